title Direct: advantage for somebody of one's own crew
covers SHIP-DIRECT

class probe small
mount probe heavy-laser turret
mount probe blast-missile turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 500 heading 180 side Red
ship Rook probe at 500 0 heading 180 side Red
crew wren coordinator gunner mechanic
crew kite none
crew rook none
set kite ac 30, hull-max 50, hull 50
set rook ac 30
set wren hull 10
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's coordinator begins.

# On the next check.
wren.coordinator direct wren.mechanic
  Wren's coordinator directs Wren's mechanic: advantage on the next check.
pass to wren.mechanic
  The turn of Wren's gunner begins.
  The turn of Wren's mechanic begins.
dice d20=4 d20=15 d6=3
wren.mechanic patch
  Wren's mechanic, Patch: d20 15, dropped 4 (advantage: Direct) = 15 against 10, success.
  Wren's mechanic spends a Hit Die: d6 3; the hull regains 3.
pass
  Round 2.
  The turn of Wren's coordinator begins.

# On the first attack on a target, and on that target alone.
wren.coordinator direct wren.gunner against kite
  Wren's coordinator directs Wren's gunner: advantage on the first attack on Kite.
pass
  The turn of Wren's gunner begins.
dice d20=4
wren.gunner fire heavy-laser at rook
  Wren's gunner fires the heavy laser at Rook: d20 4 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
pass to wren.coordinator
  The turn of Wren's mechanic begins.
  Round 3.
  The turn of Wren's coordinator begins.
wren.coordinator direct wren.gunner against kite
  Wren's coordinator directs Wren's gunner: advantage on the first attack on Kite.
pass
  The turn of Wren's gunner begins.
dice d20=4 d20=5
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5, dropped 4 (advantage: Direct) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 30, a miss.
pass to wren.coordinator
  The turn of Wren's mechanic begins.
  Round 4.
  The turn of Wren's coordinator begins.

# Where the target saves instead, what helps the attack hinders the save.
wren.coordinator direct wren.gunner against kite
  Wren's coordinator directs Wren's gunner: advantage on the first attack on Kite.
pass
  The turn of Wren's gunner begins.
dice d20=19 d20=5 d10=1 d10=1 d10=1
wren.gunner fire blast-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 5, dropped 19 (disadvantage: Direct (attack)) + 3 ship Dexterity = 8 against 15, failure.
  Blast missile damage: d10 1+1+1 = 3, 3 energy.
  Kite: energy takes 3 from the hull.
pass to wren.coordinator
  The turn of Wren's mechanic begins.
  Round 5.
  The turn of Wren's coordinator begins.

# A check that an attack does not use, and one that comes too late: it lasts until
# the coordinator's next turn.
wren.coordinator direct wren.gunner
  Wren's coordinator directs Wren's gunner: advantage on the next check.
pass
  The turn of Wren's gunner begins.
dice d20=4
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 4 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
pass to wren.coordinator
  The turn of Wren's mechanic begins.
  Round 6.
  The turn of Wren's coordinator begins.
wren.coordinator direct wren.mechanic
  Wren's coordinator directs Wren's mechanic: advantage on the next check.
pass to wren.coordinator
  The turn of Wren's gunner begins.
  The turn of Wren's mechanic begins.
  Round 7.
  The turn of Wren's coordinator begins.
pass to wren.mechanic
  The turn of Wren's gunner begins.
  The turn of Wren's mechanic begins.
dice d20=15 d6=3
wren.mechanic patch
  Wren's mechanic, Patch: d20 15 against 10, success.
  Wren's mechanic spends a Hit Die: d6 3; the hull regains 1.
pass
  Round 8.
  The turn of Wren's coordinator begins.

# Not oneself, not a ship away, no attack for one who does not shoot.
wren.coordinator direct wren.coordinator
  refused [SHIP-DIRECT] you cannot direct yourself
wren.coordinator direct kite.gunner
  refused [SHIP-DIRECT] there is nobody to help
wren.coordinator direct wren.mechanic against kite
  refused [SHIP-DIRECT] Mechanic is not a gunner and attacks nobody
wren.coordinator direct wren.gunner against wren
  refused [SHIP-DIRECT] Wren is your own ship
