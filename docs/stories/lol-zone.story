title Attacks on a zone: clusters and points, and a low shield over a part of it
covers LOL-ZAOE LOL-SHIELD-LOW

book lurasko
room 60 14
square wall from 30 1 to 30 12
square open-door 30 6
sheet rockets like plain, weapon rocket-pod, attacks 10
sheet sun like plain, weapon sunburst, attacks 10
sheet dome like plain, dome 90
person Roc rockets at 2 6 side Blue
person Sun sun at 3 6 side Blue
person Dom dome at 40 3 side Red special
person Pal plain at 44 3 side Red special
person Out plain at 50 10 side Red special
person Far plain at 20 12 side Red special
initiative roc 20, sun 15, dom 5, pal 4, out 3, far 2

begin
  The battle goes on.
  Round 1.
  The turn of Roc begins.
# A cluster: who fails takes 30, who holds 10. The dome considers 60, for 30 points since it is blast, and stops it for who stands under it: they have nothing to throw for. Out is 150 ft away, beyond 120: a Hindrance, 17.
dice 10 4 1
roc.boots attack at 48 6
  Reached by rocket pod: Dom, Pal, Out.
  Dom: dome -30, now 60.
  For the GM: rocket pod of Roc, though shielded, may still burn, bring down or blind with 30 blast.
  Out defends against Roc, rocket pod: d20 10+4 = 14 against 17, a miss.
  Out takes blast: 10 suffered.
  Out has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Out is deafened.
show person dom
  able at 40 3 on level 1, 0 suffered, Agility 6
  dome 60 of 90
# From inside it is no help. All are beyond 120 ft.
dice 14 5 10 4 10 4 1 1 1
roc.boots attack at 41 6
  Reached by rocket pod: Dom, Pal, Out.
  Dom defends against Roc, rocket pod: d20 14+5 = 19 against 17, a hit.
  Pal defends against Roc, rocket pod: d20 10+4 = 14 against 17, a miss.
  Out defends against Roc, rocket pod: d20 10+4 = 14 against 17, a miss.
  Dom takes blast: 30 suffered.
  Dom has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Dom is maimed.
  Dom is deafened.
  Dom is floored.
  Dom is stunned.
  Pal takes blast: 10 suffered.
  Pal has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Pal is deafened.
  Out takes blast: 10 suffered.
  Out has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Out is hurt in a limb.
  Out is floored.
  Dom: speed 30 → 0 ft (maimed, stunned).
pass to sun.boots
  The turn of Sun begins.
# A point: within 15 ft of it 60, elsewhere 20. The dome has 60 of 180: two thirds are left: 40 for Pal, 13 for Dom; Out has 20.
dice 1 1 1
sun.boots attack at 47 6
  Reached by sunburst: Dom, Pal, Out.
  Dom: dome -60, now 0.
  For the GM: sunburst of Sun, though shielded, may still burn, bring down or blind with 60 heat.
  Dom takes heat: 13 suffered.
  Dom has suffered 43, a degree of injury for each 15: no further one (1, hurt in a limb).
  Pal takes heat: 40 suffered.
  Pal has suffered 50, a degree of injury for each 15: 3 more (1, hurt in a limb).
  Pal is maimed.
  Pal is burning.
  Out takes heat: 20 suffered.
  Out has suffered 40, a degree of injury for each 15: one more (1, hurt in a limb).
  Out is maimed.
  Out is burning.
  Pal: speed 30 → 15 ft (maimed).
  Out: speed 30 → 15 ft (maimed).
show person dom
  able at 40 3 on level 1, 43 suffered, Agility 6
  dome 0 of 90; maimed; deafened; floored; stunned
