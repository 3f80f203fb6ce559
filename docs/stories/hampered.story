title A ship that Overload Systems hampers has one attack, in its guess too
covers SHIP-FEATURE SHIP-ATTACK SHIP-PLACE

class gun small across 50 strength 14
mount gun laser-cannon turret
class dart small across 50
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite dart at 0 300 heading 180 side Red special
crew wren plain gunner pilot
crew kite plain operator pilot
member kite.operator rank 5 proficiency 6 intelligence 20 feature overload-systems
set wren hull-max 200, hull 200
set kite hull-max 200, hull 200
initiative kite 20, wren 10

begin
  The battle goes on.
  Round 1.
  The turn of Kite's operator begins.
show aim wren.gunner kite with laser-cannon
  +5 against 9, 300 ft, normal range; 85.0%, shields 9.7, hull 9.7
  refused [SHIP-ROUND] it is not your turn
kite.operator stance disruption never
  Kite's operator will never use Disruption.
dice d20=20
kite.operator feature system-disruption at wren
  Kite's operator uses System Disruption on Wren.
  Wren, Constitution save against Haywire: d20 20 against 13, success.
dice d20=1
kite.operator feature overload-systems at wren
  Kite's operator uses Overload Systems on Wren.
  Wren, Constitution save against Overload Systems: d20 1 against 13, failure.
  Wren: flying speed 450 → 225 ft (Overload Systems).
  Wren: cost of turning 90° 100 → 200 ft (Overload Systems).
  Wren: AC 9 → 7 (Overload Systems).
pass to wren.gunner
  The turn of Kite's pilot begins.
  The turn of Wren's gunner begins.
# Half of what two attacks were worth, and no second one.
show aim wren.gunner kite with laser-cannon
  +5 against 9, 300 ft, normal range; 85.0%, shields 4.8, hull 4.8
wren.gunner fire laser-cannon at kite attacks 2
  refused [SHIP-ATTACK] the laser cannon has 1 attack left, not 2
wren.gunner fire-at laser-cannon at 0 700 attacks 2
  refused [SHIP-ATTACK] the laser cannon has 1 attack left, not 2
dice d20=15 d6=3
wren.gunner fire laser-cannon at kite attacks 1
  Wren's gunner fires the laser cannon at Kite: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 9, a hit.
  Laser cannon damage: d6 3 + 2 ship Strength = 5, 5 energy.
  Kite: energy takes 5 from the hull.
wren.gunner fire laser-cannon at kite attacks 1
  refused [SHIP-ACTION] your action is used
show wren weapons
  weapons laser cannon fired
