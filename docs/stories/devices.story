title Ion cannon, tractor beam, disruptor, dampener, gravity well, interdiction
covers SHIP-DEVICE SHIP-CONDITION

class monitor large across 250 tier 1 raise strength raise strength
fit monitor heavy-ion-cannon, tractor-beam, shield-disruptor, sensor-dampener, gravity-well, interdiction-drive
mount monitor heavy-laser turret
class runner medium across 50 shield directional constitution-save
mount runner heavy-laser turret
class giant huge across 2500
class gnat small across 50
ship Warden monitor at 0 0 heading 0 side Blue special
ship Kite runner at 0 800 heading 90 side Red special
ship Rook runner at 800 0 heading 0 side Red special
ship Anvil giant at 0 2000 heading 0 side Red special
ship Midge gnat at 300 700 heading 0 side Red special
crew warden plain pilot operator
crew kite plain pilot operator mechanic
crew rook plain pilot
crew anvil plain pilot
crew midge plain pilot
set kite hull-max 200, hull 200, shields-max 20, shields 20, regeneration 8
initiative warden.pilot 20, warden.operator 19, kite.pilot 15, kite.operator 14, kite.mechanic 13, rook.pilot 5, anvil.pilot 4, midge.pilot 3

begin
  The battle goes on.
  Round 1.
  The turn of Warden's pilot begins.
pass
  The turn of Warden's operator begins.
show options warden.operator
  Interfere, Kite's pilot: 47.5%
  Interfere, Kite's operator: 47.5%
  Interfere, Kite's mechanic: 47.5%
  Interfere, Rook: 47.5%
  Interfere, Anvil: 47.5%
  Interfere, Midge: 47.5%
  Ready
  Search
  Astrogate, hasty: 0.0%, +0 against 30
  Astrogate, brisk: 5.0%, +0 against 20
  Astrogate, careful: 55.0%, +0 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Heavy Ion Cannon, Kite: 45.0%, +3 against 13
  Feature, Heavy Ion Cannon, Rook: refused [SHIP-ARC] Rook is outside the arc ahead of the bow
  Feature, Heavy Ion Cannon, Anvil: 45.0%, +3 against 13
  Feature, Heavy Ion Cannon, Midge: 84.0%, +0 against 13, −smaller
  Feature, Tractor Beam: Kite 55.0%, Anvil 45.0%, Midge 84.0%
  Feature, Shield Disruptor, Kite: 45.0%, +3 against 13
  Feature, Shield Disruptor, Rook: 45.0%, +3 against 13
  Feature, Shield Disruptor, Anvil: 45.0%, +3 against 13
  Feature, Shield Disruptor, Midge: 84.0%, +0 against 13, −smaller
  Feature, Sensor Dampener, Kite: 45.0%, +3 against 13
  Feature, Sensor Dampener, Rook: 45.0%, +3 against 13
  Feature, Sensor Dampener, Anvil: 45.0%, +3 against 13
  Feature, Sensor Dampener, Midge: 60.0%, +0 against 13
  Feature, Gravity Well: Kite, Midge
  Feature, Interdiction Drive: refused [SHIP-FEATURE] no ship that you know of is within 100 ft
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
# The heavy ion cannon: two sizes of difference help or hinder the save.
warden.operator feature heavy-ion-cannon at rook
  refused [SHIP-ARC] Rook is outside the arc ahead of the bow
dice d20=19 d20=9
warden.operator feature heavy-ion-cannon at midge
  Warden's operator uses Heavy Ion Cannon on Midge.
  Midge, Constitution save against Heavy Ion Cannon: d20 9, dropped 19 (disadvantage: smaller) = 9 against 13, failure.
  Midge is stunned for 10 rounds: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Midge: flying speed 350 → 0 ft (stunned).
show midge conditions
  conditions stunned
pass to warden.operator
  The turn of Kite's pilot begins.
  The turn of Kite's operator begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  The turn of Anvil's pilot begins.
  The turn of Midge's pilot begins.
  Round 2.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
warden.operator feature heavy-ion-cannon at kite
  refused [SHIP-FEATURE] Heavy Ion Cannon is spent before maintenance

# The tractor beam, on each ship ahead of the bow: 12 and 13 against 13, and 13 with
# disadvantage for the smallest. 100 ft nearer at once, and at the start of each turn
# of Kite's pilot in which the save fails again. Rook is outside the arc.
gm condition midge stunned off
  Midge is no longer stunned.
  Midge: flying speed 0 → 350 ft (no longer stunned).
show options warden.operator
  Interfere, Kite's pilot: 47.5%
  Interfere, Kite's operator: 47.5%
  Interfere, Kite's mechanic: 47.5%
  Interfere, Rook: 47.5%
  Interfere, Anvil: 47.5%
  Interfere, Midge: 47.5%
  Ready
  Search
  Astrogate, hasty: 0.0%, +0 against 30
  Astrogate, brisk: 5.0%, +0 against 20
  Astrogate, careful: 55.0%, +0 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Heavy Ion Cannon, Kite: refused [SHIP-FEATURE] Heavy Ion Cannon is spent before maintenance
  Feature, Heavy Ion Cannon, Rook: refused [SHIP-FEATURE] Heavy Ion Cannon is spent before maintenance
  Feature, Heavy Ion Cannon, Anvil: refused [SHIP-FEATURE] Heavy Ion Cannon is spent before maintenance
  Feature, Heavy Ion Cannon, Midge: refused [SHIP-FEATURE] Heavy Ion Cannon is spent before maintenance
  Feature, Tractor Beam: Kite 55.0%, Anvil 45.0%, Midge 84.0%
  Feature, Shield Disruptor, Kite: 45.0%, +3 against 13
  Feature, Shield Disruptor, Rook: 45.0%, +3 against 13
  Feature, Shield Disruptor, Anvil: 45.0%, +3 against 13
  Feature, Shield Disruptor, Midge: 84.0%, +0 against 13, −smaller
  Feature, Sensor Dampener, Kite: 45.0%, +3 against 13
  Feature, Sensor Dampener, Rook: 45.0%, +3 against 13
  Feature, Sensor Dampener, Anvil: 45.0%, +3 against 13
  Feature, Sensor Dampener, Midge: 60.0%, +0 against 13
  Feature, Gravity Well: Kite, Midge
  Feature, Interdiction Drive: refused [SHIP-FEATURE] no ship that you know of is within 100 ft
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=11 d20=10 d20=20 d20=13
warden.operator feature tractor-beam
  Warden's operator uses Tractor Beam.
  Kite, Strength save against Tractor Beam: d20 11 + 1 ship Strength = 12 against 13, failure.
  Anvil, Strength save against Tractor Beam: d20 10 + 3 ship Strength = 13 against 13, success.
  Midge, Strength save against Tractor Beam: d20 13, dropped 20 (disadvantage: smaller) = 13 against 13, success.
  Kite is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Kite is drawn 100 ft towards Warden.
  Kite: flying speed 300 → 0 ft (tractored).
show kite place feet conditions
  place 0 700
  feet 0 ft left of 0 ft
  conditions tractored
show anvil conditions
  conditions none
show midge conditions
  conditions none
dice d20=9
pass
  The turn of Kite's pilot begins.
  Kite is drawn 100 ft towards Warden.
  Kite, Strength save against being tractored: d20 9 + 1 ship Strength = 10 against 13, failure.
show kite place feet
  place 0 600
  feet 0 ft left of 0 ft
kite.pilot fly ahead 50
  refused [SHIP-FLY] the course costs 50 ft and 0 ft of flying speed is left
pass to warden.operator
  The turn of Kite's operator begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  The turn of Anvil's pilot begins.
  The turn of Midge's pilot begins.
  Round 3.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
# It holds no longer than the one who holds is able and near: as far as 1,000 ft.
gm move kite at 0 1100 heading 90
  The GM rules, Kite: it is moved.
show kite conditions
  conditions tractored
gm move kite at 0 1101 heading 90
  The GM rules, Kite: it is moved.
  Kite is no longer tractored.
  Kite: flying speed 0 → 300 ft (no longer tractored).
pass to kite.pilot
  The turn of Kite's pilot begins.
show kite feet conditions
  feet 300 ft left of 300 ft
  conditions none

# Shields and regeneration by half, for a minute.
pass to warden.operator
  The turn of Kite's operator begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  The turn of Anvil's pilot begins.
  The turn of Midge's pilot begins.
  Round 4.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
gm move kite at 0 800 heading 90
  The GM rules, Kite: it is moved.
dice d20=9
warden.operator feature shield-disruptor at kite
  Warden's operator uses Shield Disruptor on Kite.
  Kite, Constitution save against Shield Disruptor: d20 9 + 1 ship Constitution + 2 proficiency = 12 against 13, failure.
  Kite: shield regeneration 8 → 4 (Shield Disruptor).
  Kite: shield point maximum 20 → 10 (Shield Disruptor).
show kite shields
  shields 10 of 10, regaining 4
# It saves again each turn: 10 and 3 shake it off.
dice d20=10
pass to warden.operator
  The turn of Kite's pilot begins.
  Kite, Constitution save against Shield Disruptor: d20 10 + 1 ship Constitution + 2 proficiency = 13 against 13, success.
  Kite: shield regeneration 4 → 8 (Shield Disruptor ends).
  Kite: shield point maximum 10 → 20 (Shield Disruptor ends).
  The turn of Kite's operator begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  The turn of Anvil's pilot begins.
  The turn of Midge's pilot begins.
  Round 5.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
dice d20=9
warden.operator feature sensor-dampener at kite
  Warden's operator uses Sensor Dampener on Kite.
  Kite, Constitution save against Sensor Dampener: d20 9 + 1 ship Constitution + 2 proficiency = 12 against 13, failure.
  Kite is blinded for 10 rounds: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
show kite conditions
  conditions blinded
pass to warden.operator
  The turn of Kite's pilot begins.
  The shields of Kite regain 8.
  The turn of Kite's operator begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  The turn of Anvil's pilot begins.
  The turn of Midge's pilot begins.
  Round 6.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.

# The gravity well: as often as one likes, no save, on each ship ahead of the bow that
# is no larger.
warden.operator feature gravity-well
  Warden's operator uses Gravity Well.
  Kite is interdicted for 10 rounds: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
  Midge is interdicted for 10 rounds: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
show kite conditions
  conditions blinded, interdicted
pass to kite.operator
  The turn of Kite's pilot begins.
  The shields of Kite regain 2.
  The turn of Kite's operator begins.
kite.operator jump
  refused [SHIP-JUMP] there is no course: astrogate first
pass to warden.operator
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  The turn of Anvil's pilot begins.
  The turn of Midge's pilot begins.
  Round 7.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.

# The interdiction drive, on each ship within 100 ft, and none a foot further: 12 and 13.
warden.operator feature interdiction-drive
  refused [SHIP-FEATURE] no ship that you know of is within 100 ft
gm move kite at 0 200 heading 90
  The GM rules, Kite: it is moved.
gm move rook at -200 0 heading 90
  The GM rules, Rook: it is moved.
gm move midge at 0 -201 heading 90
  The GM rules, Midge: it is moved.
show range warden rook
  100 ft
show range warden midge
  101 ft
dice d20=11 d20=12
warden.operator feature interdiction-drive
  Warden's operator uses Interdiction Drive.
  Kite, Strength save against Interdiction Drive: d20 11 + 1 ship Strength = 12 against 13, failure.
  Rook, Strength save against Interdiction Drive: d20 12 + 1 ship Strength = 13 against 13, success.
  Kite: flying speed 300 → 200 ft (Interdiction Drive).
  Kite: cost of turning 90° 150 → 200 ft (Interdiction Drive).
show kite feet turning
  feet 0 ft left of 200 ft
  turning 200 ft for 90°
