title Lurasko: a dome stands over a friend whom it just reaches from the next compartment, and over nobody beyond
covers LOL-ZAOE LOL-SHIELD-LOW

book lurasko
room 70 14
square wall from 47 1 to 47 12
sheet sun like plain, weapon sunburst, attacks 10
sheet dome like plain, dome 200
person Sun sun at 18 6 side Blue
person Dom dome at 50 6 side Red special
person Pal plain at 44 6 side Red special
person Pip plain at 43 7 side Red special
initiative sun 20, dom 5, pal 4, pip 3

begin
  ...
dice 1 1
sun.boots attack at 36 6
  Reached by sunburst: Sun, Pal, Pip.
  Dom: dome -60, now 140.
  For the GM: sunburst of Sun, though shielded, may still burn, bring down or blind with 60 heat.
  Sun takes heat: 20 suffered.
  Sun has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Sun is hurt in a limb.
  Sun is burning.
  Pip takes heat: 20 suffered.
  Pip has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Pip is hurt in a limb.
  Pip is burning.
