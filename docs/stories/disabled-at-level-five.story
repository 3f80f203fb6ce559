title A ship that is to be disabled at level 5 is lost: its systems have failed
covers SHIP-DISABLE SHIP-SYSDMG

class gun small across 50
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
ship Rook gun at 900 900 heading 180 side Red special
crew wren plain gunner
crew kite plain pilot
crew rook plain pilot
set kite hull-max 200, hull 1, shields-max 0, system-damage 5, ac 5
initiative wren 20, kite 10, rook 5

begin
  ...
dice 10 1
wren.gunner fire heavy-laser at kite disable
  Wren's gunner fires the heavy laser at Kite: d20 10 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16 against AC 5, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Kite: energy takes 2 from the hull.
  Kite is disabled.
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
show kite state system-damage
  state lost
  system-damage 6: all primary systems have failed
