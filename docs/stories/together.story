title What happens in one tick is settled together
covers SHIP-ROUND SHIP-SP SHIP-NPC

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 500 heading 180 side Red
ship Rook gun at 300 500 heading 180 side Red
crew wren plain gunner
crew kite plain gunner
crew rook plain gunner
set wren hull-max 30, hull 30, shields-max 5, shields 5, ac 10
set kite hull 3, ac 10
set rook ac 10
initiative wren 20, kite 15, rook 10
tempo live

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
wait for wren.gunner
  The turn of Kite's gunner begins.
  The turn of Rook's gunner begins.
  Round 2.
  The turn of Wren's gunner begins.
# Two hits in one tick: all dice first, then the wounds one after another, in the
# order of the shots.
dice d20=10 d6=5 d20=11 d6=4
kite.gunner fire heavy-laser at wren; rook.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 10 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 10, a hit.
  Heavy laser damage: d6 5 + 1 heavy laser = 6, 6 energy.
  Rook's gunner fires the heavy laser at Wren: d20 11 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 17 against AC 10, a hit.
  Heavy laser damage: d6 4 + 1 heavy laser = 5, 5 energy.
  Wren: energy takes 5 from the shields and 1 from the hull.
  The shields of Wren are down.
  Wren: energy takes 5 from the hull.
show wren hull shields
  hull 24 of 30
  shields 0 of 5, regaining 0, down
wait for wren.gunner
  The turn of Kite's gunner begins.
  The turn of Rook's gunner begins.
  Round 3.
  The turn of Wren's gunner begins.
gm edit wren hull 3
  The GM rules, Wren: Hull set to 3.
# In live tempo both fire in the same tick: each of them kills the other, since
# nobody is saved by being asked first.
dice d20=10 d6=5 d20=10 d6=5
wren.gunner fire heavy-laser at kite; kite.gunner fire heavy-laser at wren
  Wren's gunner fires the heavy laser at Kite: d20 10 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 10, a hit.
  Heavy laser damage: d6 5 + 1 heavy laser = 6, 6 energy.
  Kite's gunner fires the heavy laser at Wren: d20 10 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 10, a hit.
  Heavy laser damage: d6 5 + 1 heavy laser = 6, 6 energy.
  Kite: energy takes 6 from the hull.
  Kite explodes.
  Wren: energy takes 6 from the hull.
  Wren explodes.
  The battle is over. Every other side is beaten.
