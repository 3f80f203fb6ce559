title Interfere: a Technology contest within 1,000 ft
covers SHIP-INTERFERE

# Two plain craft whose spaces are small, so that ranges count from their
# middles.
class probe small
mount probe heavy-laser turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 1000 heading 180 side Red
crew wren pilot operator
crew kite gunner mechanic
set wren ac 30
initiative wren 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
pass
  The turn of Wren's operator begins.

# 1,000 ft is within reach, 1,001 is not. Won: disadvantage on the next check or
# attack, whichever comes first.
gm move kite at 0 1001
  The GM rules, Kite: it is moved.
wren.operator interfere kite.gunner
  refused [SHIP-INTERFERE] Kite is more than 1000 ft away
gm move kite at 0 1000
  The GM rules, Kite: it is moved.
dice d20=11 d20=10
wren.operator interfere kite.gunner
  Wren's operator, Interfere: d20 11, against Kite's gunner: d20 10, won.
  The next check or attack of Kite's gunner has disadvantage.
pass
  The turn of Kite's gunner begins.
gm move kite at 0 600
  The GM rules, Kite: it is moved.
dice d20=5 d20=4
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 4, dropped 5 (disadvantage: Interfere) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
pass to wren.operator
  The turn of Kite's mechanic begins.
  Round 2.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.

# It hinders a check as well, here a mechanic's Patch.
gm edit kite hull 5
  The GM rules, Kite: Hull set to 5.
dice d20=2 d20=1
wren.operator interfere kite.mechanic
  Wren's operator, Interfere: d20 2, against Kite's mechanic: d20 1, won.
  The next check or attack of Kite's mechanic has disadvantage.
pass to kite.mechanic
  The turn of Kite's gunner begins.
  The turn of Kite's mechanic begins.
dice d20=18 d20=3 d6=4 d6=5
kite.mechanic patch
  Kite's mechanic, Patch: d20 3, dropped 18 (disadvantage: Interfere) = 3 against 10, failure.
  Kite's mechanic spends a Hit Die: d6 4, dropped 5 = 4; the hull regains 4.
pass to wren.operator
  Round 3.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.

# Lost or tied, nothing happens.
dice d20=10 d20=10
wren.operator interfere kite.gunner
  Wren's operator, Interfere: d20 10, against Kite's gunner: d20 10, a tie.
pass
  The turn of Kite's gunner begins.
dice d20=2
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
pass to wren.operator
  The turn of Kite's mechanic begins.
  Round 4.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
dice d20=9 d20=10
wren.operator interfere kite.gunner
  Wren's operator, Interfere: d20 9, against Kite's gunner: d20 10, lost.
pass
  The turn of Kite's gunner begins.
dice d20=2
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
pass to wren.operator
  The turn of Kite's mechanic begins.
  Round 5.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.

# What is not used before the operator's next turn is gone.
dice d20=20 d20=10
wren.operator interfere kite.gunner
  Wren's operator, Interfere: d20 20, against Kite's gunner: d20 10, won.
  The next check or attack of Kite's gunner has disadvantage.
pass to wren.operator
  The turn of Kite's gunner begins.
  The turn of Kite's mechanic begins.
  Round 6.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
pass
  The turn of Kite's gunner begins.
dice d20=2
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
pass to wren.operator
  The turn of Kite's mechanic begins.
  Round 7.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.

# Somebody must be there, and the ship must be known.
wren.operator interfere kite.pilot
  refused [SHIP-INTERFERE] nobody is deployed as pilot on Kite
wren.operator interfere wren.pilot
  refused [SHIP-INTERFERE] Wren is your own ship
gm hide kite
  The GM rules, Kite: it is hidden.
wren.operator interfere kite.gunner
  refused [SHIP-INTERFERE] you know of no such ship
