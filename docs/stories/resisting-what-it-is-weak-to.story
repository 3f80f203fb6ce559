title A hull that is vulnerable and resists by a feature: half, and twice that
covers SHIP-RESIST SHIP-FEATURE

class oak medium across 50 tier 5 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution vulnerable energy
class gun medium across 50 strength 10 dexterity 10
mount gun heavy-laser turret
ship Oak oak at 0 0 heading 0 side Blue special
ship Rook gun at 0 400 heading 180 side Red special
crew oak plain pilot
crew rook plain gunner
set oak hull-max 200, hull 200, shields-max 0, shields 0, ac 5
initiative oak 20, rook 10

dice d12=1
begin
  ...
oak.pilot feature iron-minute
  ...
pass to rook.gunner
  The turn of Rook's gunner begins.
  Oak: flying speed 250 → 200 ft (Head Start ends).
# 7 are 7, not 3: the minute makes a hull no less vulnerable.
dice 15 6
rook.gunner fire heavy-laser at oak
  Rook's gunner fires the heavy laser at Oak: d20 15 + 2 proficiency + 1 heavy laser = 18 against AC 5, a hit.
  Heavy laser damage: d8 6 + 1 heavy laser = 7, 7 energy, resisted.
  Oak: energy, resisted and doubled by vulnerability, takes 7 from the hull.
show oak hull
  hull 193 of 200
