title A natural 1, a blow that spares, a thrown knife against shields, dice doubled, and a long claw
covers ME-NAT ME-KNOCKOUT ME-INSTANT ME-SHIELD-MELEE ME-CRIT ME-GUNBUTT ME-OPPORTUNITY

book me5e
room 30 9
sheet master like plain, weapon riot-baton bonus 12 plus 30, weapon adder-dagger, weapon warden-rifle, dexterity 14
sheet thief like plain, dexterity 14, weapon gauntlet-blade, feature sneak-attack, sneak-attack 2d6
sheet shielded like plain, hp 60, shields 20
sheet frail like plain, hp 6
person Ana master at 4 4 side Blue
person Tim thief at 9 4 side Blue
person Pal plain at 11 4 side Blue
person Shi shielded at 5 4 side Red special
person Fra frail at 4 5 side Red special
person Tuf shielded at 10 4 side Red special
initiative ana 20, tim 15, pal 10, shi 5, fra 4, tuf 3

begin
  ...
# 1 + 12 is above 12, and misses all the same.
dice 1
ana.boots attack shi with riot-baton
  Ana attacks Shi, Riot baton: d20 1 + 12 attack bonus = 13 against 12, a miss on a 1.
pass to ana.boots
  The turn of Tim begins.
  The turn of Pal begins.
  The turn of Shi begins.
  The turn of Fra begins.
  The turn of Tuf begins.
  Round 2.
  The turn of Ana begins.
# 30 and more is far above twice the maximum of 6: spared all the same.
dice 5 1 1
ana.boots attack fra with riot-baton spare
  Ana attacks Fra, Riot baton: d20 5 + 12 attack bonus = 17 against 12, a hit.
  Damage of Riot baton: d6 1 + 30 damage bonus = 31.
  Damage of Riot baton: d4 1.
  Fra takes bludgeoning and lightning: 32 from hit points.
  Fra falls unconscious.
  Fra is stable.
show person fra
  stable at 4 5 on level 1, 0 of 6 hit points, AC 12
  unconscious; prone
pass to ana.boots
  The turn of Tim begins.
  The turn of Pal begins.
  The turn of Shi begins.
  The turn of Fra begins.
  The turn of Tuf begins.
  Round 3.
  The turn of Ana begins.
# A blow goes past shields, a knife that is thrown does not.
dice 15 3 1 1 1 1
ana.boots attack shi with adder-dagger
  Ana attacks Shi, Adder dagger: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Adder dagger: d4 3 + 2 Dexterity = 5.
  Shi saves with Constitution against Adder dagger: d20 1 against 11, failure.
  Damage of Adder dagger: d6 1+1+1 = 3.
  Shi takes piercing and poison: 8 from hit points.
show person shi
  able at 5 4 on level 1, 52 of 60 hit points, AC 12
  shields 20 of 20
pass to ana.boots
  The turn of Tim begins.
  The turn of Pal begins.
  The turn of Shi begins.
  The turn of Fra begins.
  The turn of Tuf begins.
  Round 4.
  The turn of Ana begins.
gm person place ana 3 4
dice 15 3 1 1 1 1
ana.boots attack shi with adder-dagger throw
  Ana attacks Shi, Adder dagger: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Adder dagger: d4 3 + 2 Dexterity = 5.
  Shi saves with Constitution against Adder dagger: d20 1 against 11, failure.
  Damage of Adder dagger: d6 1+1+1 = 3.
  Shi takes piercing and poison: 8 from shields.
show person shi
  able at 5 4 on level 1, 52 of 60 hit points, AC 12
  shields 12 of 20
pass to ana.boots
  The turn of Tim begins.
  The turn of Pal begins.
  The turn of Shi begins.
  The turn of Fra begins.
  The turn of Tuf begins.
  Round 5.
  The turn of Ana begins.
# A gun strikes as far as an arm, and is not fired by it.
ana.boots discard riot-baton
  Ana drops Riot baton.
ana.boots draw warden-rifle
  Ana draws Warden rifle.
ana.boots attack shi with warden-rifle butt
  refused [ME-MELEE] 4 m is beyond a reach of 2 m
gm person place ana 4 4
dice 15 3
ana.boots attack shi with warden-rifle butt
  Ana attacks Shi, Warden rifle butt: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Warden rifle butt: d4 3.
  Shi takes bludgeoning: 3 from hit points.
show person ana
  able at 4 4 on level 1, 20 of 20 hit points, AC 12
  Warden rifle in hand, 9 of 9
pass to tim.boots
  The turn of Tim begins.
# Sneak Attack dice are doubled too.
dice 20 1 2 3 4 5 6
tim.boots attack tuf
  Tim attacks Tuf, Gauntlet blade: d20 20 + 2 Dexterity + 2 proficiency = 24 against 12, a critical hit.
  Damage of Gauntlet blade: d8 1+2, d6 3+4+5+6 + 2 Dexterity = 23.
  Tuf takes slashing: 23 from hit points.
