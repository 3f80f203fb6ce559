title What is on its way rolls its own dice before a held order does
covers SHIP-IMPROVISE

class gun small
mount gun heavy-laser turret
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 500 heading 180 side Red
crew wren plain gunner gunner
crew kite none
set kite ac 15, hull-max 50, hull 50
initiative wren 20
tempo together

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
  The turn of Wren's gunner 2 begins.
gm hold on
dice d20=12 d6=4
wren.gunner fire heavy-laser at kite
  Wren's gunner: fire waits for the GM.
dice d20=17 d6=6
gm command wren.gunner-2 fire heavy-laser-2 at kite; gm release 1
  Wren's gunner 2 fires the heavy laser at Kite: d20 17 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 23 against AC 15, a hit.
  Heavy laser damage: d6 6 + 1 heavy laser = 7, 7 energy.
  Kite: energy takes 7 from the hull.
  Wren's gunner fires the heavy laser at Kite: d20 12 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 18 against AC 15, a hit.
  Heavy laser damage: d6 4 + 1 heavy laser = 5, 5 energy.
  Kite: energy takes 5 from the hull.
# Switched off, what waits happens as it was shown.
pass to wren.gunner
  Round 2.
  The turn of Wren's gunner begins.
  The turn of Wren's gunner 2 begins.
dice d20=12 d6=3
wren.gunner fire heavy-laser at kite
  Wren's gunner: fire waits for the GM.
gm hold off
  Wren's gunner fires the heavy laser at Kite: d20 12 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 18 against AC 15, a hit.
  Heavy laser damage: d6 3 + 1 heavy laser = 4, 4 energy.
  Kite: energy takes 4 from the hull.
