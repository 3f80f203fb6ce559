title The points of a dome whose edge a point just reaches are asked for the high value
covers LOL-ZAOE

book lurasko
room 70 14
sheet sun like plain, weapon sunburst, attacks 10
sheet dome like plain, dome 200
person Sun sun at 18 6 side Blue
person Dom dome at 50 6 side Red special
initiative sun 20, dom 5

begin
  ...
dice 1
sun.boots attack at 41 6
  Reached by sunburst: Sun, Dom.
  Dom: dome -180, now 20.
  For the GM: sunburst of Sun, though shielded, may still burn, bring down or blind with 60 heat.
  Sun takes heat: 20 suffered.
  Sun has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Sun is hurt in a limb.
  Sun is burning.
gm person load sun sunburst 1
  The GM rules: sunburst of Sun has 1 attack left.
dice 1 1
sun.boots attack at 40 6
  Reached by sunburst: Sun, Dom.
  Dom: dome -20, now 0.
  For the GM: sunburst of Sun, though shielded, may still burn, bring down or blind with 60 heat.
  Sun takes heat: 20 suffered.
  Sun has suffered 40, a degree of injury for each 15: one more (1, hurt in a limb).
  Sun is maimed.
  Dom takes heat: 13 suffered.
  Dom has suffered 13, a degree of injury for each 15: no further one (1, hurt in a limb).
  Sun: speed 30 → 15 ft (maimed).
