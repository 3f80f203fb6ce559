title Whom somebody carries counts in their weight, and is lifted and shoved with them
covers LOL-PSEUDO HOUSE-LURASKO

book lurasko
room 60 14
sheet mind like plain, power gather, power heave, power hoist, insight 60
sheet strong like plain, strength 10
person Mia mind at 20 8 side Blue
person Kit strong at 23 7 side Blue
person Ann strong at 24 8 side Red special
person Bob plain at 23 8 side Red special
initiative ann 40, kit 35, mia 30, bob 20

begin
  ...
gm person afflict bob core-3
  ...
ann.boots carry bob
  Ann carries Bob.
pass to kit.boots
  The turn of Kit begins.
dice 15 2
kit.boots shove ann push
  Kit, shove: d20 15 + 10 Strength = 25, against Ann: d20 2 + 10 Strength = 12, won.
  Ann has moved to 25 9 on level 1.
show person bob
  dying at 24 8 on level 1, 0 suffered, Agility 6
  hurt past standing; out of it; floored
pass to mia.boots
  The turn of Mia begins.
mia.boots cast gather; mia.boots cast gather; mia.boots cast gather; mia.boots cast gather; mia.boots cast gather
  ...
# Two of 160 pounds: 31 points are too few, 32 are enough, and Bob comes along.
mia.boots cast heave on ann points 31 at 24 5
  Mia casts Heave on Ann.
  Mia: pseudogravity points -31, now 69.
  Mia is aglow.
  Mia is heard to lift Ann with 31 points: nothing moves.
dice 10
pass to mia.boots
  ...
mia.boots cast heave on ann points 32 at 25 5
  Mia casts Heave on Ann.
  Mia: pseudogravity points -32, now 37.
  Mia is aglow.
  Mia is heard to lift Ann with 32 points: they move.
  Ann has moved to 25 5 on level 1.
show person bob
  stable at 25 6 on level 1, 0 suffered, Agility 6
  hurt past standing; out of it; floored
pass to mia.boots
  ...
# Bob alone is lifted out of Ann's arms by 16, and then 16 lift her.
mia.boots cast heave on bob points 16 at 26 7
  Mia casts Heave on Bob.
  Mia: pseudogravity points -16, now 21.
  Mia is aglow.
  Mia is heard to lift Bob with 16 points: they move.
  Bob has moved to 26 7 on level 1.
  Ann lets go of Bob.
pass to mia.boots
  ...
mia.boots cast heave on ann points 16 at 24 4
  Mia casts Heave on Ann.
  Mia: pseudogravity points -16, now 5.
  Mia is aglow.
  Mia is heard to lift Ann with 16 points: they move.
  Ann has moved to 24 4 on level 1.
