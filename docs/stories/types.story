title Damage types, shields and hull
covers SHIP-TYPES SHIP-SP SHIP-RESIST

class plain medium across 50 shield directional
class hard medium across 50 shield directional resists kinetic resists pulse vulnerable energy vulnerable thermite
class odd medium across 50 shield directional resists energy vulnerable energy
ship Wren plain at 0 0 heading 0 side Blue special
ship Kite hard at 0 5000 heading 0 side Red special
ship Rook odd at 0 10000 heading 0 side Red special
crew wren none
crew kite none
crew rook none
set wren hull-max 100, hull 100, shields-max 30, shields 30
set kite hull-max 100, hull 100, shields-max 30, shields 30
set rook hull-max 100, hull 100, shields-max 30, shields 30

begin
  The battle goes on.

# Energy and kinetic, as they are.
gm damage wren 4 energy
  The GM rules, Wren: 4 energy damage.
  Wren: energy takes 4 from the shields.
gm damage wren 3 kinetic
  The GM rules, Wren: 3 kinetic damage.
  Wren: kinetic takes 3 from the shields.
# Pulse twice to shields; thermite half, rounded down.
gm damage wren 4 pulse
  The GM rules, Wren: 4 pulse damage.
  Wren: pulse takes 8, doubled, from the shields.
gm damage wren 5 thermite
  The GM rules, Wren: 5 thermite damage.
  Wren: thermite takes 2, halved, from the shields.
show wren shields hull
  hull 100 of 100
  shields 13 of 30, regaining 8
# The example: 5 shield points, 7 damage: shields gone, 2 to the hull.
gm edit wren shields 5
  The GM rules, Wren: Shields set to 5.
gm damage wren 7 kinetic
  The GM rules, Wren: 7 kinetic damage.
  Wren: kinetic takes 5 from the shields and 2 from the hull.
  The shields of Wren are down.
show wren shields hull
  hull 98 of 100
  shields 0 of 30, regaining 8, down
# Exactly what the shields hold: they are down, and the hull is whole.
gm edit wren shields 7
  The GM rules, Wren: Shields set to 7.
gm damage wren 7 energy
  The GM rules, Wren: 7 energy damage.
  Wren: energy takes 7 from the shields.
  The shields of Wren are down.
# Hull alone: pulse half, rounded down; thermite twice.
gm damage wren 7 pulse
  The GM rules, Wren: 7 pulse damage.
  Wren: pulse takes 3, halved, from the hull.
gm damage wren 7 thermite
  The GM rules, Wren: 7 thermite damage.
  Wren: thermite takes 14, doubled, from the hull.
show wren hull
  hull 81 of 100

# What shields cannot hold goes on as it was rolled. 10 pulse on 5 shield points:
# 3 of it use them up (3 twice is 6), 7 are left, half of them are 3.
gm edit wren shields 5
  The GM rules, Wren: Shields set to 5.
gm damage wren 10 pulse
  The GM rules, Wren: 10 pulse damage.
  Wren: pulse takes 5, doubled, from the shields and 3, halved, from the hull.
  The shields of Wren are down.
# 14 thermite on 5 shield points: 10 of it use them up, 4 are left, twice that is 8.
gm edit wren shields 5
  The GM rules, Wren: Shields set to 5.
gm damage wren 14 thermite
  The GM rules, Wren: 14 thermite damage.
  Wren: thermite takes 5, halved, from the shields and 8, doubled, from the hull.
  The shields of Wren are down.

# Resistance halves, vulnerability doubles, last of all.
gm damage kite 9 kinetic
  The GM rules, Kite: 9 kinetic damage.
  Kite: kinetic, resisted, takes 4 from the shields.
gm damage kite 9 energy
  The GM rules, Kite: 9 energy damage.
  Kite: energy, doubled by vulnerability, takes 18 from the shields.
# Pulse against resistance: twice and half on shields. Thermite against
# vulnerability: half and twice.
gm damage kite 4 pulse
  The GM rules, Kite: 4 pulse damage.
  Kite: pulse, resisted, takes 4, doubled, from the shields.
gm damage kite 3 thermite
  The GM rules, Kite: 3 thermite damage.
  Kite: thermite, doubled by vulnerability, takes 3, halved, from the shields.
show kite shields
  shields 1 of 30, regaining 8
gm edit kite shields 0
  The GM rules, Kite: Shields set to 0.
gm damage kite 9 kinetic
  The GM rules, Kite: 9 kinetic damage.
  Kite: kinetic, resisted, takes 4 from the hull.
gm damage kite 9 energy
  The GM rules, Kite: 9 energy damage.
  Kite: energy, doubled by vulnerability, takes 18 from the hull.
gm damage kite 9 pulse
  The GM rules, Kite: 9 pulse damage.
  Kite: pulse, resisted, takes 2, halved, from the hull.
gm damage kite 9 thermite
  The GM rules, Kite: 9 thermite damage.
  Kite: thermite, doubled by vulnerability, takes 36, doubled, from the hull.
show kite hull
  hull 40 of 100, worn
# Half of 15 against 5 shield points: 10 of it use them up, half of the rest is 2.
gm edit kite shields 5
  The GM rules, Kite: Shields set to 5.
gm damage kite 15 kinetic
  The GM rules, Kite: 15 kinetic damage.
  Kite: kinetic, resisted, takes 5 from the shields and 2 from the hull.
  The shields of Kite are down.

# Both at once: halved, then doubled, rounded once.
gm damage rook 9 energy
  The GM rules, Rook: 9 energy damage.
  Rook: energy, resisted and doubled by vulnerability, takes 9 from the shields.

# Damage of nothing is no harm.
gm damage wren 0 energy
  The GM rules, Wren: 0 energy damage.
  Wren: energy does no harm.
gm damage wren 1 pulse
  The GM rules, Wren: 1 pulse damage.
  Wren: pulse does no harm.
