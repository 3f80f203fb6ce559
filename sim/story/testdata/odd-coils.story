title Forge: a coil gun, its shell, a grapnel, a spray for machines
covers FOS-ACTIONS

book forge
room 40 12
sheet a like plain, hp 30, weapon coil-gun, weapon grapnel, device mag-shell 2, device patch-spray 1
sheet b like plain, hp 40
sheet m like plain, hp 40, kind machine
person Ada a at 4 4 side Blue special
person Mac m at 4 5 side Blue special
person Cid b at 10 4 side Red special
person Dan b at 10 5 side Red special
initiative ada 20, cid 12, dan 10, mac 5

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots use patch-spray on cid
  refused [FOS-ACTIONS] patch spray works only on what is machine
ada.boots use patch-spray on mac
  Ada uses patch spray on Mac.
  Mac: shield field +5, now 5.
show person mac
  able at 4 5 on level 1, 40 of 40 hit points, AC 14
  shield field 5
dice 3 3 2 3
ada.boots use mag-shell at 10 4
  Ada uses magnet shell.
  Reached by magnet shell: Cid, Dan.
  Cid saves with Agility against magnet shell: d20 3 + 2 Agility = 5 against 14, failure.
  Dan saves with Agility against magnet shell: d20 3 + 2 Agility = 5 against 14, failure.
  Damage of magnet shell: d6 2+3 = 5.
  Cid is dazzled.
  Dan is dazzled.
  Cid takes electric: 5 from hit points.
  Dan takes electric: 5 from hit points.
pass to ada.boots
  The turn of Cid begins.
  The turn of Dan begins.
  The turn of Mac begins.
  Round 2.
  The turn of Ada begins.
ada.boots attack cid with coil-gun
  refused [FOS-ACTIONS] reload coil gun first: 1 attack left, and this takes 2
ada.boots reload coil-gun
  Ada reloads coil gun.
dice 19 5 6 3
ada.boots attack cid with coil-gun
  Ada attacks Cid, coil gun: d20 19 + 2 Precision + 2 proficiency = 23 against 14, a hit.
  Damage of coil gun: d10 5.
  Cid saves with Strength against coil gun: d20 6 + 2 Strength = 8 against 12, failure.
  Cid is overheated.
  Damage of coil gun: d10 3.
  Cid takes electric and fire: 8 from hit points.
show person cid
  able at 10 4 on level 1, 27 of 40 hit points, AC 14
  dazzled; overheated
