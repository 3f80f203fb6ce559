title A gambit's die is thrown once, also where it does not make the attack hit
covers SHIP-TOHIT

class med medium across 100 dexterity 10
mount med quad-laser turret
ship Ann med at 0 0 heading 0 side Blue special
ship Foe med at 0 400 heading 180 side Red special
crew ann plain pilot gunner
member ann.gunner rank 2 feature disabling-gambit
crew foe plain pilot
initiative ann.gunner 19, ann.pilot 18, foe.pilot 10
set foe ac 17, hull-max 200, hull 200

begin
  ...
# 11, 2, the gunner's 2 and 1 less are 14: the die is spent, and no second one lifts them to 17.
dice d20=11 d6=2
ann.gunner fire quad at foe attacks 1 with disabling-gambit
  Ann's gunner uses Disabling Gambit on Foe.
  Ann's gunner fires the quad laser at Foe: d20 11, d6 2 Disabling Gambit + 2 proficiency - 1 quad laser = 14 against AC 17, a miss.
