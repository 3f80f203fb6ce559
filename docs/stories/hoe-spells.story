title Hands of Ether: spells of witches and dragons, once for each rest
covers HOE-DAMAGE HOE-RANGE HOE-COVER

book ether
room 60 12
sheet foe like plain, hp 60
person Dragon glass-dragon at 2 4 side Red
person Witch scaled-witch at 2 10 side Red
person Hag pelt-hag at 8 10 side Red
person Ana foe at 15 4 side Blue
person Bob foe at 16 9 side Blue
initiative dragon 20, witch 15, hag 10, ana 5, bob 4

begin
  The battle goes on.
  Round 1.
  The turn of Dragon begins.
# Each of its spells once, and no Mana for it; 50 ft, not 55. Withstood, only the hurt is left; a natural 1 wounds.
gm person place ana 16 4
dragon.boots cast barbed-reach on ana
  refused [HOE-RANGE] they are 55 ft away, beyond 50
gm person place ana 15 4
dice d20=18 d6=1 d6=2
dragon.boots cast barbed-reach on ana
  Dragon casts Barbed Reach on Ana.
  Ana saves with Might against Barbed Reach: d20 18 against 18, success.
  Damage of Barbed Reach: d6 1+2 = 3.
  Ana takes physical: 3 from Health.
dragon.boots cast barbed-reach on ana
  refused [HOE-COMMON] Barbed Reach has been used, and comes back with a rest
dice d20=17 d6=1
dragon.boots cast ice-hold on ana
  Dragon casts Ice Hold on Ana.
  Ana saves with Agility against Ice Hold: d20 17 against 18, failure.
  Damage of Ice Hold: d6 1.
  Ana is stuck.
  Ana takes frost: 1 from Health.
  Ana: speed 30 → 0 ft (restrained).
dice d20=17 d20=18 d6=1 d6=2 d6=3
dragon.boots cast shards-of-light at 15 5
  Dragon casts Shards of Light.
  Reached by Shards of Light: Ana, Bob.
  Ana saves with Might against Shards of Light: d20 17 against 18, failure.
  Bob saves with Might against Shards of Light: d20 18 against 18, success.
  Damage of Shards of Light: d6 1+2+3 = 6.
  Ana takes spirit: 6 from Health.
show person ana
  able at 15 4 on level 1, 50 of 60 Health, Defense 10
  stuck
dragon.boots end
  The turn of Witch begins.
# Its spells are counted, what costs nothing is not.
gm person place bob 10 10
dice d20=17 d4=1
witch.boots cast green-breath on bob
  Witch casts Green Breath on Bob.
  Bob saves with Might against Green Breath: d20 17 against 18, failure.
  Damage of Green Breath: d4 1.
  Bob is sapped.
  Bob takes poison: 1 from Health.
witch.boots cast green-breath on bob
  refused [HOE-COMMON] Green Breath has been used, and comes back with a rest
dice d20=9
witch.boots cast ember on bob
  Witch casts Ember on Bob.
  Witch attacks Bob, Ember: d20 9 against 13 with half cover, a miss.
pass to hag.boots
  The turn of Hag begins.
gm person relieve bob sapped
  Bob is no longer sapped.
dice d20=17 d8=1
hag.boots cast black-coil on bob
  Hag: Mana -2, now 7.
  Hag casts Black Coil on Bob.
  Bob saves with Agility against Black Coil: d20 17 against 18, failure.
  Damage of Black Coil: d8 1.
  Bob is restrained.
  Bob takes spirit: 1 from Health.
  Bob: speed 30 → 0 ft (restrained).
dice d20=1 d12=12 d4=2 d6=1 d6=2
hag.boots cast barbed-reach on bob
  Hag: Mana -3, now 4.
  Hag casts Barbed Reach on Bob.
  Bob saves with Might against Barbed Reach: d20 1 against 18, failure.
  Bob, Wound: 12, only grazed.
  Damage of Wound: d4 2.
  Damage of Barbed Reach: d6 1+2 = 3.
  Bob is bleeding.
  Bob takes physical: 2 from Health.
  Bob takes physical: 3 from Health.
dice d20=13 d6=1
hag.boots cast ember on bob
  Hag casts Ember on Bob.
  Hag attacks Bob, Ember: d20 13 against 10, a hit.
  Damage of Ember: d6 1.
  Bob takes fire: 1 from Health.
show person bob
  able at 10 10 on level 1, 52 of 60 Health, Defense 10
  restrained; bleeding
dice d4=1
pass to bob.boots
  The turn of Ana begins.
  The turn of Bob begins.
  Bob is no longer restrained.
  Damage of bleeding: d4 1.
  Bob takes physical: 1 from Health.
  Bob: speed 0 → 30 ft (no longer restrained).
show person bob
  able at 10 10 on level 1, 51 of 60 Health, Defense 10
  bleeding
