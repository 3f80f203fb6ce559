title On foot: types, resistance, vulnerability, temporary hit points, shields and what passes them
covers ME-RESIST ME-TYPES ME-TEMPHP ME-SHIELD ME-SHIELD-MELEE ME-LIGHTNING ME-HEAL ME-DAMAGE

book me5e
room 20 9
sheet warded like plain, hp 40, resists bludgeoning, reduces 5
sheet frail like plain, hp 40, vulnerable fire, resists fire
sheet odd like plain, hp 40, vulnerable cold
sheet iron like plain, hp 40, immune poison
sheet suited like plain, hp 40, shields 5 regain 5
sheet shielded like plain, hp 40, shields 6 regain 5
sheet bright like plain, hp 40, shields 15 regain 5
person Ward warded at 1 1 side Blue
person Frey frail at 1 3 side Blue
person Odd odd at 1 5 side Blue
person Iron iron at 3 1 side Blue
person Sue suited at 3 3 side Blue
person Lis shielded at 3 5 side Blue
person Bri bright at 5 5 side Blue
person Foe plain at 18 7 side Red
initiative ward 20, frey 19, odd 18, iron 17, sue 16, lis 15, bri 14, foe 1

begin
  The battle goes on.
  Round 1.
  The turn of Ward begins.
# 25 less 5 is 20, halved is 10.
gm person hurt ward 25 bludgeoning
  Ward takes bludgeoning (25 - 5 reduced - 10 resistant): 10 from hit points.
gm person hurt ward 4 bludgeoning
  Ward takes bludgeoning (4 - 4 reduced, resistant): 0 from hit points.
# Both: first half, then double. 7 is 3, is 6.
gm person hurt frey 7 fire
  Frey takes fire (7 - 4 resistant + 3 vulnerable): 6 from hit points.
gm person hurt odd 7 cold
  Odd takes cold (7 + 7 vulnerable): 14 from hit points.
gm person hurt iron 30 poison
  Iron takes poison (30 - 30 immune): 0 from hit points.
# Shields first: 5 of them, 7 damage, 2 go on.
gm person hurt sue 7 piercing
  Sue takes piercing: 5 from shields, 2 from hit points.
# What bypasses, and melee, pass them.
gm person layer sue shields 5
  Sue: shields +5, now 5.
gm person hurt sue 7 piercing bypass
  Sue takes piercing: 7 from hit points.
gm person hurt sue 7 slashing melee
  Sue takes slashing: 7 from hit points.
show person sue
  able at 3 3 on level 1, 24 of 40 hit points, AC 12
  shields 5 of 5
# Lightning: 10 against 6: 20 less 6 is 14, half of it 7 to hit points.
gm person hurt lis 10 lightning
  Lis takes lightning (10 + 3 shields): 6 from shields, 7 from hit points.
# 6 against 15: 12 from the shields.
gm person hurt bri 6 lightning
  Bri takes lightning (6 + 6 shields): 12 from shields.
# 2 against 3 takes all and halves an odd rest down: 4 less 3 is 1, is 0.
gm person hurt bri 2 lightning
  Bri takes lightning (2 + 1 shields): 3 from shields.
# Temporary hit points go first: 5 of them, 7 damage, 2.
gm person layer iron temporary 5
  Iron: temporary hit points +5, now 5.
gm person hurt iron 7 fire
  Iron takes fire: 5 from temporary hit points, 2 from hit points.
# They do not add up: with 10, one who gets 12 has 12, or keeps 10, not 22.
gm person layer iron temporary 10
  Iron: temporary hit points +10, now 10.
gm person layer iron temporary 12
  Iron: temporary hit points +2, now 12.
gm person layer iron temporary 10
  Iron: temporary hit points -2, now 10.
gm person layer iron temporary 12 keep
  Iron: temporary hit points +0, now 10.
show person iron
  able at 3 1 on level 1, 38 of 40 hit points, AC 12
  temporary hit points 10
# Healing stops at the maximum: 14 of 20, healed by 8, is 20.
gm person hp foe 14
  The GM rules: Foe has 14 hit points.
gm person heal foe 8
  Foe regains 6, now 20.
# It does not bring temporary hit points back.
gm person layer foe temporary 3
  Foe: temporary hit points +3, now 3.
gm person hurt foe 2 cold
  Foe takes cold: 2 from temporary hit points.
gm person heal foe 5
  Foe regains 0, now 20.
show person foe
  able at 18 7 on level 1, 20 of 20 hit points, AC 12
  temporary hit points 1
# All thirteen types are known.
gm person hurt foe 0 acid
  Foe takes acid: 0 from hit points.
gm person hurt foe 0 force
  Foe takes force: 0 from hit points.
gm person hurt foe 0 necrotic
  Foe takes necrotic: 0 from hit points.
gm person hurt foe 0 psychic
  Foe takes psychic: 0 from hit points.
gm person hurt foe 0 radiant
  Foe takes radiant: 0 from hit points.
gm person hurt foe 0 thunder
  Foe takes thunder: 0 from hit points.
