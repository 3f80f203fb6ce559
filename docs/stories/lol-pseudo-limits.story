title Pseudogravity: how far it reaches and moves, whom it gives away, and that a group is left by moving alone
covers LOL-PSEUDO LOL-PSEUDO-GROUP LOL-PSEUDO-LIGHT LOL-PSEUDO-FLY

book lurasko
room 60 20
sheet mind like plain, power gather, power heave, insight 60
sheet flyer like plain, fly 30
person Mia mind at 10 5 side Blue
person Bob plain at 23 5 side Red special
person Fly flyer at 14 9 side Red special
person Gil plain at 14 5 side Red special
person Gus plain at 15 5 side Red special
initiative gil 50, gus 45, fly 40, mia 30, bob 20

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
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
pass to fly.boots
  The turn of Fly begins.
# Who does not resist is as heavy as they are, until their next turn.
fly.boots cast yield
  Fly uses Do not resist.
  Fly is giving way.
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
# 60 ft and no farther; and who lifts is seen, glows and is heard, the other is not lit.
mia.boots cast heave on bob points 16
  refused [HOUSE-LURASKO] they are 65 ft away, beyond 60
gm person place bob 22 5
gm person hide mia yes
mia.boots cast heave on bob points 16 at 22 12
  Mia casts Heave on Bob.
  Mia: pseudogravity points -16, now 24.
  Mia is aglow.
  Mia has been seen.
  Mia is heard to lift Bob with 16 points: they move.
  Bob has moved to 22 11 on level 1.
show person mia
  able at 10 5 on level 1, 0 suffered, Agility 6
  aglow
show person bob
  able at 22 11 on level 1, 0 suffered, Agility 6
pass to mia.boots
  The turn of Bob begins.
  Round 2.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Fly begins.
  Fly is no longer giving way.
  The turn of Mia begins.
  Mia is no longer aglow.
# Fly resists again: 208 pounds ask for 21.
mia.boots cast gather
  Mia: insight -1, now 57.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 44.
mia.boots cast heave on fly points 20 at 18 9
  Mia casts Heave on Fly.
  Mia: pseudogravity points -20, now 24.
  Mia is aglow.
  Mia is heard to lift Fly with 20 points: nothing moves.
pass to fly.boots
  The turn of Bob begins.
  Round 3.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Fly begins.
fly.boots cast yield
  Fly uses Do not resist.
  Fly is giving way.
pass to mia.boots
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 56.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 44.
mia.boots cast heave on fly points 16 at 18 9
  Mia casts Heave on Fly.
  Mia: pseudogravity points -16, now 28.
  Mia is aglow.
  Mia is heard to lift Fly with 16 points: they move.
  Fly has moved to 18 9 on level 1.
pass to mia.boots
  The turn of Bob begins.
  Round 4.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Fly begins.
  Fly is no longer giving way.
  The turn of Mia begins.
  Mia is no longer aglow.
# Gus stands behind Gil, who does not move: the group is as it was.
mia.boots cast gather
  Mia: insight -1, now 55.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 48.
mia.boots cast heave on gil points 16
  Mia casts Heave on Gil.
  Mia: pseudogravity points -16, now 32.
  Mia is aglow.
  Mia is heard to lift Gil with 16 points: they move.
  Gil has no room to go.
show person gil
  able at 14 5 on level 1, 0 suffered, Agility 6
  in a group; in its defence
pass to mia.boots
  The turn of Bob begins.
  Round 5.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Fly begins.
  The turn of Mia begins.
  Mia is no longer aglow.
# Moved, Gil is in no group, and in none when he comes back to where Gus stands.
mia.boots cast gather
  Mia: insight -1, now 54.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 52.
mia.boots cast heave on gil points 16 at 14 8
  Mia casts Heave on Gil.
  Mia: pseudogravity points -16, now 36.
  Mia is aglow.
  Mia is heard to lift Gil with 16 points: they move.
  Gil is no longer in a group.
  Gil is no longer in its defence.
  Gil has moved to 14 8 on level 1.
pass to mia.boots
  The turn of Bob begins.
  Round 6.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Fly begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 53.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 56.
mia.boots cast heave on gil points 16 at 14 5
  Mia casts Heave on Gil.
  Mia: pseudogravity points -16, now 40.
  Mia is aglow.
  Mia is heard to lift Gil with 16 points: they move.
  Gil has moved to 14 5 on level 1.
show person gil
  able at 14 5 on level 1, 0 suffered, Agility 6
show person gus
  able at 15 5 on level 1, 0 suffered, Agility 6
  in a group; in its defence
