title Four degrees: ten above is critical, more than ten below too, a 20 and a 1 shift; saves and dying by degree

book fourfold
room 30 9
sheet sword like plain, weapon laser-sword
sheet thrower like plain, device frag 9
sheet foe like plain, hp 60
sheet hard like plain, defence 24
sheet weak like plain, hp 12
person Swo sword at 2 2 side Blue
person Thr thrower at 2 6 side Blue
person Foe foe at 3 2 side Red
person Wea weak at 12 6 side Red
person Hard hard at 2 3 side Red
person Two foe at 12 4 side Red
initiative swo 20, thr 15, foe 10, wea 5, two 3, hard 1

begin
  The battle goes on.
  Round 1.
  The turn of Swo begins.
# Strength 3 and proficiency 2 against 12: 17 makes 22, ten above; 16 is a plain hit.
show swo.boots
  the turn is open; left: 3 action, 1 reaction; movement 30 ft
dice 17 5
swo.boots attack foe
  Swo attacks Foe, laser sword: d20 17 + 3 Strength + 2 proficiency = 22 against 12, a critical hit.
  Damage of laser sword: d12 5 + 3 Strength + 8 critical hit = 16.
  Foe takes laser: 16 from hit points.
dice 16 5
swo.boots attack foe
  Swo attacks Foe, laser sword: d20 16 + 3 Strength + 2 proficiency = 21 against 12, a hit.
  Damage of laser sword: d12 5 + 3 Strength = 8.
  Foe takes laser: 8 from hit points.
dice 7 5
swo.boots attack foe
  Swo attacks Foe, laser sword: d20 7 + 3 Strength + 2 proficiency = 12 against 12, a hit.
  Damage of laser sword: d12 5 + 3 Strength = 8.
  Foe takes laser: 8 from hit points.
pass to swo.boots
  The turn of Thr begins.
  The turn of Foe begins.
  The turn of Wea begins.
  The turn of Two begins.
  The turn of Hard begins.
  Round 2.
  The turn of Swo begins.
dice 6
swo.boots attack foe
  Swo attacks Foe, laser sword: d20 6 + 3 Strength + 2 proficiency = 11 against 12, a miss.
# A 1 would miss by 6: it is shifted to the worst. A 20 is a hit by ten and more anyway.
dice 1
swo.boots attack foe
  Swo attacks Foe, laser sword: d20 1 + 3 Strength + 2 proficiency = 6 against 12, a miss on a 1.
dice 20 3
swo.boots attack foe
  Swo attacks Foe, laser sword: d20 20 + 3 Strength + 2 proficiency = 25 against 12, a critical hit.
  Damage of laser sword: d12 3 + 3 Strength + 6 critical hit = 12.
  Foe takes laser: 12 from hit points.
# Prone takes two off: against 24 a 20 makes 23, a miss: shifted to a hit that is not critical.
pass to swo.boots
  The turn of Thr begins.
  The turn of Foe begins.
  The turn of Wea begins.
  The turn of Two begins.
  The turn of Hard begins.
  Round 3.
  The turn of Swo begins.
gm person afflict swo prone
  Swo is prone.
  Swo: defence 12 → 10 (prone).
dice 20 3
swo.boots attack hard
  Swo attacks Hard, laser sword: d20 20 + 3 Strength + 2 proficiency - 2 prone = 23 against 24, a hit.
  Damage of laser sword: d12 3 + 3 Strength = 6.
  Hard takes laser: 6 from hit points.
pass to thr.boots
  The turn of Thr begins.
# One roll of damage for all: none, half, all and twice, by the degree of the save.
# Agility 2 against 15: 20 is 7 above, shifted up; 13 is 15; 12 is 14; 2 is 4, eleven below.
dice 20 13 4 3
thr.boots use frag at 10 5
  Thr uses frag grenade.
  Reached by frag grenade: Wea, Two.
  Wea saves with Agility against frag grenade: d20 20 + 2 Agility = 22 against 15, critical success.
  Two saves with Agility against frag grenade: d20 13 + 2 Agility = 15 against 15, success.
  Damage of frag grenade: d6 4+3 = 7.
  Two takes explosive (7 - 4 by the save): 3 from hit points.
dice 12 2 4 3
thr.boots use frag at 10 5
  Thr uses frag grenade.
  Reached by frag grenade: Wea, Two.
  Wea saves with Agility against frag grenade: d20 12 + 2 Agility = 14 against 15, failure.
  Two saves with Agility against frag grenade: d20 2 + 2 Agility = 4 against 15, critical failure.
  Damage of frag grenade: d6 4+3 = 7.
  Wea takes explosive: 7 from hit points.
  Two takes explosive (7 + 7 by the save): 14 from hit points.
# 3 makes 5, ten below, which is no critical failure.
dice 3 1 1 1
thr.boots use frag at 10 5
  Thr uses frag grenade.
  Reached by frag grenade: Wea, Two.
  Wea saves with Agility against frag grenade: d20 3 + 2 Agility = 5 against 15, failure.
  Two saves with Agility against frag grenade: d20 1 + 2 Agility = 3 against 15, critical failure.
  Damage of frag grenade: d6 1+1 = 2.
  Wea takes explosive: 2 from hit points.
  Two takes explosive (2 + 2 by the save): 4 from hit points.
# Temporary points and shields go before points; shields add up.
gm person layer foe shield 5
  Foe: shield +5, now 5.
gm person layer foe shield 4
  Foe: shield +4, now 9.
gm person layer foe temporary 3
  Foe: temporary points +3, now 3.
gm person hurt foe 11 laser
  Foe takes laser: 9 from shield, 2 from temporary points.
# A wound that brings to 0: dying 1; a critical one: dying 2; 4 is dead.
gm person hp wea 5
  The GM rules: Wea has 5 hit points.
gm person hurt wea 5 laser
  Wea takes laser: 5 from hit points.
  Wea falls unconscious.
  Wea: 1 of 4 dying.
show person wea
  dying at 12 6 on level 1, 0 of 12 hit points, defence 10
  downed; prone
# The death save is a save with Strength by four degrees: 7 is 10, a success and dying 0.
dice 7
pass to two.boots
  The turn of Foe begins.
  The turn of Wea begins.
  Wea, death save: d20 7 + 3 Strength = 10 against 10, success.
  Wea: 0 of 4 dying.
  Wea is stable.
  The turn of Two begins.
show person wea
  stable at 12 6 on level 1, 0 of 12 hit points, defence 10
  downed; prone
gm person hurt wea 1 laser
  Wea takes laser: 1 from hit points.
  Wea is no longer stable.
  Wea: 1 of 4 dying.
gm person hp wea 5
  Wea wakes.
  The GM rules: Wea has 5 hit points.
gm person hurt wea 5 laser critical
  Wea takes laser: 5 from hit points.
  Wea falls unconscious.
  Wea: 2 of 4 dying.
# 6 is 9, a failure: 3. A 1 is shifted to the worst: 2 more, and it is over.
dice 6
pass to two.boots
  The turn of Hard begins.
  Round 4.
  The turn of Swo begins.
  The turn of Thr begins.
  The turn of Foe begins.
  The turn of Wea begins.
  Wea, death save: d20 6 + 3 Strength = 9 against 10, failure.
  Wea: 3 of 4 dying.
  The turn of Two begins.
dice 1
pass to two.boots
  The turn of Hard begins.
  Round 5.
  The turn of Swo begins.
  The turn of Thr begins.
  The turn of Foe begins.
  The turn of Wea begins.
  Wea, death save: d20 1 + 3 Strength = 4 against 10, critical failure.
  Wea: 4 of 4 dying.
  Wea dies.
  The turn of Two begins.
