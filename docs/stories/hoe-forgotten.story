title Hands of Ether: what corruption makes somebody forget
covers HOE-COMMON HOE-REACT

book ether
room 30 10
sheet mage like plain, wit 16, reserve 6, weapon cutlass, armour rosewood-coat, power ember, power surge, power hoarfrost, power parry
sheet fighter like plain, weapon cutlass, power surge
sheet plainest like plain, weapon cutlass, actions 3
person Ana mage at 2 2 side Blue
person Bob fighter at 4 2 side Blue
person Cid plainest at 6 2 side Blue
person Foe plainest at 3 2 side Red
initiative foe 20, ana 15, bob 10, cid 8

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
# A blow that Ana could parry: she is asked.
dice d20=12
foe.boots attack ana
  Foe attacks Ana, cutlass: d20 12 against 12, a hit.
  Ana may react to Foe: Parry.
dice d6=1
ana.boots react pass
  Ana lets it pass.
  Damage of cutlass: d6 1.
  Ana takes physical: 1 from Health.
# Of all that is hers, spell or skill, one is forgotten: the die says which. The coat's gift is not hers.
dice d20=6 d4=4
gm person table ana corruptions
  Ana, Corruption: 6, something is forgotten.
  Ana is forgetful.
  Ana has lost Parry: d4 4.
show person ana
  able at 2 2 on level 1, 11 of 12 Health, Defense 12
  forgetful (Parry); cutlass in hand
# What she parried with is gone, and she is not asked.
dice d20=12 d6=1
foe.boots attack ana
  Foe attacks Ana, cutlass: d20 12 against 12, a hit.
  Damage of cutlass: d6 1.
  Ana takes physical: 1 from Health.
pass to ana.boots
  The turn of Ana begins.
# Other corruptions spare them the die. With this one her parry comes back.
gm person table ana corruptions
gm person relieve ana forgetful
  Ana is no longer forgetful.
# Of spells alone, where the ether is silent: two are left to choose from. Her skills stay.
dice d20=13 d2=1
gm person table ana corruptions
  Ana, Corruption: 13, the ether is silent.
  Ana is deaf to the ether.
  Ana has lost Ember: d2 1.
show person ana
  able at 2 2 on level 1, 10 of 12 Health, Defense 12
  deaf to the ether (Ember); cutlass in hand
ana.boots cast ember on foe
  refused [HOE-COMMON] Ana has lost Ember
dice d20=10 d6=1 d6=2
ana.boots cast hoarfrost on foe
  Ana: Mana -1, now 5.
  Ana casts Hoarfrost on Foe.
  Foe saves with Might against Hoarfrost: d20 10 against 16, failure.
  Damage of Hoarfrost: d6 1+2 = 3.
  Foe takes frost: 3 from Health.
ana.boots cast surge
  Ana: Stamina -2, now 8.
  Ana uses Surge.
# Who knows one thing forgets that, without a die.
dice d20=6
gm person table bob corruptions
  Bob, Corruption: 6, something is forgotten.
  Bob is forgetful.
  Bob has lost Surge.
pass to bob.boots
  The turn of Bob begins.
bob.boots cast surge
  refused [HOE-COMMON] Bob has lost Surge
# Who knows nothing, or casts nothing, loses nothing.
dice d20=13
gm person table cid corruptions
  Cid, Corruption: 13, the ether is silent.
  Cid is deaf to the ether.
show person cid
  able at 6 2 on level 1, 12 of 12 Health, Defense 10
  deaf to the ether; cutlass in hand
