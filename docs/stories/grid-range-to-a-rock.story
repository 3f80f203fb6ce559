title On the grid a rock takes the squares that it fills, and a small one takes one
covers SHIP-GRID SHIP-RANGE SHIP-PLACE

grid
class gun small across 50
mount gun rapid-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 5000 heading 180 side Red special
object Pebble asteroid at 600 0 radius 10
object Stone asteroid at -650 0 radius 20
object Rock asteroid at 0 -650 radius 85
crew wren plain gunner
crew kite plain pilot
initiative wren 20, kite 10

begin
  ...
wren.gunner fire-at rapid-laser at stone
  refused [SHIP-RANGE] Stone is beyond the rapid-fire laser's 600 ft
dice 2 3
wren.gunner fire-at rapid-laser at pebble attacks 1
  Wren's gunner fires the rapid-fire laser at Pebble: d20 2, dropped 3 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 10, a miss.
dice 2 3
wren.gunner fire-at rapid-laser at rock attacks 1
  Wren's gunner fires the rapid-fire laser at Rock: d20 2, dropped 3 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 10, a miss.
