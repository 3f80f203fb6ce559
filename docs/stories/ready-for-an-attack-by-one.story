title An order readied for an attack by one ship waits for that ship
covers SHIP-READY

class gun small across 50
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
ship Rook gun at 300 0 heading 180 side Red special
crew wren plain gunner
crew kite plain gunner
crew rook plain gunner
set wren ac 30
initiative wren 20, rook 15, kite 10

begin
  ...
wren.gunner ready attack kite: fire heavy-laser at kite
  Wren's gunner readies Attack for an attack on the ship.
pass to rook.gunner
  The turn of Rook's gunner begins.
dice 2
rook.gunner fire heavy-laser at wren
  Rook's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
pass to kite.gunner
  The turn of Kite's gunner begins.
dice 2
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
  Wren's gunner may react to an attack on the ship.
wren.gunner react pass
  Wren's gunner lets it pass.
