title Cover: the best counts, and ships give it
covers SHIP-COVER

class probe small
mount probe heavy-laser turret
class barge medium across 100
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 600 heading 180 side Red
ship Crow barge at 400 300 heading 90 side Red
object Stone asteroid at 100 400 radius 10
object Pebble asteroid at -100 200 radius 5
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
dice d20=14 d6=1
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 14 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 20 against AC 20, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Kite: energy takes 2 from the hull.
pass
  Round 2.
  The turn of Wren's gunner begins.

# A ship hides what is behind it, whoever's it is.
gm move crow at 0 300 heading 90
  The GM rules, Crow: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-COVER] Kite is wholly hidden behind cover
# Behind both a rock that hides three quarters and one that hides half: three
# quarters. The target reaches from -12.5 to 12.5; at two thirds of the way the
# stone hides from -12.5 to 6.25.
gm move crow at 400 300 heading 90
  The GM rules, Crow: it is moved.
