title A hurt hand and a far throw hinder what falls on a zone, and who is wholly under a dome has nothing to throw for
covers LOL-ZAOE LOL-INJURY LOL-SHIELD-LOW

book lurasko
room 80 14
square wall from 30 1 to 30 12
square open-door 30 6
sheet rockets like plain, weapon rocket-pod, weapon rifle, attacks 10
sheet dome like plain, dome 30
person Roc rockets at 20 6 side Blue special
person Rac rockets at 8 6 side Blue special
person Tar plain at 40 6 side Red special
person Dom dome at 20 12 side Red special
initiative roc 30, rac 20, dom 9, tar 8

begin
  ...
# 100 ft, within 120: 14 holds; maimed 17.
gm person afflict roc limb-2
  ...
dice 10 7 1
roc.boots attack at 40 6
  Reached by rocket pod: Tar.
  Tar defends against Roc, rocket pod: d20 10+7 = 17 against 17, a miss.
  Tar takes blast: 10 suffered.
  Tar has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Tar is deafened.
gm person relieve roc limb-2
  ...
# 150 ft, beyond 120: one Hindrance, 17.
gm person place roc 10 6
dice 10 7 1
roc.boots attack at 40 6
  Reached by rocket pod: Tar.
  Tar defends against Roc, rocket pod: d20 10+7 = 17 against 17, a miss.
  Tar takes blast: 10 suffered.
  Tar has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Tar is hurt in a limb.
  Tar is floored.
# 60 are considered, and 30 points of a device stop 60 of blast before anybody would defend.
gm person place tar 20 10
gm person place dom 40 6
pass to rac.boots
  ...
rac.boots attack at 50 6
  Reached by rocket pod: Dom.
  Dom: dome -30, now 0.
  For the GM: rocket pod of Rac, though shielded, may still burn, bring down or blind with 30 blast.
