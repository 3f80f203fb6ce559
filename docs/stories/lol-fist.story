title A fist that is held back drives as it did
covers LOL-REDUCE-MELEE LOL-DRIVE
book lurasko
room 30 14
sheet fist like plain, strength 6, attacks 10
sheet light like plain, armour light-plate
person Fis fist at 9 4 side Blue special
person Lig light at 10 4 side Red special
initiative fis 30, lig 10
begin
  ...
# 2 and 6 by 8, in 8 to 18: 4.
dice 10 5 1
fis.boots attack lig
  Damage of unarmed strike: 2 + 6 Strength = 8.
  Lig defends against Fis, unarmed strike: d20 10+5 = 15 against 14, a hit.
  Lig takes blunt (8 - 4 halved by armour): 4 suffered.
  Lig has suffered 4, a degree of injury for each 15: no further one (1, hurt in a limb).
# 1 and 6 by 8 still: 3.
dice 10 8 1
fis.boots attack lig half
  Damage of unarmed strike: 1 + 6 Strength = 7.
  Lig defends against Fis, unarmed strike: d20 10+8 = 18 against 17, a hit.
  Lig takes blunt (7 - 4 halved by armour): 3 suffered.
  Lig has suffered 7, a degree of injury for each 15: no further one (1, hurt in a limb).
