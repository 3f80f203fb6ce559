title Forge of Stars: the log names cover as the book does; what ends a cover that is taken
covers FOS-COVER FOS-EXPLOSIVE

book forge
room 40 14
square slight-cover 9 2
square half-cover 9 4
square three-quarters-cover 9 6
sheet gunner like plain, precision 3, weapon blaster-rifle, actions 9
sheet foe like plain, hp 60, agility 2, precision 2, weapon blaster-pistol, actions 9
sheet thrower like plain, precision 3, device emp-grenade 9
person Gun gunner at 2 2 side Blue
person Thr thrower at 12 12 side Blue
person One foe at 10 2 side Red special
person Two foe at 10 4 side Red special
person Three foe at 10 6 side Red special
initiative gun 20, one 15, two 14, three 13, thr 5

begin
  ...
# 14 and 1 for flimsy cover: 10 + 5 reach it, 9 + 5 do not.
dice 10 1
gun.boots attack one
  Gun attacks One, blaster rifle: d20 10 + 3 Precision + 2 proficiency = 15 against 15 with flimsy cover, a hit.
  Damage of blaster rifle: d8 1.
  One takes laser: 1 from hit points.
pass to gun.boots
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
  Round 2.
  The turn of Gun begins.
dice 9
gun.boots attack one
  Gun attacks One, blaster rifle: d20 9 + 3 Precision + 2 proficiency = 14 against 15 with flimsy cover, a miss.
# 14 and 2 for standard cover.
gm person place gun 2 4
pass to gun.boots
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
  Round 3.
  The turn of Gun begins.
dice 11 1
gun.boots attack two
  Gun attacks Two, blaster rifle: d20 11 + 3 Precision + 2 proficiency = 16 against 16 with standard cover, a hit.
  Damage of blaster rifle: d8 1.
  Two takes laser: 1 from hit points.
pass to gun.boots
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
  Round 4.
  The turn of Gun begins.
dice 10
gun.boots attack two
  Gun attacks Two, blaster rifle: d20 10 + 3 Precision + 2 proficiency = 15 against 16 with standard cover, a miss.
# 14 and 4 for amazing cover.
gm person place gun 2 6
pass to gun.boots
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
  Round 5.
  The turn of Gun begins.
dice 13 1
gun.boots attack three
  Gun attacks Three, blaster rifle: d20 13 + 3 Precision + 2 proficiency = 18 against 18 with amazing cover, a hit.
  Damage of blaster rifle: d8 1.
  Three takes laser: 1 from hit points.
pass to gun.boots
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
  Round 6.
  The turn of Gun begins.
dice 12
gun.boots attack three
  Gun attacks Three, blaster rifle: d20 12 + 3 Precision + 2 proficiency = 17 against 18 with amazing cover, a miss.
# A blast from beyond it: Reflex has 1 of flimsy cover, and 4 of amazing cover, at both edges of 10.
gm person place two 20 10
gm person place thr 7 8
pass to thr.boots
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
dice 7 2 2
thr.boots use emp-grenade at 7 2
  Thr uses emp grenade.
  Reached by emp grenade: One.
  One saves with Agility against emp grenade: d20 7 + 2 Agility + 1 cover = 10 against 10, success.
  Damage of emp grenade: d6 2+2 = 4.
  One takes electric (4 - 2 by the save): 2 from hit points.
pass to thr.boots
  Round 7.
  The turn of Gun begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
dice 6 2 2
thr.boots use emp-grenade at 7 2
  Thr uses emp grenade.
  Reached by emp grenade: One.
  One saves with Agility against emp grenade: d20 6 + 2 Agility + 1 cover = 9 against 10, failure.
  Damage of emp grenade: d6 2+2 = 4.
  One takes electric: 4 from hit points.
gm person place thr 7 12
pass to thr.boots
  Round 8.
  The turn of Gun begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
dice 4 2 2
thr.boots use emp-grenade at 7 7
  Thr uses emp grenade.
  Reached by emp grenade: Three.
  Three saves with Agility against emp grenade: d20 4 + 2 Agility + 4 cover = 10 against 10, success.
  Damage of emp grenade: d6 2+2 = 4.
  Three takes electric (4 - 2 by the save): 2 from hit points.
pass to thr.boots
  Round 9.
  The turn of Gun begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
dice 3 2 2
thr.boots use emp-grenade at 7 7
  Thr uses emp grenade.
  Reached by emp grenade: Three.
  Three saves with Agility against emp grenade: d20 3 + 2 Agility + 4 cover = 9 against 10, failure.
  Damage of emp grenade: d6 2+2 = 4.
  Three takes electric: 4 from hit points.
# Doubled, they are 2 and 8.
pass to one.boots
  Round 10.
  The turn of Gun begins.
  The turn of One begins.
one.boots take-cover
  One is taking cover.
pass to three.boots
  The turn of Two begins.
  The turn of Three begins.
three.boots take-cover
  Three is taking cover.
gm person place thr 7 8
pass to thr.boots
  The turn of Thr begins.
dice 6 2 2
thr.boots use emp-grenade at 7 2
  Thr uses emp grenade.
  Reached by emp grenade: One.
  One saves with Agility against emp grenade: d20 6 + 2 Agility + 2 cover = 10 against 10, success.
  Damage of emp grenade: d6 2+2 = 4.
  One takes electric (4 - 2 by the save): 2 from hit points.
gm person place thr 7 12
pass to thr.boots
  Round 11.
  The turn of Gun begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Three begins.
  The turn of Thr begins.
dice 2 2 2
thr.boots use emp-grenade at 7 7
  Thr uses emp grenade.
  Reached by emp grenade: Three.
  Three saves with Agility against emp grenade: d20 2 + 2 Agility + 8 cover = 12 against 10, success.
  Damage of emp grenade: d6 2+2 = 4.
  Three takes electric (4 - 2 by the save): 2 from hit points.
gm person place two 10 4
# Taken cover ends with an attack of one's own,
pass to one.boots
  Round 12.
  The turn of Gun begins.
  The turn of One begins.
dice 2
one.boots attack thr
  One attacks Thr, blaster pistol: d20 2 + 2 Precision + 2 proficiency - 5 range = 1 against 18 with amazing cover, a critical miss.
  One is no longer taking cover.
# and with the place that it was taken at, whoever moves one; put where one stands, one keeps it.
one.boots take-cover
  One is taking cover.
gm person place one 10 2
show person one
  able at 10 2 on level 1, 51 of 60 hit points, AC 14
  taking cover; blaster pistol in hand
gm person place one 10 3
  One is no longer taking cover.
show person one
  able at 10 3 on level 1, 51 of 60 hit points, AC 14
  blaster pistol in hand
gm person place one 10 2
one.boots take-cover
  One is taking cover.
gm person place one 10 2 height 5
  One is no longer taking cover.
  One falls from a height of 5.
# Getting up is a move as well, and so is a step with care.
one.boots drop
  One is prone.
  One: AC 14 → 12 (flat-footed).
one.boots take-cover
  One is taking cover.
one.boots stand
  One is no longer taking cover.
  One is no longer prone.
  One: AC 12 → 14 (no longer flat-footed).
pass to two.boots
  The turn of Two begins.
two.boots take-cover
  Two is taking cover.
two.boots step at 10 5
  Two is no longer taking cover.
  Two has moved to 10 5 on level 1; 30 ft of movement is left.
# Searching and aiming are none.
pass to three.boots
  The turn of Three begins.
dice 10
three.boots search
  Three searches, Perception: d20 10 + 2 Wisdom = 12.
three.boots aim
  Three is aiming.
show person three
  able at 10 6 on level 1, 51 of 60 hit points, AC 14
  taking cover; aiming; blaster pistol in hand
