title On foot: dice that are added to rolls or taken off, and what bites back
covers ME-CAST ME-TOHIT ME-DAMAGE ME-TEMPHP

book me5e
room 40 12
sheet a like plain, hp 100, charisma 16, power stimulant, power prompting, power loose-footing, power rime-field, power hurl
sheet b like plain, hp 100
person Ada a at 4 4 side Blue special
person Bob b at 5 4 side Red special
person Cid b at 20 9 side Red special
person Dee b at 22 9 side Red special
person Leo umbra-commando at 12 10 side Red
person Crab ember-crab at 30 4 side Red
initiative ada 20, bob 16, cid 12, dee 10, leo 8, crab 4

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
# A d4 more with each attack and save for a minute, once for each rest.
ada.boots cast stimulant
  Ada casts Stimulant.
  Ada is stimulated.
show aim ada bob with fists
  +2 against 12
dice 7 1
ada.boots attack bob with fists
  Ada attacks Bob, unarmed strike: d20 7, d4 1 stimulated + 2 proficiency = 10 against 12, a miss.
pass to ada.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 2.
  The turn of Ada begins.
ada.boots cast stimulant
  refused [ME-CAST] Stimulant has been used, and comes back with a rest
dice 7 3
ada.boots attack bob with fists
  Ada attacks Bob, unarmed strike: d20 7, d4 3 stimulated + 2 proficiency = 12 against 12, a hit.
  Damage of unarmed strike: 1.
  Bob takes bludgeoning: 1 from hit points.
# A d6 more with the first roll that there is.
pass to ada.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 3.
  The turn of Ada begins.
gm person relieve ada stimulated
  Ada is no longer stimulated.
ada.boots cast prompting on ada
  Ada casts Prompting.
  Ada is prompted.
dice 9 1
ada.boots attack bob with fists
  Ada is no longer prompted.
  Ada attacks Bob, unarmed strike: d20 9, d6 1 prompted + 2 proficiency = 12 against 12, a hit.
  Damage of unarmed strike: 1.
  Bob takes bludgeoning: 1 from hit points.
pass to ada.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 4.
  The turn of Ada begins.
dice 9
ada.boots attack bob with fists
  Ada attacks Bob, unarmed strike: d20 9 + 2 proficiency = 11 against 12, a miss.
# Up to three: the one named and the two nearest; five with a slot of one level more.
pass to ada.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 5.
  The turn of Ada begins.
dice 12 13 12
ada.boots cast loose-footing on bob
  Ada casts Loose Footing on Bob.
  Reached by Loose Footing: Bob, Leo, Cid.
  Bob saves with Constitution against Loose Footing: d20 12 against 13, failure.
  Leo saves with Constitution against Loose Footing: d20 13 + 2 Constitution = 15 against 13, success.
  Cid saves with Constitution against Loose Footing: d20 12 against 13, failure.
  Bob is unbalanced.
  Cid is unbalanced.
pass to bob.boots
  The turn of Bob begins.
dice 10 1
bob.boots attack ada with fists
  Bob attacks Ada, unarmed strike: d20 10, less d4 1 unbalanced + 2 proficiency = 11 against 12, a miss.
pass to bob.boots
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 6.
  The turn of Ada begins.
  The turn of Bob begins.
dice 12 2 10
bob.boots attack ada with fists
  Bob attacks Ada, unarmed strike: d20 12, less d4 2 unbalanced + 2 proficiency = 12 against 12, a hit.
  Damage of unarmed strike: 1.
  Ada takes bludgeoning: 1 from hit points.
  Ada saves with Constitution against concentration: d20 10 against 10, success.
gm person relieve bob unbalanced
  Bob is no longer unbalanced.
gm person place cid 14 9
# Led: with attacks and saves, for those within 10 m, the leader too.
pass to leo.boots
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
leo.boots cast lead
  Leo uses Lead.
  Reached by Lead: Cid, Leo.
  Cid is led.
  Leo is led.
show person leo
  able at 12 10 on level 1, 104 of 104 hit points, AC 15
  barrier 0 of 10; led; Lintel shotgun in hand, 1 of 1
show person cid
  able at 14 9 on level 1, 100 of 100 hit points, AC 12
  unbalanced; led
show person bob
  able at 5 4 on level 1, 98 of 100 hit points, AC 12
leo.boots cast lead
  refused [ME-CAST] Lead takes 1 action, and Leo has 0 left
# Five temporary hit points, and five of cold for who strikes while there is one left.
pass to ada.boots
  The turn of Crab begins.
  Round 7.
  The turn of Ada begins.
ada.boots cast rime-field
  Ada casts Rime Field.
  Ada: temporary hit points +5, now 5.
  Ada is in a field of rime.
pass to bob.boots
  The turn of Bob begins.
dice 12
bob.boots attack ada with fists
  Bob attacks Ada, unarmed strike: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of unarmed strike: 1.
  Damage of in a field of rime: 5.
  Ada takes bludgeoning: 1 from temporary hit points.
  Bob takes cold: 5 from hit points.
show person bob
  able at 5 4 on level 1, 93 of 100 hit points, AC 12
gm person hurt ada 4 fire
  Ada takes fire: 4 from temporary hit points.
  Ada is no longer in a field of rime.
pass to bob.boots
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 8.
  The turn of Ada begins.
  The turn of Bob begins.
dice 12 10
bob.boots attack ada with fists
  Bob attacks Ada, unarmed strike: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of unarmed strike: 1.
  Ada takes bludgeoning: 1 from hit points.
  Ada saves with Constitution against concentration: d20 10 against 10, success.
# Ten of each from a slot of the next level.
pass to ada.boots
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 9.
  The turn of Ada begins.
ada.boots cast rime-field slot 2
  Ada casts Rime Field.
  Ada: temporary hit points +10, now 10.
  Ada is in a field of rime.
show person ada
  able at 4 4 on level 1, 98 of 100 hit points, AC 12
  temporary hit points 10 of 10; in a field of rime
pass to bob.boots
  The turn of Bob begins.
dice 12
bob.boots attack ada with fists
  Bob attacks Ada, unarmed strike: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of unarmed strike: 1.
  Damage of in a field of rime: 10.
  Ada takes bludgeoning: 1 from temporary hit points.
  Bob takes cold: 10 from hit points.
# What is hot burns who strikes it.
gm person place bob 29 4
pass to bob.boots
  The turn of Cid begins.
  The turn of Dee begins.
  The turn of Leo begins.
  The turn of Crab begins.
  Round 10.
  The turn of Ada begins.
  The turn of Bob begins.
dice 14 4
bob.boots attack crab with fists
  Bob attacks Crab, unarmed strike: d20 14 + 2 proficiency = 16 against 14, a hit.
  Damage of unarmed strike: 1.
  Damage of heated: d6 4.
  Crab takes bludgeoning: 1 from hit points.
  Bob takes fire: 4 from hit points.
