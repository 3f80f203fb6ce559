title Ether: a sip, a gust against a blow, a shell that breaks, a choir, a funeral
covers HOE-COMMON

book ether
room 40 12
sheet a like plain, hp 30, mana 20, stamina 6, power sip, power riposte-gust, power shell, power choir, power witch-light, power funeral, weapon salt-targe
sheet b like plain, hp 30, stamina 6, weapon maul
person Ada a at 4 4 side Blue special
person Bea b at 6 6 side Blue special
person Cid b at 5 4 side Red special
initiative ada 20, cid 12, bea 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
dice 3 1 2
ada.boots cast sip on cid
  Ada: Mana -1, now 19.
  Ada casts Sip on Cid.
  Cid saves with Will against Sip: d20 3 against 10, failure.
  Cid: Stamina -2, now 8.
  Healing of Sip: d4 1.
  Ada regains 0, now 30.
  Cid is brimming.
  Number by brimming: d4 2.
show person cid
  able at 5 4 on level 1, 30 of 30 Health, Defense 10
  brimming (2); maul in hand
ada.boots cast shell on bea
  Ada: Mana -2, now 17.
  Ada casts Shell on Bea.
  Bea is glass-skinned.
  Bea: Defense 10 → 12 (glass-skinned).
pass to cid.boots
  The turn of Cid begins.
  Cid is no longer brimming.
  Ada: Mana +2, now 19.
dice 15
cid.boots attack ada with maul
  Cid attacks Ada, maul: d20 15 against 10, a hit.
  Ada may react to Cid: Riposte Gust.
dice 4 5
ada.boots react
  Ada: Mana -1, now 18.
  Ada casts Riposte Gust on Cid.
  Cid has moved to 7 4 on level 1.
  Riposte Gust takes off: d4 4.
  Damage of maul: d8 5.
  Ada takes physical (5 - 4 taken off): 1 from Health.
show person cid
  able at 7 4 on level 1, 30 of 30 Health, Defense 10
  maul in hand
gm person hurt bea 2 fire
  Bea takes fire: 2 from Health.
  Bea is no longer glass-skinned.
  Bea is bleeding.
  Bea: Defense 12 → 10 (no longer glass-skinned).
gm person relieve bea bleeding
  Bea is no longer bleeding.
pass to ada.boots
  The turn of Bea begins.
  Round 2.
  The turn of Ada begins.
ada.boots cast choir
  Ada: Mana -1, now 17.
  Ada casts Choir.
  Ada is emboldened.
  Bea is emboldened.
show person bea
  able at 6 6 on level 1, 28 of 30 Health, Defense 10
  emboldened; maul in hand
pass to ada.boots
  The turn of Cid begins.
  The turn of Bea begins.
  Round 3.
  The turn of Ada begins.
ada.boots cast witch-light
  Ada: Mana -1, now 16.
  Ada casts Witch-light.
  Ada is star-struck.
