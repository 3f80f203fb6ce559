title Ether: a chain that wounds once, a targe, a choir, a funeral
covers HOE-COMMON

book ether
room 40 12
sheet a like plain, hp 30, mana 20, stamina 6, power choir, power funeral, weapon hook-chain
sheet t like plain, hp 30, weapon salt-targe
sheet b like plain, hp 30, stamina 6, weapon maul
person Ada a at 4 4 side Blue special
person Tam t at 4 7 side Blue special
person Cid b at 6 4 side Red special
initiative ada 20, cid 12, tam 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
dice 15 3 12 2
ada.boots attack cid with hook-chain
  Ada attacks Cid, hook chain: d20 15 against 10, a hit.
  Damage of hook chain: d6 3.
  Cid, Wound: 12, only grazed.
  Damage of Wound: d4 2.
  Cid takes physical: 2 from Health.
  Cid takes physical: 3 from Health.
dice 15 3
ada.boots attack cid with hook-chain
  Ada attacks Cid, hook chain: d20 15 against 10, a hit.
  Damage of hook chain: d6 3.
  Cid takes physical: 3 from Health.
pass to ada.boots
  The turn of Cid begins.
  The turn of Tam begins.
  Round 2.
  The turn of Ada begins.
ada.boots stow hook-chain
  Ada stows hook chain.
pass to ada.boots
  The turn of Cid begins.
  The turn of Tam begins.
  Round 3.
  The turn of Ada begins.
ada.boots cast choir
  Ada: Mana -1, now 19.
  Ada casts Choir.
  Ada is emboldened.
  Tam is emboldened.
show person tam
  able at 4 7 on level 1, 30 of 30 Health, Defense 10
  emboldened; salt targe in hand
ada.boots move 12 4
  refused [HOE-SPEED] that takes 40 ft, and Ada has 30 left
show person tam
  able at 4 7 on level 1, 30 of 30 Health, Defense 10
  emboldened; salt targe in hand
dice 3 3
gm person hurt ada 60 fire
  Ada takes fire: 60 from Health.
  Ada uses Funeral.
  Reached by Funeral: Cid.
  Cid saves with Agility against Funeral: d20 3 against 10, failure.
  Damage of Funeral: d6 3.
  Ada falls unconscious.
  Ada no longer concentrates on Choir.
  Ada is no longer emboldened.
  Tam is no longer emboldened.
  Cid takes fire: 3 from Health.
  The turn of Cid begins.
show person cid
  able at 6 4 on level 1, 19 of 30 Health, Defense 10
  maul in hand
