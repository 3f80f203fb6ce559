title Lurasko: a mortar on a zone, a saw that anchors, thorns of charge
covers LOL-ZAOE

book lurasko
room 40 12
sheet a like plain, charge 10, power kindle, weapon star-mortar, weapon frost-saw
sheet b like plain, weapon blade
person Ada a at 4 4 side Blue special
person Cid b at 5 4 side Red special
person Dan b at 20 5 side Red special
initiative ada 20, cid 12, dan 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
dice 1 1 1
ada.boots attack at 19 5 with star-mortar
  Reached by star mortar: Ada, Cid, Dan.
  Ada takes heat: 10 suffered.
  Ada has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Cid takes heat: 10 suffered.
  Cid has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dan takes heat: 40 suffered.
  Dan has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Dan is maimed.
  Dan is burning.
  Dan: speed 30 → 15 ft (maimed).
show person dan
  able at 20 5 on level 1, 40 suffered, Agility 6
  maimed; burning; boarding blade in hand
show person cid
  able at 5 4 on level 1, 10 suffered, Agility 6
  boarding blade in hand
pass to cid.boots
  The turn of Cid begins.
