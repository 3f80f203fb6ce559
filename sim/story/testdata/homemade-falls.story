title Ether: a curse that goes on however its bearer falls, but not one that they kept up; no more drunk than there was; a grapnel
covers HOE-DAMAGE HOE-SPACE

book ether
room 40 12
sheet a like plain, hp 30, mana 20, weapon drinking-blade, weapon grapnel
sheet w like plain, unarmed, hp 30, mana 20, power ill-fate, power lay-low, power gloat, power ill-bargain
sheet imp like plain, size small, hp 10
person Ada a at 4 4 side Blue special
person Eve w at 4 6 side Blue special
person Cid w at 5 4 side Red special
person Dan w at 5 6 side Red special
person Imp imp at 9 4 side Red special
initiative ada 20, eve 18, cid 12, dan 10, imp 8

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
# Ada lacks nothing, and so regains nothing.
dice 16 7
ada.boots attack cid with drinking-blade
  Ada attacks Cid, drinking blade: d20 16 against 10, a hit.
  Damage of drinking blade: d8 7.
  Cid takes physical: 7 from Health.
# A small one would fit into Ada's space, but is pulled only as far as beside her.
dice 16 2
ada.boots attack imp with grapnel
  Ada attacks Imp, grapnel: d20 16 against 13 with half cover, a hit.
  Damage of grapnel: d4 2.
  Imp has moved to 5 4 on level 1.
  Imp takes physical: 2 from Health.
ada.boots end
  The turn of Eve begins.
# No wound brings Dan down, and yet Eve answers it, and his curse goes on to her.
eve.boots cast ill-fate on dan
  Eve: Mana -1, now 19.
  Eve casts Ill Fate on Dan.
  Dan is ill-fated.
  Dan: Defense 10 → 8 (ill-fated).
eve.boots cast lay-low on dan
  Eve: Mana -1, now 18.
  Eve casts Lay Low on Dan.
  Dan is laid low.
  Dan falls unconscious.
  Eve uses Gloat.
  Eve is guarded.
  Dan is no longer ill-fated.
  Eve is ill-fated.
show person eve
  able at 4 6 on level 1, 30 of 30 Health, Defense 10
  guarded; ill-fated
show person dan
  dying at 5 6 on level 1, 0 of 30 Health, Defense 10
  laid low; unconscious; prone
eve.boots end
  The turn of Cid begins.
# Cid keeps up a curse upon himself. It ends as he falls, and goes on to nobody.
cid.boots cast ill-bargain
  Cid: Mana -1, now 19.
  Cid casts Ill Bargain.
  Cid is ill-fated.
  Cid: Defense 10 → 8 (ill-fated).
gm person hurt ada 20 physical
  Ada takes physical: 20 from Health.
gm person hurt cid 22 physical
  Cid takes physical: 22 from Health.
dice 15
cid.boots end
  The turn of Dan begins.
  Dan, Mortality check: d20 15 against 10, success.
  The turn of Imp begins.
imp.boots end
  Round 2.
  The turn of Ada begins.
# Cid had 1 Health left, and no more is drunk of it.
dice 16 7
ada.boots attack cid with drinking-blade
  Ada attacks Cid, drinking blade: d20 16 against 8, a hit.
  Damage of drinking blade: d8 7.
  Cid takes physical: 7 from Health.
  Cid falls unconscious.
  Cid no longer concentrates on Ill Bargain.
  Cid is no longer ill-fated.
  Ada regains 1, now 11.
show person ada
  able at 4 4 on level 1, 11 of 30 Health, Defense 10
  drinking blade in hand; grapnel in hand
show person cid
  dying at 5 4 on level 1, 0 of 30 Health, Defense 10
  unconscious; prone
