title Cover from geometry: half, three quarters, all, and the best of several
covers SHIP-COVER

# Wren fires from the south at Kite, 600 ft to the north, whose space is 25 ft wide:
# it reaches 12.5 ft to each side. What stands halfway hides twice its own width.
class probe small
mount probe heavy-laser turret
class barge medium across 100
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 600 heading 180 side Red
ship Crow barge at 500 300 heading 90 side Red
# Three quarters of what is behind it: from 12.5 ft on one side to 6.25 on the other.
object Stone asteroid at 993.125 300 radius 10
object Pebble asteroid at 1010 300 radius 10
object Half asteroid at 2010 300 radius 10
object Less asteroid at 3010.1 300 radius 10
object Whole asteroid at 4000 300 radius 6.25
object Nearly asteroid at 5000 300 radius 6.2
crew wren plain gunner
crew kite none
crew crow none
set kite ac 20
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
# Nothing is in the way.
dice d20=13
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 13 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19 against AC 20, a miss.
pass
  Round 2.
  The turn of Wren's gunner begins.

# A ship hides what is behind it, whoever's it is.
gm move crow at 0 300 heading 90
  The GM rules, Crow: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-COVER] Kite is wholly hidden behind cover
gm move crow at 500 300 heading 90
  The GM rules, Crow: it is moved.

# Exactly half is hidden; a hair less than half is no cover.
gm move wren at 2000 0 heading 0
  The GM rules, Wren: it is moved.
gm move kite at 2000 600 heading 180
  The GM rules, Kite: it is moved.
dice d20=13
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 13 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19 against AC 22 with half cover, a miss.
pass
  Round 3.
  The turn of Wren's gunner begins.
gm move wren at 3000 0 heading 0
  The GM rules, Wren: it is moved.
gm move kite at 3000 600 heading 180
  The GM rules, Kite: it is moved.
dice d20=13
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 13 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19 against AC 20, a miss.
pass
  Round 4.
  The turn of Wren's gunner begins.

# All of it; and all but a hair, which is three quarters.
gm move wren at 4000 0 heading 0
  The GM rules, Wren: it is moved.
gm move kite at 4000 600 heading 180
  The GM rules, Kite: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-COVER] Kite is wholly hidden behind cover
gm move wren at 5000 0 heading 0
  The GM rules, Wren: it is moved.
gm move kite at 5000 600 heading 180
  The GM rules, Kite: it is moved.
dice d20=13
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 13 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19 against AC 25 with three-quarters cover, a miss.
pass
  Round 5.
  The turn of Wren's gunner begins.

# Behind a stone that hides three quarters and a pebble that hides half: three
# quarters. They do not add up, even where together they hide all.
gm move wren at 1000 0 heading 0
  The GM rules, Wren: it is moved.
gm move kite at 1000 600 heading 180
  The GM rules, Kite: it is moved.
dice d20=13
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 13 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19 against AC 25 with three-quarters cover, a miss.
pass
  Round 6.
  The turn of Wren's gunner begins.
# From beyond them there is none.
gm move wren at 1000 311 heading 0
  The GM rules, Wren: it is moved.
dice d20=13
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 13 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19 against AC 20, a miss.
