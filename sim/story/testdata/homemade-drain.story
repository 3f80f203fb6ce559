title Ether: what gives back exactly what it takes, an axe charged from a reserve, a curse that goes on to who fells its bearer
covers HOE-DAMAGE HOE-COMMON

book ether
room 40 12
sheet a like plain, hp 30, mana 20, stamina 7, power drink, power ill-fate, weapon drinking-blade
sheet b like plain, hp 30, stamina 7, weapon oath-axe
sheet c like plain, hp 10, stamina 7, weapon thirsty-blade
person Ada a at 4 4 side Blue special
person Cid b at 5 4 side Red special
person Dan c at 5 6 side Blue special
initiative ada 20, cid 12, dan 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm person hurt ada 20 physical
  Ada takes physical: 20 from Health.
# The blade gives back what it has cost Cid, to the point.
dice 16 7
ada.boots attack cid with drinking-blade
  Ada attacks Cid, drinking blade: d20 16 against 10, a hit.
  Damage of drinking blade: d8 7.
  Cid takes physical: 7 from Health.
  Ada regains 7, now 17.
show person ada
  able at 4 4 on level 1, 17 of 30 Health, Defense 10
  drinking blade in hand
# So does a power, and of what a save has halved no more than that.
dice 15 3 4
ada.boots cast drink on cid
  Ada: Mana -1, now 19.
  Ada casts Drink on Cid.
  Cid saves with Might against Drink: d20 15 against 10, success.
  Damage of Drink: d6 3+4 = 7.
  Cid takes spirit (7 - 4 by the save): 3 from Health.
  Ada regains 3, now 20.
show person ada
  able at 4 4 on level 1, 20 of 30 Health, Defense 10
  drinking blade in hand
ada.boots end
  The turn of Cid begins.
# Charged, the axe takes 6 of its wielder's Stamina, and no further action.
dice 16 4 3 5
cid.boots attack ada with oath-axe charged
  Cid: Stamina -6, now 4.
  Cid attacks Ada, oath axe: d20 16 against 10, a hit.
  Damage of oath axe: d6 4.
  Damage of oath axe: d6 3+5 = 8.
  Ada takes physical and spirit: 12 from Health.
show person cid
  able at 5 4 on level 1, 20 of 30 Health, Defense 10
  oath axe in hand
cid.boots attack ada with oath-axe charged
  refused [HOE-COMMON] charging oath axe takes 6 Stamina, and Cid has 4 left
cid.boots end
  The turn of Dan begins.
dan.boots end
  Round 2.
  The turn of Ada begins.
# Cid has fallen under a curse, and Ada has it now.
ada.boots cast ill-fate on cid
  Ada: Mana -1, now 18.
  Ada casts Ill Fate on Cid.
  Cid is ill-fated.
  Cid: Defense 10 → 8 (ill-fated).
gm person hurt cid 19 physical
  Cid takes physical: 19 from Health.
dice 16 7
ada.boots attack cid with drinking-blade
  Ada attacks Cid, drinking blade: d20 16 against 8, a hit.
  Damage of drinking blade: d8 7.
  Cid takes physical: 7 from Health.
  Cid falls unconscious.
  Cid is no longer ill-fated.
  Ada is ill-fated.
  Ada regains 1, now 9.
  Ada: Defense 10 → 8 (ill-fated).
show person ada
  able at 4 4 on level 1, 9 of 30 Health, Defense 8
  ill-fated; drinking blade in hand
show person cid
  dying at 5 4 on level 1, 0 of 30 Health, Defense 10
  unconscious; prone; oath axe in hand
