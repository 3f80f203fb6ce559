title The free d4 of each round comes with rank 3
covers SHIP-FEATURE

class gun small across 50
mount gun heavy-laser turret
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
crew wren plain gunner gunner
crew kite plain pilot
member wren.gunner rank 3 feature precision-gambit
member wren.gunner-2 rank 2 feature precision-gambit
set kite hull-max 200, hull 200, ac 10
initiative wren.gunner 20, wren.gunner-2 19, kite 10

begin
  ...
dice 2 3 1 1
wren.gunner fire heavy-laser at kite with precision-gambit spare
  Wren's gunner uses Precision Gambit on Kite.
  Wren's gunner fires the heavy laser at Kite: d20 2, d4 3 Precision Gambit + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 10, a hit.
  Heavy laser damage: d6 1, d4 1 Precision Gambit + 1 heavy laser = 3, 3 energy.
  Kite: energy takes 3 from the hull.
pass to wren.gunner-2
  The turn of Wren's gunner 2 begins.
wren.gunner-2 fire heavy-laser-2 at kite with precision-gambit spare
  refused [SHIP-FEATURE] the free d4 is for rank 3, once a round
