title Rounds that shock, sights that reach, and dice thrown again
covers SHIP-FEATURE SHIP-CONDITION SHIP-RANGE SHIP-CRIT

class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
mount plain slug-railgun turret
fit plain shocking-rounds, pinpoint-sights, gauss-rounds
class bare medium across 50 strength 10 dexterity 10 constitution 10
class small small across 50 dexterity 10 constitution 10
class large large across 250 dexterity 10 constitution 10
ship Wick plain at 0 0 heading 0 side Blue special
ship Moth bare at 0 400 heading 180 side Red special
ship Gnat small at 400 0 heading 180 side Red special
ship Box large at 0 -500 heading 180 side Red special
crew wick plain pilot gunner
crew moth plain pilot
crew gnat plain pilot
crew box plain pilot
set moth hull-max 200, hull 200, shields-max 0, shields 0
set gnat hull-max 200, hull 200, shields-max 0, shields 0
set box hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.gunner 20, moth 15, gnat 14, box 13, wick.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Wick's gunner begins.
# Dice that show 1 or 2 are thrown once more, and what comes then counts. A critical hit makes the ship save against 8 and 2 of proficiency: 10 does, and 9 does not.
dice d20=20 d8=1 d8=2 d8=2 d8=1 d20=10
wick.gunner fire light at moth attacks 1
  Wick's gunner fires the light laser at Moth: d20 20 + 2 proficiency = 22 against AC 8, a critical hit.
  Light laser damage: d8 2+1, dropped 1, dropped 2 + 1 light laser = 4, 4 energy, all dice twice.
  Wick's gunner uses Shocking Rounds on Moth.
  Moth, Constitution save against Shocking Rounds: d20 10 against 10, success.
  Moth: energy takes 4 from the hull.
show moth conditions
  conditions none
pass to wick.gunner
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 2.
  The turn of Wick's gunner begins.
dice d20=20 d8=3 d8=3 d20=9
wick.gunner fire light at moth attacks 1
  Wick's gunner fires the light laser at Moth: d20 20 + 2 proficiency = 22 against AC 8, a critical hit.
  Light laser damage: d8 3+3 + 1 light laser = 7, 7 energy, all dice twice.
  Wick's gunner uses Shocking Rounds on Moth.
  Moth, Constitution save against Shocking Rounds: d20 9 against 10, failure.
  Moth is shocked for a round: flying speed halved, no reactions.
  Moth: energy takes 7 from the hull.
  Moth: flying speed 300 → 150 ft (shocked).
  Moth: cost of turning 90° 200 → 150 ft (shocked).
show moth conditions
  conditions shocked
pass to moth.pilot
  The turn of Moth's pilot begins.
show moth feet
  feet 150 ft left of 150 ft
pass to wick.gunner
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 3.
  The turn of Wick's gunner begins.
  Moth is no longer shocked.
  Moth: flying speed 150 → 300 ft (no longer shocked).
  Moth: cost of turning 90° 150 → 200 ft (no longer shocked).
show moth conditions
  conditions none
# A smaller ship saves with disadvantage, a larger one with advantage.
dice d20=20 d8=3 d8=3 d20=12 d20=9
wick.gunner fire light at gnat attacks 1
  Wick's gunner fires the light laser at Gnat: d20 20 + 2 proficiency = 22 against AC 9, a critical hit.
  Light laser damage: d8 3+3 + 1 light laser = 7, 7 energy, all dice twice.
  Wick's gunner uses Shocking Rounds on Gnat.
  Gnat, Constitution save against Shocking Rounds: d20 9, dropped 12 (disadvantage: smaller) = 9 against 10, failure.
  Gnat is shocked for a round: flying speed halved, no reactions.
  Gnat: energy takes 7 from the hull.
  Gnat: flying speed 350 → 175 ft (shocked).
  Gnat: cost of turning 90° 250 → 175 ft (shocked).
pass to wick.gunner
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 4.
  The turn of Wick's gunner begins.
  Gnat is no longer shocked.
  Gnat: flying speed 175 → 350 ft (no longer shocked).
  Gnat: cost of turning 90° 175 → 250 ft (no longer shocked).
dice d20=20 d8=3 d8=3 d20=9 d20=10
wick.gunner fire light at box attacks 1
  Wick's gunner fires the light laser at Box: d20 20 + 2 proficiency = 22 against AC 7, a critical hit.
  Light laser damage: d8 3+3 + 1 light laser = 7, 7 energy, all dice twice.
  Wick's gunner uses Shocking Rounds on Box.
  Box, Constitution save against Shocking Rounds: d20 10, dropped 9 (advantage: larger) = 10 against 10, success.
  Box: energy takes 7 from the hull.
# With advantage both d20 have to hit: 6 and 5 against 8 do not, 6 and 6 do.
pass to wick.gunner
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 5.
  The turn of Wick's gunner begins.
gm advantage attack wick.gunner against moth
  The GM rules, Wick: advantage on the gunner's next attack on Moth.
dice d20=6 d20=5 d8=3
wick.gunner fire light at moth attacks 1
  Wick's gunner fires the light laser at Moth: d20 6, dropped 5 (advantage: GM) + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 3 + 1 light laser = 4, 4 energy.
  Moth: energy takes 4 from the hull.
gm advantage attack wick.gunner against moth
  The GM rules, Wick: advantage on the gunner's next attack on Moth.
dice d20=6 d20=6 d8=3 d20=10
wick.gunner fire light at moth attacks 1
  Wick's gunner fires the light laser at Moth: d20 6, dropped 6 (advantage: GM) + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 3 + 1 light laser = 4, 4 energy.
  Wick's gunner uses Shocking Rounds on Moth.
  Moth, Constitution save against Shocking Rounds: d20 10 against 10, success.
  Moth: energy takes 4 from the hull.
# What deals kinetic does not shock. Both reach half as far again: a railgun's 900 ft are close, and 901 are not.
pass to wick.gunner
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 6.
  The turn of Wick's gunner begins.
gm move moth at 0 900
  The GM rules, Moth: it is moved.
dice d20=20 d20=6 d10=3 d10=3
wick.gunner fire slug at moth
  Wick's gunner fires the slug railgun at Moth: d20 6, dropped 20 (disadvantage: inside close range) + 2 proficiency + 1 slug railgun = 9 against AC 8, a hit.
  Slug railgun damage: d10 3+3 = 6, 6 kinetic.
  Moth: kinetic takes 6 from the hull.
pass to wick.gunner
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 7.
  The turn of Wick's gunner begins.
gm move moth at 0 901
  The GM rules, Moth: it is moved.
dice d20=6 d10=3 d10=3
wick.gunner fire slug at moth
  Wick's gunner fires the slug railgun at Moth: d20 6 + 2 proficiency + 1 slug railgun = 9 against AC 8, a hit.
  Slug railgun damage: d10 3+3 = 6, 6 kinetic.
  Moth: kinetic takes 6 from the hull.
pass to wick.gunner
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 8.
  The turn of Wick's gunner begins.
gm move moth at 0 2700
  The GM rules, Moth: it is moved.
dice d20=20 d10=3 d10=3 d10=3 d10=3
wick.gunner fire slug at moth
  Wick's gunner fires the slug railgun at Moth: d20 20 + 2 proficiency + 1 slug railgun = 23 against AC 8, a critical hit.
  Slug railgun damage: d10 3+3+3+3 = 12, 12 kinetic, all dice twice.
  Moth: kinetic takes 12 from the hull.
pass to wick.gunner
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Wick's pilot begins.
  Round 9.
  The turn of Wick's gunner begins.
gm move moth at 0 2701
  The GM rules, Moth: it is moved.
wick.gunner fire slug at moth
  refused [SHIP-RANGE] Moth is beyond the slug railgun's 2700 ft
gm move moth at 0 901
  The GM rules, Moth: it is moved.
wick.gunner fire light at moth
  refused [SHIP-RANGE] Moth is beyond the light laser's 900 ft
gm move moth at 0 900
  The GM rules, Moth: it is moved.
dice d20=6 d20=7 d8=3
wick.gunner fire light at moth attacks 1
  Wick's gunner fires the light laser at Moth: d20 6, dropped 7 (disadvantage: long range) + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 3 + 1 light laser = 4, 4 energy.
  Moth: energy takes 4 from the hull.
