title A shot that ricochets, a knife that gives, a bell
covers ME-ATTACK

book me5e
room 40 12
sheet a like plain, hp 100, strength 16, dexterity 16, wisdom 14, weapon ricochet, weapon kiss, weapon bell
sheet b like plain, hp 60
person Ada a at 4 4 side Blue special
person Cid b at 10 4 side Red special
person Dan b at 12 4 side Red special
person Eve b at 14 4 side Red special
initiative ada 20, cid 12, dan 11, eve 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
dice 3 15 4 3
ada.boots attack cid with ricochet
  Ada uses ricochet gun on Cid.
  Reached by ricochet gun: Cid, Dan.
  Cid saves with Dexterity against ricochet gun: d20 3 against 13, failure.
  Dan saves with Dexterity against ricochet gun: d20 15 + 2 cover = 17 against 13, success.
  Damage of ricochet gun: d6 4+3 = 7.
  Cid takes piercing: 7 from hit points.
  Dan takes piercing (7 - 4 by the save): 3 from hit points.
pass to ada.boots
  The turn of Cid begins.
  The turn of Dan begins.
  The turn of Eve begins.
  Round 2.
  The turn of Ada begins.
gm person place ada 9 4
ada.boots stow ricochet
  Ada stows ricochet gun.
ada.boots draw kiss
  refused [ME-FREE] kiss-knife is in hand already
dice 15 4 3
ada.boots attack cid with kiss
  Ada attacks Cid, kiss-knife: d20 15 + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of kiss-knife: d4 4 + 3 Dexterity = 7.
  Cid saves with Constitution against kiss-knife: d20 3 against 13, failure.
  Cid is glassed.
  Ada is mooned.
  Cid takes piercing: 7 from hit points.
  Cid is no longer glassed.
  Ada: speed 10 → 4 m (mooned).
show person cid
  able at 10 4 on level 1, 46 of 60 hit points, AC 12
pass to ada.boots
  Ada is no longer mooned.
  The turn of Cid begins.
  Ada: speed 4 → 10 m (no longer mooned).
  The turn of Dan begins.
  The turn of Eve begins.
  Round 3.
  The turn of Ada begins.
