title Pseudogravity moves whoever spends its points too: against their own weight, to a place that they name
covers LOL-PSEUDO LOL-PSEUDO-FLY

book lurasko
room 60 14
sheet mind like plain, fly 30, power gather, power heave, power hoist, insight 20
person Mia mind at 10 5 side Blue
person Bob plain at 40 5 side Red special
initiative mia 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Mia begins.
mia.boots cast gather
  Mia: insight -1, now 19.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 20.
# Nobody can be pushed away from where they stand themselves.
mia.boots cast heave on mia points 16
  refused [HOUSE-LURASKO] Mia needs a direction: nobody is pushed away from themselves
mia.boots cast heave on mia points 16 at 10 5
  refused [HOUSE-LURASKO] Mia needs a direction: nobody is pushed away from themselves
# She is willing, so that her wings make her no heavier: 16 points for her 160 pounds.
mia.boots cast heave on mia points 15 at 14 5
  Mia casts Heave.
  Mia: pseudogravity points -15, now 5.
  Mia is aglow.
  Mia is heard to lift themselves with 15 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  Round 2.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 18.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 25.
mia.boots cast heave on mia points 16 at 14 7
  Mia casts Heave.
  Mia: pseudogravity points -16, now 9.
  Mia is aglow.
  Mia is heard to lift themselves with 16 points: they move.
  Mia has moved to 14 7 on level 1.
show person mia
  able at 14 7 on level 1, 0 suffered, Agility 6
  aglow
# Held in the air she comes to no harm by herself.
pass to mia.boots
  The turn of Bob begins.
  Round 3.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 17.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 29.
mia.boots cast hoist on mia points 16
  Mia uses Hoist.
  Mia: pseudogravity points -16, now 13.
  Mia is aglow.
  Mia is heard to lift themselves with 16 points: they move.
  Mia is held up.
  Mia: speed 30 → 0 ft (held up).
show person mia
  able at 14 7 on level 1, 0 suffered, Agility 6
  aglow; held up
