title A low shield stops nothing from somebody engaged or grouped with its target, however far away its bearer is
covers LOL-SHIELD-LOW

book lurasko
room 60 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet tent like plain, canopy 100
sheet dome like plain, dome 100
person Bea beamer at 20 6 side Blue
person Ten tent at 20 9 side Red special
person Nex plain at 20 8 side Red special
person Dom dome at 40 4 side Red special
person Pal plain at 46 4 side Red special
person Oth beamer at 48 4 side Blue
initiative bea 40, oth 30, ten 5, nex 4, dom 3, pal 2

begin
  ...
# Two squares from Nex and three from the canopy's bearer: stopped. Beside Nex, though still 10 ft from the bearer, it is not.
bea.boots attack nex with beam-cannon
  Damage of heat cannon: 40.
  Ten: canopy -40, now 60.
  Nex is shielded against heat: by a friend's canopy.
bea.boots move 20 7
  Bea has moved to 20 7 on level 1; 25 ft of movement is left.
dice 10 4
bea.boots attack nex with beam-cannon
  Damage of heat cannon: 40.
  Nex defends against Bea, heat cannon: d20 10+4 = 14 against 14, a miss.
pass to oth.boots
  The turn of Oth begins.
# The same for a dome, 30 ft wide: Oth is 40 ft from it, and then 35, beside Pal.
oth.boots attack pal with beam-cannon
  Damage of heat cannon: 40.
  Dom: dome -40, now 60.
  Pal is shielded against heat: by a friend's dome.
oth.boots move 47 4
  Oth has moved to 47 4 on level 1; 25 ft of movement is left.
dice 10 4
oth.boots attack pal with beam-cannon
  Damage of heat cannon: 40.
  Pal defends against Oth, heat cannon: d20 10+4 = 14 against 14, a miss.
