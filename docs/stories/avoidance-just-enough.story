title Cunning Avoidance answers a shot that its best check just avoids, and none beyond
covers SHIP-FEATURE SHIP-ATTACK

class gun medium across 50 dexterity 10
mount gun laser-cannon turret
ship Hesper gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
crew hesper plain gunner
crew kite plain pilot
member kite.pilot rank 3
set kite hull-max 200, hull 200, shields 0
initiative hesper 20, kite 10

begin
  ...
gm go-on
# 19 is avoided by 20, the most that the check can show. 20 is not, and nobody throws for it.
dice 17 20
hesper.gunner fire laser at kite attacks 1
  Kite's pilot uses Cunning Avoidance.
  Kite's pilot, Cunning Avoidance: d20 20.
  Hesper's gunner fires the laser cannon at Kite: d20 17 + 2 proficiency = 19 against AC 20, a miss.
pass to hesper.gunner
  ...
dice 18 3
hesper.gunner fire laser at kite attacks 1
  Hesper's gunner fires the laser cannon at Kite: d20 18 + 2 proficiency = 20 against AC 8, a hit.
  Laser cannon damage: d8 3 + 1 ship Strength = 4, 4 energy.
  Kite: energy takes 4 from the hull.
pass to hesper.gunner
  ...
dice 17 19 3
hesper.gunner fire laser at kite attacks 1
  Kite's pilot uses Cunning Avoidance.
  Kite's pilot, Cunning Avoidance: d20 19.
  Hesper's gunner fires the laser cannon at Kite: d20 17 + 2 proficiency = 19 against AC 19, a hit.
  Laser cannon damage: d8 3 + 1 ship Strength = 4, 4 energy.
  Kite: energy takes 4 from the hull.
