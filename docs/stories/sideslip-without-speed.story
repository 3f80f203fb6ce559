title A ship without flying speed does not slip aside
covers SHIP-FEATURE SHIP-CONDITION

class gun medium across 50 strength 10 dexterity 14
mount gun light-laser turret
class hulk medium across 50 dexterity 14
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hulk at 0 590 heading 180 side Red special
crew ann plain gunner
crew bob plain pilot
member bob.pilot rank 1 feature sideslip
set bob hull-max 100, hull 100, shields-max 0, ac 10
initiative ann 30, bob 10

begin
  ...
gm condition bob stunned
  Bob is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Bob: flying speed 300 → 0 ft (stunned).
dice 2
ann.gunner fire light at bob attacks 1
  Ann's gunner fires the light laser at Bob: d20 2 (advantage: target stunned) (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 6 against AC 10, a miss.
