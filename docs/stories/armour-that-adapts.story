title Armour that adapts is used if it turns the hit, or always if its crew says so
covers SHIP-FEATURE

class fox medium across 50 tier 5 raise constitution raise constitution raise strength raise strength raise strength raise strength peak dexterity peak constitution
class gun medium across 50
mount gun heavy-laser turret
ship Fox fox at 0 0 heading 0 side Blue special
ship Pea gun at 0 500 heading 180 side Red special
crew fox plain pilot
crew pea plain pilot gunner
set fox hull-max 200, hull 200, shields-max 0, shields 0, ac 10
initiative pea.gunner 27, pea.pilot 5, fox 1

dice 1
begin
  ...
fox.pilot stance braced-crew never
  Fox's pilot will never use Braced Crew.
show features fox.pilot
  Braced Crew (tier), 10 of 10 left, never
  Head Start (tier), 9 of 10 left, d12, used
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 5 of 5 left
  Iron Minute (tier), 1 of 1 left
# Its Constitution adds 3 to its 10: a 13 hits, and a 12 does not.
dice d20=8 d8=1
pea.gunner fire laser at fox attacks 1
  Pea's gunner fires the heavy laser at Fox: d20 8 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 13 against AC 10, a hit.
  Heavy laser damage: d8 1 + 1 heavy laser + 1 ship Strength = 3, 3 energy.
  Fox: energy takes 3 from the hull.
pass to pea.gunner
  The turn of Pea's pilot begins.
  The turn of Fox's pilot begins.
  Round 2.
  The turn of Pea's gunner begins.
  Fox: flying speed 350 → 300 ft (Head Start ends).
dice d20=7
pea.gunner fire laser at fox attacks 1
  Fox's pilot uses Adaptive Armour.
  Pea's gunner fires the heavy laser at Fox: d20 7 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 12 against AC 13, a miss.
pass to pea.gunner
  The turn of Pea's pilot begins.
  The turn of Fox's pilot begins.
  Round 3.
  The turn of Pea's gunner begins.
fox.pilot stance adaptive-armour always
  Fox's pilot will use Adaptive Armour whenever possible.
dice d20=8 d8=1
pea.gunner fire laser at fox attacks 1
  Fox's pilot uses Adaptive Armour.
  Pea's gunner fires the heavy laser at Fox: d20 8 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 13 against AC 13, a hit.
  Heavy laser damage: d8 1 + 1 heavy laser + 1 ship Strength = 3, 3 energy.
  Fox: energy takes 3 from the hull.
show features fox.pilot
  Braced Crew (tier), 10 of 10 left, never
  Head Start (tier), 9 of 10 left, d12
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 3 of 5 left, used, always
  Iron Minute (tier), 1 of 1 left
