title A friend who flies does not resist, and a group is shot at
covers LOL-PSEUDO-FLY LOL-PSEUDO-GROUP

book lurasko
room 60 14
sheet mind like plain, power gather, power heave, insight 20
sheet flyer like plain, fly 30
sheet gun like plain, weapon pistol
person Mia mind at 10 5 side Blue
person Fly flyer at 10 8 side Blue special
person Gun gun at 12 8 side Blue special
person Gil plain at 20 5 side Red special
person Gus plain at 21 5 side Red special
initiative gil 40, gus 39, gun 30, mia 20, fly 9

begin
  ...
gil.boots cast group-up
  Gil uses Group up.
  Gil is in a group.
gil.boots cast fall-in
  Gil uses Take cover in the group.
  Gil is in its defence.
pass to gus.boots
  The turn of Gus begins.
gus.boots cast group-up
  Gus uses Group up.
  Gus is in a group.
gus.boots cast fall-in
  Gus uses Take cover in the group.
  Gus is in its defence.
pass to gun.boots
  The turn of Gun begins.
dice 10 4
gun.boots attack gil
  Damage of officer's pistol: 12.
  Gil defends against Gun, officer's pistol: d20 10+4 = 14 against 17, a miss.
pass to mia.boots
  The turn of Mia begins.
# 160 pounds take 16 points, as of somebody who walks.
mia.boots cast gather
  Mia: insight -1, now 19.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 20.
mia.boots cast heave on fly points 16 at 20 9
  Mia casts Heave on Fly.
  Mia: pseudogravity points -16, now 4.
  Mia is aglow.
  Mia is heard to lift Fly with 16 points: they move.
  Fly has moved to 16 9 on level 1.
show person fly
  able at 16 9 on level 1, 0 suffered, Agility 6
