title Lurasko: kindled, anchored, a mortar and a saw
covers LOL-AOE

book lurasko
room 40 12
sheet a like plain, charge 10, power kindle, power jolt-all, power anchor, weapon star-mortar, weapon frost-saw, armour mirror-coat
sheet b like plain
person Ada a at 4 4 side Blue special
person Cid b at 6 4 side Red special
person Dan b at 10 5 side Red special
initiative ada 20, cid 12, dan 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots cast kindle
  Ada: charge -1, now 9.
  Ada uses Kindle.
  Ada is charged.
show person ada
  able at 4 4 on level 1, 0 suffered, Agility 6
  arc mesh 10 of 10; charged; star mortar in hand, 2 of 2
dice 1
gm person hurt ada 8 heat
  Ada takes heat (through metal, at 50 %, at 200 %): 8 suffered.
  Ada has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 2
ada.boots cast jolt-all
  Ada: charge -2, now 7.
  Ada uses Jolt All.
  Reached by Jolt All: Cid.
  Damage of Jolt All: 20.
  Cid takes electric: 20 suffered.
  Cid has suffered 20, a degree of injury for each 15: one more (2, hurt in a limb).
  Cid is hurt in a limb.
pass to ada.boots
  The turn of Cid begins.
  The turn of Dan begins.
  Round 2.
  The turn of Ada begins.
  Ada is no longer charged.
ada.boots cast anchor on cid
  Ada casts Anchor on Cid.
  Cid is anchored.
  Cid: speed 30 → 10 ft (anchored).
show person cid
  able at 6 4 on level 1, 20 suffered, Agility 6
  hurt in a limb; anchored
