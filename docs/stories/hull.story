title Hull points, wear, and what happens at 0
covers SHIP-HP SHIP-ZERO SHIP-MASSIVE SHIP-NPC

# Players' ships and special ones are disabled at 0; others explode.
ship Hesper corvette at 0 0 heading 0 side Blue special
ship Kite fighter at 0 3000 heading 180 side Red
ship Rook fighter at 500 3000 heading 180 side Red
ship Crow fighter at 1000 3000 heading 180 side Red
ship Daw fighter at 1500 3000 heading 180 side Red
ship Heron corvette at 0 -3000 heading 0 side Blue special
ship Egret corvette at 500 -3000 heading 0 side Blue special
crew hesper pilot gunner mechanic
crew heron none
crew egret none
set hesper shields-max 0, hull-max 40, hull 40
set heron shields-max 0, hull-max 40, hull 20, system-damage 4
set egret shields-max 0, hull-max 40, hull 20, system-damage 4
set kite shields-max 0
set rook shields-max 0
set crow shields-max 0
set daw shields-max 0
initiative hesper 20, kite 10, rook 9, crow 8, daw 7

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.

# Half of the hull or more shows nothing, less shows wear; and above 0 nothing is
# lost.
gm damage hesper 20 kinetic
  The GM rules, Hesper: 20 kinetic damage.
  Hesper: kinetic takes 20 from the hull.
show hesper hull
  hull 20 of 40
see kite.pilot
  Hesper at 0 0 heading 0°, hull unknown
  Kite at 0 3000 heading 180°, hull 14, shields 0
  Rook at 500 3000 heading 180°, hull 14, shields 0
  Crow at 1000 3000 heading 180°, hull 14, shields 0
  Daw at 1500 3000 heading 180°, hull 14, shields 0
  Heron at 0 -3000 heading 0°, hull unknown
  Egret at 500 -3000 heading 0°, hull unknown
gm damage hesper 1 kinetic
  The GM rules, Hesper: 1 kinetic damage.
  Hesper: kinetic takes 1 from the hull.
show hesper hull
  hull 19 of 40, worn
see kite.pilot
  Hesper at 0 0 heading 0°, worn, hull unknown
  Kite at 0 3000 heading 180°, hull 14, shields 0
  Rook at 500 3000 heading 180°, hull 14, shields 0
  Crow at 1000 3000 heading 180°, hull 14, shields 0
  Daw at 1500 3000 heading 180°, hull 14, shields 0
  Heron at 0 -3000 heading 0°, hull unknown
  Egret at 500 -3000 heading 0°, hull unknown
gm damage hesper 18 kinetic
  The GM rules, Hesper: 18 kinetic damage.
  Hesper: kinetic takes 18 from the hull.
show hesper hull state feet
  state able
  feet 300 ft left of 300 ft
  hull 1 of 40, worn
hesper.pilot fly ahead 50
  Hesper has flown its course; 250 ft of flying speed is left.

# 0: disabled, with one level of system damage, and it stops.
gm damage hesper 1 kinetic
  The GM rules, Hesper: 1 kinetic damage.
  Hesper: kinetic takes 1 from the hull.
  Hesper is disabled.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
  The turn of Hesper's gunner begins.
  The turn of Hesper's mechanic begins.
show hesper hull state feet system-damage
  state disabled
  feet 0 ft left of 300 ft
  hull 0 of 40, worn
  system-damage 1: disadvantage on ability checks
hesper.pilot fly ahead 1
  refused [SHIP-ZERO] Hesper is disabled: only its mechanic can act

# Repairs never pass the maximum.
gm mend hesper 100
  Hesper has power again.
  The GM rules, Hesper: its hull regains 40.
show hesper hull state
  state able
  hull 40 of 40

# NPC ships explode at 0, whether exactly or by more.
gm edit kite hull 5
  The GM rules, Kite: Hull set to 5.
gm damage kite 5 kinetic
  The GM rules, Kite: 5 kinetic damage.
  Kite: kinetic takes 5 from the hull.
  Kite explodes.
gm damage rook 20 kinetic
  The GM rules, Rook: 20 kinetic damage.
  Rook: kinetic takes 20 from the hull.
  Rook explodes.
# The GM can mark one special at any time.
gm edit crow special 1
  The GM rules, Crow: it is special: at 0 it is disabled and makes saves.
gm damage crow 14 kinetic
  The GM rules, Crow: 14 kinetic damage.
  Crow: kinetic takes 14 from the hull.
  Crow is disabled.
  Crow: system damage +1, now level 1: disadvantage on ability checks.

# Massive damage: what is left over at 0 destroys a special ship too, when it is at
# least the maximum. 10 left of 40: 49 damage leave 39, one less; 50 leave 40.
gm edit hesper system-damage 0
  The GM rules, Hesper: System damage set to 0.
gm edit hesper hull 10
  The GM rules, Hesper: Hull set to 10.
gm damage hesper 49 kinetic
  The GM rules, Hesper: 49 kinetic damage.
  Hesper: kinetic takes 49 from the hull.
  Hesper is disabled.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
gm mend hesper 10
  Hesper has power again.
  The GM rules, Hesper: its hull regains 10.
gm edit hesper system-damage 0
  The GM rules, Hesper: System damage set to 0.
# (The next turn is that of Crow, which is disabled: it makes a destruction save.)
dice 12
gm damage hesper 50 kinetic
  The GM rules, Hesper: 50 kinetic damage.
  Hesper: kinetic takes 50 from the hull.
  Hesper is torn apart by massive damage.
  The turn of Crow begins.
  Crow makes a destruction save: d20 12 against 10, success.
hesper.pilot fly ahead 1
  refused [SHIP-ZERO] Hesper is destroyed
see crow.pilot
  Hesper at 0 50 heading 0°, destroyed, worn, hull unknown
  Kite at 0 3000 heading 180°, destroyed, worn, hull 0, shields 0
  Rook at 500 3000 heading 180°, destroyed, worn, hull 0, shields 0
  Crow at 1000 3000 heading 180°, disabled, worn, hull 0, shields 0
  Daw at 1500 3000 heading 180°, hull 14, shields 0
  Heron at 0 -3000 heading 0°, hull unknown
  Egret at 500 -3000 heading 0°, hull unknown
# At system damage level 4 the maximum is half of 40, and counts as such.
gm damage heron 39 kinetic
  The GM rules, Heron: 39 kinetic damage.
  Heron: kinetic takes 39 from the hull.
  Heron is disabled.
  Heron: system damage +1, now level 5: a natural 1 of its crew calls for a destruction save.
gm damage egret 40 kinetic
  The GM rules, Egret: 40 kinetic damage.
  Egret: kinetic takes 40 from the hull.
  Egret is torn apart by massive damage.
gm damage egret 1 kinetic
  refused [SHIP-HP] Egret is destroyed
