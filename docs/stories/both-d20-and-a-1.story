title A d20 of 1 misses, so that not both of two d20s have hit
covers SHIP-FEATURE SHIP-NAT

class boat medium across 50 tier 2 raise dexterity raise dexterity raise strength
mount boat ion-cannon turret
fit boat ionizing-rounds
class dart medium across 50
ship Rook boat at 0 0 heading 0 side Blue special
ship Hesper dart at 0 200 heading 0 side Red special
crew rook plain gunner
crew hesper plain pilot
set hesper hull-max 90, hull 90, shields-max 0, ac 0
initiative rook 20, hesper 5

begin
  ...
gm condition hesper stunned
  Hesper is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Hesper: flying speed 300 → 0 ft (stunned).
dice d20=15 d20=1 d8=1 d8=1 d8=1
rook.gunner fire ion at hesper attacks 1
  Rook's gunner fires the ion cannon at Hesper: d20 15, dropped 1 (advantage: target stunned) + 2 proficiency + 3 ship Dexterity = 20 against AC 0, a hit.
  Ion cannon damage: d8 1+1+1 + 1 ship Strength = 4, 4 pulse.
  Hesper: pulse takes 2, halved, from the hull.
