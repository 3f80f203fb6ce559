title Disable rather than destroy
covers SHIP-DISABLE SHIP-NPC SHIP-MASSIVE

class gun small
mount gun heavy-laser turret
mount gun slug-railgun turret
mount gun blast-missile turret
mount gun laser-cannon turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 601 heading 180 side Red
ship Rook gun at 100 500 heading 180 side Red
ship Crow gun at -100 500 heading 180 side Red
ship Daw gun at -200 400 heading 180 side Red
crew wren plain gunner
crew kite plain pilot mechanic
crew rook none
crew crow none
crew daw none
set kite hull 3, hull-max 3, ac 10
set rook hull 4, hull-max 4, ac 10
set daw hull 4, hull-max 4, ac 10
set crow hull 4, hull-max 40, ac 10
initiative wren 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.

# Only a primary weapon can: refused before any die.
wren.gunner fire railgun at kite disable
  refused [SHIP-DISABLE] only a primary weapon can disable; the slug railgun is secondary
wren.gunner fire blast-missile at kite disable
  refused [SHIP-DISABLE] only a primary weapon can disable; the blast missile is tertiary

# At 0: disabled and stable, with the level that comes at 0 first. The choice holds
# even where the damage would destroy outright.
gm move kite at 0 500 heading 180
  The GM rules, Kite: it is moved.
dice d20=10 d6=6
wren.gunner fire heavy-laser at kite disable
  Wren's gunner fires the heavy laser at Kite: d20 10 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 10, a hit.
  Heavy laser damage: d6 6 + 1 heavy laser = 7, 7 energy.
  Kite: energy takes 7 from the hull.
  Kite is disabled.
  Kite: system damage +1, now level 1: disadvantage on ability checks.
  Kite is stable: disabled, but no longer falling apart.
show kite state hull system-damage
  state stable
  hull 0 of 3, worn
  system-damage 1: disadvantage on ability checks
# A stable ship makes no destruction saves: Kite's pilot rolls nothing.
pass
  The turn of Kite's pilot begins.
  The turn of Kite's mechanic begins.
pass to wren.gunner
  Round 2.
  The turn of Wren's gunner begins.
# While it has hull points left, the choice changes nothing.
gm edit crow hull 20
  The GM rules, Crow: Hull set to 20.
dice d20=10 d6=2
wren.gunner fire heavy-laser at crow disable
  Wren's gunner fires the heavy laser at Crow: d20 10 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 10, a hit.
  Heavy laser damage: d6 2 + 1 heavy laser = 3, 3 energy.
  Crow: energy takes 3 from the hull.
pass to wren.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's mechanic begins.
  Round 3.
  The turn of Wren's gunner begins.
# Without the choice an NPC ship explodes.
dice d20=10 d6=3
wren.gunner fire heavy-laser at rook
  Wren's gunner fires the heavy laser at Rook: d20 10 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 10, a hit.
  Heavy laser damage: d6 3 + 1 heavy laser = 4, 4 energy.
  Rook: energy takes 4 from the hull.
  Rook explodes.
pass to wren.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's mechanic begins.
  Round 4.
  The turn of Wren's gunner begins.
# Once the first shot of a volley has disabled, the rest of it is withheld.
dice d20=10 d6=5 d20=10 d6=5
wren.gunner fire laser-cannon at daw disable
  Wren's gunner fires the laser cannon at Daw: d20 10 + 2 proficiency + 3 ship Dexterity = 15 against AC 10, a hit.
  Laser cannon damage: d6 5, 5 energy.
  Wren's gunner fires the laser cannon at Daw: d20 10 + 2 proficiency + 3 ship Dexterity = 15 against AC 10, a hit.
  Laser cannon damage: d6 5, 5 energy.
  Daw: energy takes 5 from the hull.
  Daw is disabled.
  Daw: system damage +1, now level 1: disadvantage on ability checks.
  Daw is stable: disabled, but no longer falling apart.
