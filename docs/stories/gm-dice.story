title The GM sees a roll before it happens
covers SHIP-IMPROVISE

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 500 heading 180 side Red
ship Rook gun at 300 500 heading 180 side Red
crew wren plain gunner gunner
crew kite none
crew rook none
set kite ac 15, hull-max 50, hull 50
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
# Hold: orders that throw dice wait. The GM lets them happen as shown.
gm hold on
dice d20=12 d6=4
wren.gunner fire heavy-laser at kite
  Wren's gunner: fire waits for the GM.
show kite hull
  hull 50 of 50
gm release 1
  Wren's gunner fires the heavy laser at Kite: d20 12 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 18 against AC 15, a hit.
  Heavy laser damage: d6 4 + 1 heavy laser = 5, 5 energy.
  Kite: energy takes 5 from the hull.
show kite hull
  hull 45 of 50
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  Round 2.
  The turn of Wren's gunner begins.
# With another d20: what was a hit is a miss.
dice d20=12 d6=4
wren.gunner fire heavy-laser at kite
  Wren's gunner: fire waits for the GM.
gm release 2 3
  Wren's gunner fires the heavy laser at Kite: d20 3 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 9 against AC 15, a miss.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  Round 3.
  The turn of Wren's gunner begins.
# Or not at all: it costs nothing.
dice d20=12 d6=4
wren.gunner fire heavy-laser at kite
  Wren's gunner: fire waits for the GM.
gm cancel 3
  The GM rules, Wren: the order fire of the gunner is cancelled.
gm hold off
show wren.gunner
  the turn is open; left: action, bonus action, reaction, object
# The dice that fall next can be set, without holding anything.
gm dice 19 d6=6
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 19 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 25 against AC 15, a hit.
  Heavy laser damage: d6 6 + 1 heavy laser = 7, 7 energy.
  Kite: energy takes 7 from the hull.
