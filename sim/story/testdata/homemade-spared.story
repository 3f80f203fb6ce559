title Lurasko: who is spared by a blow lives; those whom its consequence fells are not spared
covers LOL-INJURY

book lurasko
room 40 12
sheet a like plain, hp 60, power dread, weapon storm-maul
sheet b like plain, hp 60, constitution 0, unarmoured
person Ada a at 4 4 side Blue special
person Cid b at 5 4 side Red
person Dan b at 4 5 side Red
person Eve b at 20 4 side Red
initiative ada 20, cid 12, dan 10, eve 8

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
gm person afflict cid core-2
  Cid is gravely hurt.
dice 10 5 3
ada.boots attack cid with storm-maul strength 0
  Damage of storm maul: 14.
  Damage of storm maul: 10.
  Cid defends against Ada, storm maul: d20 10+5 = 15 against 14, a hit.
  Cid has moved to 6 4 on level 1.
  Cid takes blunt and electric: 24 suffered.
  Cid has suffered 24, a degree of injury for each 10: 2 more (3, hurt in the core).
  Cid is hurt past standing.
  Cid falls unconscious.
  Cid is stable.
  Ada uses Dread on Cid.
  Reached by Dread: Cid, Dan.
  Cid is cowed.
  Dan is cowed.
  Dan falls unconscious.
  Ada uses Dread on Dan.
  Reached by Dread: Cid, Dan.
show person cid
  stable at 6 4 on level 1, 24 suffered, Agility 6
  hurt past standing; out of it; floored; cowed
show person dan
  dying at 4 5 on level 1, 0 suffered, Agility 6
  cowed; out of it; floored
