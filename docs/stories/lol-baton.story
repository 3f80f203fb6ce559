title A weapon whose electricity drives harder than it strikes, and one that does not, against metal
covers LOL-COMBINED LOL-ELECTRIC LOL-COMBINED-DEGREES

book lurasko
room 20 9
sheet weak like plain, strength 4, weapon shock-baton
sheet strong like plain, strength 12, weapon shock-baton
sheet mild like plain, strength 0, weapon shock-baton
sheet plated like plain, armour light-plate
person Wea weak at 3 3 side Blue
person Str strong at 3 4 side Blue
person Mil mild at 3 5 side Blue
person Pla plated at 4 4 side Red special
initiative wea 30, str 20, mil 15, pla 10

begin
  The battle goes on.
  Round 1.
  The turn of Wea begins.
# Light plate halves from 8 to 18. 4 + 4 by a drive of 10 are halved, 4; 16 electric drive by 16, and metal does not halve them.
dice 10 5 1
wea.boots attack pla
  Damage of shock baton: 4 + 4 Strength = 8.
  Damage of shock baton: 16.
  Pla defends against Wea, shock baton: d20 10+5 = 15 against 14, a hit.
  Pla takes blunt and electric (24 - 4 halved by armour, through metal): 20 suffered.
  Pla has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Pla is hurt in a limb.
pass to str.boots
  The turn of Str begins.
# By 18 for both parts, the higher: 4 + 12 are halved, 8; the electricity is whole.
dice 10 5 1
str.boots attack pla
  Damage of shock baton: 4 + 12 Strength = 16.
  Damage of shock baton: 16.
  Pla defends against Str, shock baton: d20 10+5 = 15 against 14, a hit.
  Pla takes blunt and electric (32 - 8 halved by armour, through metal): 24 suffered.
  Pla has suffered 44, a degree of injury for each 15: one more (1, hurt in a limb).
  Pla is maimed.
  Pla: speed 30 → 15 ft (maimed).
pass to mil.boots
  The turn of Mil begins.
# By 6 the blow is stopped, and the electricity is not. From 44 to 60 it alone crosses 45 and 60: two degrees stun.
dice 10 5 1
mil.boots attack pla
  Damage of shock baton: 4.
  Damage of shock baton: 16.
  Pla defends against Mil, shock baton: d20 10+5 = 15 against 14, a hit.
  Pla takes blunt and electric (20 - 4 stopped by armour, through metal): 16 suffered.
  Pla has suffered 60, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Pla is stunned.
  Pla: speed 15 → 0 ft (stunned).
