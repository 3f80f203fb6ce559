title Legends of Lurasko: a beam at a point under a dome comes from its gun, a rocket bursts inside
covers LOL-ZAOE LOL-SHIELD-LOW

book lurasko
room 80 14
square wall from 36 1 to 36 12
square open-door 36 6
sheet sun like plain, weapon sunburst, attacks 10
sheet rockets like plain, weapon rocket-pod, attacks 10
sheet dome like plain, dome 180
person Sun sun at 33 6 side Blue special
person Sol sun at 34 6 side Blue special
person Roc rockets at 2 6 side Blue special
person Dom dome at 40 6 side Red special
initiative sun 40, sol 35, roc 30, dom 9

begin
  The battle goes on.
  Round 1.
  The turn of Sun begins.
# From 35 ft away the beam meets the dome: 3 x 60 of 180 points, and nothing is left.
sun.boots attack at 41 6
  Reached by sunburst: Dom.
  Dom: dome -180, now 0.
  For the GM: sunburst of Sun, though shielded, may still burn, bring down or blind with 60 heat.
show person dom
  able at 40 6 on level 1, 0 suffered, Agility 6
  dome 0 of 180
gm person layer dom dome 180
  Dom: dome +180, now 180.
pass to sol.boots
  The turn of Sol begins.
# From 30 ft away it begins under the dome.
dice 1
sol.boots attack at 41 6
  Reached by sunburst: Dom.
  Dom takes heat: 60 suffered.
  Dom has suffered 60, a degree of injury for each 15: 4 more (1, hurt in a limb).
  Dom is maimed.
  Dom is burning.
  Dom: speed 30 → 15 ft (maimed).
pass to roc.boots
  The turn of Roc begins.
# Rockets come from afar, and burst on the ground.
dice 10 5 1
roc.boots attack at 41 6
  Reached by rocket pod: Dom.
  Dom defends against Roc, rocket pod: d20 10+5 = 15 against 17, a miss.
  Dom takes blast: 10 suffered.
  Dom has suffered 70, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dom is deafened.
show person dom
  able at 40 6 on level 1, 70 suffered, Agility 6
  dome 180 of 180; maimed; burning; deafened
