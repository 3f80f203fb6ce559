title Forge of Stars: how far grenades and missiles go, and what distance takes off their number
covers FOS-EXPLOSIVE FOS-RANGE FOS-MAP

book forge
room 90 9
sheet thrower like plain, precision 3, device frag-grenade 20, actions 9
sheet rocket like plain, precision 3, weapon missile-launcher, device cluster-missile 5, actions 9
sheet foe like plain, hp 90, agility 0
person Thr thrower at 2 4 side Blue
person Roc rocket at 2 6 side Blue
person One foe at 6 4 side Red special
person Two foe at 7 4 side Red special
person Fiv foe at 26 4 side Red special
person Far foe at 76 6 side Red special
initiative thr 20, roc 15, one 10, two 9, fiv 8, far 7

begin
  ...
# 20 ft to the nearest square of the crossing are the first increment: 10 + 5. One square farther is the second.
dice 14 14 1 1
thr.boots use frag-grenade at 7 4
  Thr uses frag grenade.
  Reached by frag grenade: One, Two.
  One saves with Agility against frag grenade: d20 14 against 15, failure.
  Two saves with Agility against frag grenade: d20 14 against 15, failure.
  Damage of frag grenade: d6 1+1 = 2.
  One takes physical: 2 from hit points.
  Two takes physical: 2 from hit points.
pass to thr.boots
  The turn of Roc begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Fiv begins.
  The turn of Far begins.
  Round 2.
  The turn of Thr begins.
dice 9 9 1 1
thr.boots use frag-grenade at 8 4
  Thr uses frag grenade.
  Reached by frag grenade: One, Two.
  One saves with Agility against frag grenade: d20 9 against 10, failure.
  Two saves with Agility against frag grenade: d20 9 against 10, failure.
  Damage of frag grenade: d6 1+1 = 2.
  One takes physical: 2 from hit points.
  Two takes physical: 2 from hit points.
# The sixth ends at 120 ft: five times five less. Aimed, five times two.
pass to thr.boots
  The turn of Roc begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Fiv begins.
  The turn of Far begins.
  Round 3.
  The turn of Thr begins.
dice 2
thr.boots use frag-grenade at 27 4
  Thr uses frag grenade.
  Reached by frag grenade: Fiv.
  Fiv saves with Agility against frag grenade: d20 2 against -10, critical success.
pass to thr.boots
  The turn of Roc begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Fiv begins.
  The turn of Far begins.
  Round 4.
  The turn of Thr begins.
thr.boots aim
  Thr is aiming.
dice 4 1 1
thr.boots use frag-grenade at 27 4
  Thr uses frag grenade.
  Reached by frag grenade: Fiv.
  Fiv saves with Agility against frag grenade: d20 4 against 5, failure.
  Damage of frag grenade: d6 1+1 = 2.
  Thr is no longer aiming.
  Fiv takes physical: 2 from hit points.
# 125 ft are too far.
thr.boots use frag-grenade at 28 4
  refused [FOS-RANGE] that is 125 ft away, beyond 120
# A missile has increments of 60 ft: 360 at most.
pass to roc.boots
  The turn of Roc begins.
roc.boots use cluster-missile at 76 6
  refused [FOS-RANGE] that is 365 ft away, beyond 360
dice 2
roc.boots use cluster-missile at 75 6
  Roc uses cluster missile.
  Reached by cluster missile: Far.
  Far saves with Agility against cluster missile: d20 2 against -10, critical success.
