title Electricity and metal armour
covers LOL-ELECTRIC LOL-ENERGY

book lurasko
room 30 9
sheet arc like plain, weapon arc-lance, attacks 10
sheet steel like plain, armour assault-plate, techshield 2
sheet shell like plain, armour shell-suit, techshield 2
person Arc arc at 2 3 side Blue
person Ste steel at 8 3 side Red
person She shell at 8 5 side Red
initiative arc 20, ste 10, she 5

begin
  The battle goes on.
  Round 1.
  The turn of Arc begins.
# 30 electric is 28 after the shield, and drives by 28: within the range of 16 to 28. Metal does not halve it.
dice 10 5 1
arc.boots attack ste
  Damage of arc lance: 30.
  Ste is shielded against electric: 2 from techshield.
  Ste defends against Arc, arc lance: d20 10+5 = 15 against 14, a hit.
  Ste takes electric (through metal): 28 suffered.
  Ste has suffered 28, a degree of injury for each 15: one more (1, hurt in a limb).
  Ste is hurt in a limb.
# What is no metal does.
dice 10 5 1
arc.boots attack she
  Damage of arc lance: 30.
  She is shielded against electric: 2 from techshield.
  She defends against Arc, arc lance: d20 10+5 = 15 against 14, a hit.
  She takes electric (28 - 14 halved by armour): 14 suffered.
  She has suffered 14, a degree of injury for each 15: no further one (1, hurt in a limb).
# At 16 it is within the range still; at 15 it is stopped, metal or not.
gm person layer ste techshield 14
  Ste: techshield +14, now 14.
dice 10 5 1
arc.boots attack ste
  Damage of arc lance: 30.
  Ste is shielded against electric: 14 from techshield.
  Ste defends against Arc, arc lance: d20 10+5 = 15 against 14, a hit.
  Ste takes electric (through metal): 16 suffered.
  Ste has suffered 44, a degree of injury for each 15: one more (1, hurt in a limb).
  Ste is maimed.
  Ste: speed 30 → 15 ft (maimed).
gm person layer ste techshield 15
  Ste: techshield +15, now 15.
dice 10 5
arc.boots attack ste
  Damage of arc lance: 30.
  Ste is shielded against electric: 15 from techshield.
  Ste defends against Arc, arc lance: d20 10+5 = 15 against 14, a hit.
  Ste takes electric (15 - 15 stopped by armour): 0 suffered.
