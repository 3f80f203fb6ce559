title The half of an area drives by what it is
covers LOL-ENERGY LOL-AOE LOL-DRIVE

book lurasko
room 30 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet plate like plain, armour heavy-plate
person Bea beamer at 4 4 side Blue
person Pla plate at 10 4 side Red special
initiative bea 20, pla 5

begin
  ...
dice 10 5 1
bea.boots attack pla area
  Damage of heat cannon: 40.
  Pla defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Nobody is reached by heat cannon.
  Pla takes heat (40 - 20 halved by armour - 10 at 50 %): 10 suffered.
  Pla has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 10 5 1
bea.boots attack pla
  Damage of heat cannon: 40.
  Pla defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Pla takes heat: 40 suffered.
  Pla has suffered 50, a degree of injury for each 15: 3 more (1, hurt in a limb).
  Pla is maimed.
  Pla is burning.
  Pla: speed 30 → 15 ft (maimed).
