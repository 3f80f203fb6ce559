title Of two shots that are to disable, the second still brings the hull to 0
covers SHIP-DISABLE

class gun small across 50 strength 10 dexterity 10
mount gun light-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 200 heading 180 side Red special
ship Rook gun at 900 900 heading 180 side Red special
crew wren plain gunner
crew kite plain pilot
crew rook plain pilot
set kite hull-max 20, hull 6, shields-max 0, ac 5
initiative wren 20, kite 10, rook 5

begin
  ...
dice 10 2 10 2
wren.gunner fire light-laser at kite disable
  Wren's gunner fires the light laser at Kite: d20 10 + 2 proficiency = 12 against AC 5, a hit.
  Light laser damage: d6 2 + 1 light laser = 3, 3 energy.
  Wren's gunner fires the light laser at Kite: d20 10 + 2 proficiency = 12 against AC 5, a hit.
  Light laser damage: d6 2 + 1 light laser = 3, 3 energy.
  Kite: energy takes 3 from the hull.
  Kite: energy takes 3 from the hull.
  Kite is disabled.
  Kite: system damage +1, now level 1: disadvantage on ability checks.
  Kite is stable: disabled, but no longer falling apart.
show kite state hull system-damage
  state stable
  hull 0 of 20, worn
  system-damage 1: disadvantage on ability checks
