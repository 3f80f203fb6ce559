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
  ...
  Lig takes blunt (halved by armour): 4 suffered.
  ...
# 1 and 6 by 8 still: 3.
dice 10 8 1
fis.boots attack lig half
  ...
  Lig takes blunt (halved by armour): 3 suffered.
  ...
