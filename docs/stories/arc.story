title Arcs: a cone as wide as it is far
covers SHIP-ARC

class probe small
mount probe heavy-laser fore
mount probe heavy-laser aft
mount probe heavy-laser starboard
mount probe heavy-laser turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 100 200 heading 180 side Red
crew wren plain gunner
crew kite none
set kite ac 40
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.

# 200 ft ahead the cone is 200 ft wide: 100 ft to each side are its edge.
dice 5
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 2.
  The turn of Wren's gunner begins.
gm move kite at 101 200
  The GM rules, Kite: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-ARC] Kite is outside the fore arc of the heavy laser
gm move kite at -100 200
  The GM rules, Kite: it is moved.
dice 5
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 3.
  The turn of Wren's gunner begins.
gm move kite at -101 200
  The GM rules, Kite: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-ARC] Kite is outside the fore arc of the heavy laser

# Aft and to starboard.
gm move kite at 100 -200
  The GM rules, Kite: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-ARC] Kite is outside the fore arc of the heavy laser
dice 5
wren.gunner fire heavy-laser-2 at kite
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 4.
  The turn of Wren's gunner begins.
gm move kite at 200 100
  The GM rules, Kite: it is moved.
dice 5
wren.gunner fire heavy-laser-3 at kite
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 5.
  The turn of Wren's gunner begins.
gm move kite at 200 101
  The GM rules, Kite: it is moved.
wren.gunner fire heavy-laser-3 at kite
  refused [SHIP-ARC] Kite is outside the starboard arc of the heavy laser

# A turret fires all around.
dice 5
wren.gunner fire heavy-laser-4 at kite
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 6.
  The turn of Wren's gunner begins.

# The cone turns with the ship. At a heading of 37° its edges are at 63.565° and
# 10.435°: a target at 1,000 ft on 63.5° is in it, one on 63.6° is not.
gm move wren at 0 0 heading 37
  The GM rules, Wren: it is moved.
gm move kite at 894.934 446.198
  The GM rules, Kite: it is moved.
dice 5 5
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5, dropped 5 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 7.
  The turn of Wren's gunner begins.
gm move kite at 895.712 444.635
  The GM rules, Kite: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-ARC] Kite is outside the fore arc of the heavy laser
