title Forge of Stars: cover that is taken, lying flat behind it, and against what explodes beyond it
covers FOS-COVER FOS-EXPLOSIVE

book forge
room 40 14
square slight-cover 9 2
square half-cover 9 4
square half-cover 24 8
sheet gunner like plain, precision 3, weapon blaster-rifle, actions 9
sheet thrower like plain, precision 3, weapon missile-launcher, device cluster-missile 2, actions 9
sheet foe like plain, hp 60, agility 2
person Gun gunner at 2 4 side Blue
person One foe at 10 2 side Red
person Two foe at 10 4 side Red
person Thr thrower at 12 12 side Blue
person Three foe at 25 8 side Red
initiative one 20, two 19, three 18, gun 10, thr 5

begin
  The battle goes on.
  Round 1.
  The turn of One begins.
one.boots drop
  One is prone.
  One: AC 14 → 12 (flat-footed).
one.boots take-cover
  One is taking cover.
pass to two.boots
  The turn of Two begins.
two.boots drop
  Two is prone.
  Two: AC 14 → 12 (flat-footed).
two.boots take-cover
  Two is taking cover.
# It can be given up for nothing, and costs an action to take again.
two.boots leave-cover
  Two is no longer taking cover.
two.boots leave-cover
  refused [FOS-COVER] Two has taken no cover
two.boots take-cover
  Two is taking cover.
pass to three.boots
  The turn of Three begins.
three.boots take-cover
  Three is taking cover.
pass to gun.boots
  The turn of Gun begins.
# Lying flat costs two for being flat-footed, and is worth 2 against foes 15 ft away and farther. Behind flimsy cover, doubled to 2, that is all the same: 14 + 2 - 2.
gm person place gun 2 2
show aim gun one with blaster
  +5 against 14 with flimsy cover
# Doubled standard cover is better: 14 + 4 - 2.
gm person place gun 2 4
show aim gun two with blaster
  +5 against 16 with standard cover
# The crossing at the upper left of 23 8 is beyond the crate: 9 + 2 + 4 of doubled cover against 10 + 5, and 8 would not do.
pass to thr.boots
  The turn of Thr begins.
dice 9 2 2
thr.boots use cluster-missile at 23 8
  Thr uses cluster missile.
  Reached by cluster missile: Three.
  Three saves with Agility against cluster missile: d20 9 + 2 Agility + 4 cover = 15 against 15, success.
  Damage of cluster missile: d8 2+2 = 4.
  Three takes explosive (4 - 2 by the save): 2 from hit points.
thr.boots reload missile
  Thr goes on reloading missile launcher.
thr.boots reload missile
  Thr reloads missile launcher.
pass to thr.boots
  Round 2.
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Gun begins.
  The turn of Thr begins.
dice 8 2 2
thr.boots use cluster-missile at 23 8
  Thr uses cluster missile.
  Reached by cluster missile: Three.
  Three saves with Agility against cluster missile: d20 8 + 2 Agility + 4 cover = 14 against 15, failure.
  Damage of cluster missile: d8 2+2 = 4.
  Three takes explosive: 4 from hit points.
