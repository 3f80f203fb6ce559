title A turn that begins in a docking bay readies the weapons
covers SHIP-BAY SHIP-ROUND

shared
class nest huge across 2500
fit nest docking-bay
class gnat small across 50
mount gnat light-laser turret
ship Nest nest at 0 0 heading 90 side Blue special
ship Gnat gnat at 0 1310 heading 180 side Blue special
ship Rook gnat at 0 1550 heading 180 side Red special
crew nest plain pilot
crew gnat plain pilot gunner
crew rook plain pilot
dice d20=10 d20=20 d20=19 d20=1
begin
  The battle goes on.
  Nest's pilot rolls initiative: d20 10.
  Gnat's pilot rolls initiative: d20 20.
  Gnat's gunner rolls initiative: d20 19.
  Rook's pilot rolls initiative: d20 1.
  Round 1.
  The turn of Gnat's pilot begins.
  The turn of Gnat's gunner begins.
dice d20=1 d20=1
gnat.gunner fire light-laser at rook
  Gnat's gunner fires the light laser at Rook: d20 1 + 2 proficiency + 3 ship Dexterity = 6 against AC 9, a miss.
  Gnat's gunner fires the light laser at Rook: d20 1 + 2 proficiency + 3 ship Dexterity = 6 against AC 9, a miss.
gnat.pilot land nest
  Gnat lands aboard Nest.
pass to gnat.pilot
  The turn of Nest's pilot begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Gnat's pilot begins.
  The turn of Gnat's gunner begins.
gnat.pilot take-off
  Gnat takes off from Nest.
gm move gnat at 0 1310 heading 180
  The GM rules, Gnat: it is moved.
dice d20=1 d20=1
gnat.gunner fire light-laser at rook
  Gnat's gunner fires the light laser at Rook: d20 1 + 2 proficiency + 3 ship Dexterity = 6 against AC 9, a miss.
  Gnat's gunner fires the light laser at Rook: d20 1 + 2 proficiency + 3 ship Dexterity = 6 against AC 9, a miss.
