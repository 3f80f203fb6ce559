title Pseudogravity: points against weight, flyers, groups, light
covers LOL-PSEUDO LOL-PSEUDO-FLY LOL-PSEUDO-GROUP LOL-PSEUDO-LIGHT

book lurasko
room 60 14
sheet mind like plain, power gather, power heave, power hoist, insight 20
sheet flyer like plain, fly 30
sheet armed like plain, weapon rifle, armour heavy-plate
person Mia mind at 10 5 side Blue
person Bob plain at 14 5 side Red special
person Fly flyer at 10 8 side Red special
person Arm armed at 14 8 side Red special
person Gil plain at 20 5 side Red special
person Gus plain at 21 5 side Red special
person Kit plain at 19 5 side Blue
initiative gil 40, gus 39, kit 38, mia 20, bob 10, fly 9, arm 8

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
pass to kit.boots
  The turn of Kit begins.
# Nobody outside can strike at those whom a group protects.
kit.boots attack gil with fists
  refused [HOUSE-LURASKO] a foe is protected by a group: nobody outside it can strike them in melee
pass to mia.boots
  The turn of Mia begins.
# Points are made for insight, in one's own turn.
mia.boots cast heave on bob
  refused [LOL-PSEUDO] Mia has no pseudogravity points: make some first
mia.boots cast gather
  Mia: insight -1, now 19.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 20.
# Bob weighs 160: 15 points are too few, and are spent all the same; 16 move him, and Mia glows.
mia.boots cast heave on bob points 15 at 20 8
  Mia casts Heave on Bob.
  Mia: pseudogravity points -15, now 5.
  Mia is aglow.
  Mia is heard to lift Bob with 15 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 2.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 18.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 25.
mia.boots cast heave on bob points 16 at 18 9
  Mia casts Heave on Bob.
  Mia: pseudogravity points -16, now 9.
  Mia is aglow.
  Mia is heard to lift Bob with 16 points: they move.
  Bob has moved to 18 9 on level 1.
show person bob
  able at 18 9 on level 1, 0 suffered, Agility 6
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 3.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
# A flyer of 30 ft is 30 % heavier: 160 are 208, and ask for 21.
mia.boots cast gather
  Mia: insight -1, now 17.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 29.
mia.boots cast heave on fly points 20
  Mia casts Heave on Fly.
  Mia: pseudogravity points -20, now 9.
  Mia is aglow.
  Mia is heard to lift Fly with 20 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 4.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 16.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 29.
mia.boots cast gather
  Mia: insight -1, now 15.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 49.
mia.boots cast heave on fly points 21
  Mia casts Heave on Fly.
  Mia: pseudogravity points -21, now 28.
  Mia is aglow.
  Mia is heard to lift Fly with 21 points: they move.
  Fly has moved to 10 12 on level 1.
pass to fly.boots
  The turn of Bob begins.
  The turn of Fly begins.
# Who does not resist is no heavier.
fly.boots cast yield
  Fly uses Do not resist.
  Fly is giving way.
pass to mia.boots
  The turn of Arm begins.
  Round 5.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast heave on fly points 16
  Mia casts Heave on Fly.
  Mia: pseudogravity points -16, now 12.
  Mia is aglow.
  Mia is heard to lift Fly with 16 points: they move.
  Fly has no room to go.
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  Fly is no longer giving way.
  The turn of Arm begins.
  Round 6.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
# Arm carries a rifle of 9 pounds and armour of 55: 224.
mia.boots cast gather
  Mia: insight -1, now 14.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 32.
mia.boots cast heave on arm points 22
  Mia casts Heave on Arm.
  Mia: pseudogravity points -22, now 10.
  Mia is aglow.
  Mia is heard to lift Arm with 22 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 7.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 13.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 30.
mia.boots cast heave on arm points 23
  Mia casts Heave on Arm.
  Mia: pseudogravity points -23, now 7.
  Mia is aglow.
  Mia is heard to lift Arm with 23 points: they move.
  Arm has moved to 18 12 on level 1.
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 8.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
# Straight away Gus is in the way: Gil stays where he is, and in the group. Moved, he is out of its defence, and out of it.
mia.boots cast gather
  Mia: insight -1, now 12.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 27.
mia.boots cast heave on gil points 16
  Mia casts Heave on Gil.
  Mia: pseudogravity points -16, now 11.
  Mia is aglow.
  Mia is heard to lift Gil with 16 points: they move.
  Gil has no room to go.
show person gil
  able at 20 5 on level 1, 0 suffered, Agility 6
  in a group; in its defence
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 9.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 11.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 31.
mia.boots cast heave on gil points 16 at 20 4
  Mia casts Heave on Gil.
  Mia: pseudogravity points -16, now 15.
  Mia is aglow.
  Mia is heard to lift Gil with 16 points: they move.
  Gil is no longer in a group.
  Gil is no longer in its defence.
  Gil has moved to 20 4 on level 1.
show person gil
  able at 20 4 on level 1, 0 suffered, Agility 6
pass to kit.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 10.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
dice 3 2
kit.boots attack gil with fists
  Damage of unarmed strike: 2 + 4 Strength = 6.
  Gil defends against Kit, unarmed strike: d20 3+2 = 5 against 14, a miss.
pass to mia.boots
  The turn of Mia begins.
  Mia is no longer aglow.
# Held up from within 30 ft, until Mia's next turn.
mia.boots cast gather
  Mia: insight -1, now 10.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 35.
mia.boots cast hoist on arm points 23
  refused [HOUSE-LURASKO] they are 40 ft away, beyond 30
gm person place arm 14 8
mia.boots cast hoist on arm points 23
  Mia uses Hoist on Arm.
  Mia: pseudogravity points -23, now 12.
  Mia is aglow.
  Mia is heard to lift Arm with 23 points: they move.
  Arm is held up.
  Arm: speed 30 → 0 ft (held up).
pass to mia.boots
  The turn of Bob begins.
  The turn of Fly begins.
  The turn of Arm begins.
  Round 11.
  The turn of Gil begins.
  The turn of Gus begins.
  The turn of Kit begins.
  The turn of Mia begins.
  Mia is no longer aglow.
  Arm is no longer held up.
  Arm: speed 0 → 30 ft (no longer held up).
