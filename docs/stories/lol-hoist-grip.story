title Who is held up by pseudogravity is lifted out of a grip
covers LOL-PSEUDO
book lurasko
room 30 14
sheet mind like plain, power gather, power hoist, insight 60
sheet hold like plain, strength 10
person Mia mind at 15 8 side Blue special
person Hol hold at 19 8 side Red special
person Win plain at 20 8 side Blue special
initiative hol 30, mia 20, win 15
begin
  The battle goes on.
  Round 1.
  The turn of Hol begins.
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
mia.boots cast hoist on win points 16
  Mia uses Hoist on Win.
  Mia: pseudogravity points -16, now 4.
  Mia is aglow.
  Mia is heard to lift Win with 16 points: they move.
  Win is no longer held.
  Hol lets go of Win.
  Win is held up.
  Hol: speed 15 → 30 ft (no longer dragging).
show person win
  able at 20 8 on level 1, 0 suffered, Agility 6
  held up
