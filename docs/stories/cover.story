title Cover from rocks, ships and the GM
covers SHIP-COVER

# Wren fires from the south at Kite, 1,000 ft to the north, whose space is 25 ft
# wide. A rock halfway hides twice its own width of it.
class probe small
mount probe heavy-laser turret
mount probe blast-missile turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 1000 heading 180 side Red special
ship Rook probe at 500 0 heading 0 side Blue
object Stone asteroid at 6.25 500 radius 6.25
crew wren plain gunner
crew kite none
crew rook plain gunner
set kite ac 15, hull-max 200, hull 200
initiative wren 20, rook 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.

# The rock reaches from x 0 to 12.5 at half the way, so its shadow from 0 to 25 at
# the target, which reaches from -12.5 to 12.5. Half of it is hidden: +2 to AC, so
# that 10 + 6 misses 17, and 11 + 6 hits. (1,000 ft is long range: two dice.)
dice d20=10 d20=20
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 10, dropped 20 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 17 with half cover, a miss.
pass to wren.gunner
  The turn of Rook's gunner begins.
  Round 2.
  The turn of Wren's gunner begins.
dice d20=11 d20=20 d6=1
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 11, dropped 20 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 17 against AC 17 with half cover, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Kite: energy takes 2 from the hull.
# Cover holds only against what comes from its far side: Rook sees past the rock.
pass
  The turn of Rook's gunner begins.
dice d20=9 d20=20 d6=1
rook.gunner fire heavy-laser at kite
  Rook's gunner fires the heavy laser at Kite: d20 9, dropped 20 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 15 against AC 15, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Kite: energy takes 2 from the hull.
pass
  Round 3.
  The turn of Wren's gunner begins.

# Cover helps Dexterity saves as well, here against 15: 9 + 3 + 2 fails, and 10
# holds. (Normal range: one die.)
gm move kite at 0 600
  The GM rules, Kite: it is moved.
gm cover kite half
  The GM rules, Kite: its cover is: half cover.
dice d20=9 d10=1 d10=1 d10=1
wren.gunner fire blast-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 9 + 3 ship Dexterity + 2 half cover = 14 against 15, failure.
  Blast missile damage: d10 1+1+1 = 3, 3 energy.
  Kite: energy takes 3 from the hull.
pass to wren.gunner
  The turn of Rook's gunner begins.
  Round 4.
  The turn of Wren's gunner begins.
dice d20=10 d10=1 d10=1 d10=1
wren.gunner fire blast-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 10 + 3 ship Dexterity + 2 half cover = 15 against 15, success.
  Blast missile damage: d10 1+1+1 = 3, 1 energy, half by the save.
  Kite: energy takes 1 from the hull.
pass to wren.gunner
  The turn of Rook's gunner begins.
  Round 5.
  The turn of Wren's gunner begins.
gm cover kite three-quarters
  The GM rules, Kite: its cover is: three-quarters cover.
dice d20=13
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 13 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19 against AC 20 with three-quarters cover, a miss.
pass to wren.gunner
  The turn of Rook's gunner begins.
  Round 6.
  The turn of Wren's gunner begins.
dice d20=14 d6=1
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 14 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 20 against AC 20 with three-quarters cover, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Kite: energy takes 2 from the hull.
pass to wren.gunner
  The turn of Rook's gunner begins.
  Round 7.
  The turn of Wren's gunner begins.
gm cover kite total
  The GM rules, Kite: its cover is: total cover.
wren.gunner fire heavy-laser at kite
  refused [SHIP-COVER] Kite is wholly hidden behind cover
gm cover kite none
  The GM rules, Kite: its cover is: none.
dice d20=9 d6=1
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 9 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 15 against AC 15, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Kite: energy takes 2 from the hull.
pass to wren.gunner
  The turn of Rook's gunner begins.
  Round 8.
  The turn of Wren's gunner begins.
gm cover kite geometry
  The GM rules, Kite: its cover follows from geometry.
