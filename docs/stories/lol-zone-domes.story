title Two domes over the same people share a zone's damage; a doorway is in the zones on both sides of it
covers LOL-ZAOE LOL-SHIELD-LOW LOL-SHIELD-ORDER

book lurasko
room 60 14
square wall from 30 1 to 30 12
square open-door 30 6
sheet sun like plain, weapon sunburst, attacks 10
sheet rockets like plain, weapon rocket-pod, attacks 10
sheet dome like plain, dome 60
person Sun sun at 18 6 side Blue
person Roc rockets at 5 6 side Blue
person Dom dome at 41 3 side Red special
person Dot dome at 42 3 side Red special
person Pal plain at 38 3 side Red special
person Pip plain at 48 3 side Red special
initiative sun 20, roc 15, dom 5, dot 4, pal 3, pip 2

begin
  ...
# The point is more than 45 ft from both, which makes it 3 x 20 for them. Of 60 Dot, who has fewest, stops 40; Dom's dome meets the 20 that broke through under it, and covers all but Pip, who is under Dot's alone: a third of 20.
gm person layer dot dome -20
  ...
dice 1
sun.boots attack at 52 6
  Reached by sunburst: Dom, Dot, Pal, Pip.
  Dot: dome -40, now 0.
  Dom: dome -20, now 40.
  For the GM: sunburst of Sun, though shielded, may still burn, bring down or blind with 60 heat.
  Pip takes heat: 6 suffered.
  Pip has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
gm person load sun sunburst 1
  ...
show person dom
  able at 41 3 on level 1, 0 suffered, Agility 6
  dome 40 of 60
show person dot
  able at 42 3 on level 1, 0 suffered, Agility 6
  dome 0 of 60
# What falls on a zone is no area, and is not held back.
sun.boots attack at 52 6 area
  refused [LOL-AOE] sunburst falls on a whole zone
sun.boots attack at 52 6 half
  refused [LOL-REDUCE-RANGED] an attack on a zone cannot be held back
# Pal stands in the doorway: what falls on either side of it reaches Pal.
gm person place pal 30 6
pass to roc.boots
  ...
dice 10 4 10 4 10 4 1 1 1
roc.boots attack at 20 12
  Reached by rocket pod: Sun, Roc, Pal.
  Sun defends against Roc, rocket pod: d20 10+4 = 14 against 14, a miss.
  Roc defends against Roc, rocket pod: d20 10+4 = 14 against 14, a miss.
  Pal defends against Roc, rocket pod: d20 10+4 = 14 against 17, a miss.
  Sun takes blast: 10 suffered.
  Sun has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Sun is deafened.
  Roc takes blast: 10 suffered.
  Roc has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Roc is deafened.
  Pal takes blast: 10 suffered.
  Pal has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Pal is deafened.
