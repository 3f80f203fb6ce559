title Hands of Ether: what corruption does
covers HOE-ADV HOE-COMMON

book ether
room 60 12
sheet mage like plain, agility 18, reserve 4, weapon cutlass, power hoarfrost
sheet fighter like plain, hp 40, weapon cutlass, power surge
person Ana mage at 2 2 side Blue
person Bob fighter at 3 2 side Blue
person Rot scaled-witch at 20 8 side Red
initiative ana 15, bob 10, rot 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# The will that holds is sapped until a rest, and that is no corruption; nor does being sapped keep one from any.
dice d20=20
gm person table ana corruptions
  Ana, Corruption: 20, their will holds, and leaves them sapped.
  Ana is sapped.
show person ana
  able at 2 2 on level 1, 12 of 12 Health, Defense 18
  sapped; cutlass in hand
dice d20=14
gm person table ana corruptions
  Ana, Corruption: 14, they cannot speak.
  Ana is tongueless.
show person ana
  able at 2 2 on level 1, 12 of 12 Health, Defense 18
  sapped; tongueless; cutlass in hand
# Who is corrupted is spared another.
gm person table ana corruptions
gm person rest ana
  Ana is no longer sapped.
  Ana has rested.
show person ana
  able at 2 2 on level 1, 12 of 12 Health, Defense 18
  tongueless; cutlass in hand
# Bound by something: two less of both at most, and its end leaves her unconscious.
gm person relieve ana tongueless
  Ana is no longer tongueless.
dice d20=8
gm person table ana corruptions
  Ana, Corruption: 8, something lives in them.
  Ana is possessed.
  Ana: Mana -2, now 2.
  Ana: Stamina -2, now 8.
show person ana
  able at 2 2 on level 1, 12 of 12 Health, Defense 18
  possessed; cutlass in hand
gm person rest ana
  Ana has rested.
gm person relieve ana possessed
  Ana is no longer possessed.
  Ana is stabilised.
  Ana is prone.
  Ana: speed 30 → 0 ft (stunned, prone).
show person ana
  able at 2 2 on level 1, 12 of 12 Health, Defense 18
  stabilised; prone; cutlass in hand
gm person heal ana 1
  Ana regains 0, now 12.
  Ana is no longer stabilised.
  Ana: speed 0 → 20 ft (no longer stunned).
gm person relieve ana prone
  Ana is no longer prone.
  Ana: speed 20 → 30 ft (no longer prone).
# Worn thin: a spell of one Mana takes two; who casts none pays a skill twice.
dice d20=5
gm person table ana corruptions
  Ana, Corruption: 5, their hold on the ether wears thin.
  Ana is frayed.
gm person place rot 12 2
pass to ana.boots
  The turn of Bob begins.
  The turn of Rot begins.
  Round 2.
  The turn of Ana begins.
dice d20=10 d6=1 d6=2
ana.boots cast hoarfrost on rot
  Ana: Mana -2, now 0.
  Ana casts Hoarfrost on Rot.
  Rot saves with Might against Hoarfrost: d20 10 - 3 Might = 7 against 10, failure.
  Damage of Hoarfrost: d6 1+2 = 3.
  Rot takes frost: 3 from Health.
show person ana
  able at 2 2 on level 1, 12 of 12 Health, Defense 18
  frayed; cutlass in hand
pass to bob.boots
  The turn of Bob begins.
dice d20=5
gm person table bob corruptions
  Bob, Corruption: 5, their hold on the ether wears thin.
  Bob is frayed.
bob.boots cast surge
  Bob: Stamina -4, now 6.
  Bob uses Surge.
show person bob
  able at 3 2 on level 1, 40 of 40 Health, Defense 10
  frayed; cutlass in hand
# A mind in pieces casts nothing.
gm person relieve ana frayed
  Ana is no longer frayed.
dice d20=1
gm person table ana corruptions
  Ana, Corruption: 1, their mind is in pieces.
  Ana is maddened.
pass to ana.boots
  The turn of Rot begins.
  Round 3.
  The turn of Ana begins.
ana.boots cast hoarfrost on rot
  refused [HOE-COMMON] Ana is in no state to cast
# Company within 50 ft, at both edges. A creature is none.
gm person relieve ana maddened
  Ana is no longer maddened.
dice d20=16
gm person table ana corruptions
  Ana, Corruption: 16, company sickens them.
  Ana is revolted.
gm person place rot 2 3
gm person place bob 12 2
dice d20=10 d20=12
gm person check ana might 10
  Ana, Might: d20 10, dropped 12 (disadvantage: revolted) = 10 against 10, success.
gm person place bob 13 2
dice d20=10
gm person check ana might 10
  Ana, Might: d20 10 against 10, success.
