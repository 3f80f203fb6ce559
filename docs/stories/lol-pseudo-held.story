title Pseudogravity against wings that are held, and of who can do nothing; it takes people out of a grip
covers LOL-PSEUDO-FLY LOL-PSEUDO

book lurasko
room 60 14
sheet mind like plain, power gather, power heave, insight 60
sheet winged like plain, fly 40
sheet hold like plain, strength 10
person Mia mind at 20 8 side Blue
person Hol hold at 22 8 side Blue
person Win winged at 23 8 side Red special
person Nil winged at 23 4 side Red special
initiative hol 20, mia 10, win 3, nil 2

begin
  ...
# 160 pounds and 40 % are 224: 22 points are too few, 23 are enough, though Win is held and has no speed to use.
dice 15 2
hol.boots grapple win
  Hol, grapple: d20 15 + 10 Strength = 25, against Win: d20 2 + 6 Agility = 8, won.
  Win is held.
  Hol: speed 30 → 15 ft (dragging).
  Win: speed 30 → 0 ft (held).
pass to mia.boots
  The turn of Mia begins.
mia.boots cast gather
  Mia: insight -1, now 59.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 20.
mia.boots cast gather
  Mia: insight -1, now 58.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 40.
mia.boots cast heave on win points 22 at 26 10
  Mia casts Heave on Win.
  Mia: pseudogravity points -22, now 18.
  Mia is aglow.
  Mia is heard to lift Win with 22 points: nothing moves.
pass to mia.boots
  The turn of Win begins.
  The turn of Nil begins.
  Round 2.
  The turn of Hol begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 57.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 38.
mia.boots cast heave on win points 23 at 26 10
  Mia casts Heave on Win.
  Mia: pseudogravity points -23, now 15.
  Mia is aglow.
  Mia is heard to lift Win with 23 points: they move.
  Win has moved to 26 10 on level 1.
  Win is no longer held.
  Hol lets go of Win.
  Hol: speed 15 → 30 ft (no longer dragging).
  Win: speed 0 → 30 ft (no longer held).
# Maimed, wings are slower and resist no less.
gm person afflict win limb-1
  Win is hurt in a limb.
gm person afflict win limb-1
  Win is maimed.
  Win: speed 30 → 15 ft (maimed).
pass to mia.boots
  The turn of Win begins.
  The turn of Nil begins.
  Round 3.
  The turn of Hol begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 56.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 35.
mia.boots cast gather
  Mia: insight -1, now 55.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 55.
mia.boots cast heave on win points 22 at 28 10
  Mia casts Heave on Win.
  Mia: pseudogravity points -22, now 33.
  Mia is aglow.
  Mia is heard to lift Win with 22 points: nothing moves.
# Who is stunned resists nothing: 16.
gm person afflict nil stunned
  Nil is stunned.
  Nil: speed 30 → 0 ft (stunned).
pass to mia.boots
  The turn of Win begins.
  The turn of Nil begins.
  Round 4.
  The turn of Hol begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast heave on nil points 16 at 26 4
  Mia casts Heave on Nil.
  Mia: pseudogravity points -16, now 17.
  Mia is aglow.
  Mia is heard to lift Nil with 16 points: they move.
  Nil has moved to 26 4 on level 1.
