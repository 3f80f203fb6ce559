title Whose numbers count: the mechanic's, the operator's, the gunner's and the ship's own
covers SHIP-FEATURE SHIP-DSAVE SHIP-CONDITION SHIP-PATCH

class trim medium across 50 strength 10 constitution 10 dexterity 16 tier 2 raise dexterity raise dexterity raise strength
mount trim light-laser turret
fit trim countermeasures, direct-controller, feedback-shield
class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
ship Wick trim at 0 0 heading 0 side Blue special
ship Moth plain at 0 300 heading 180 side Red special
crew wick plain pilot gunner operator mechanic
crew moth plain pilot gunner operator
member wick.pilot intelligence 8
member wick.gunner dexterity 20
member wick.operator intelligence 18
member wick.mechanic intelligence 16, rank 4
member moth.operator wisdom 16, points 20, craft wisdom, feature cold-shock
set wick hull-max 60, hull 60, shields-max 0, shields 0
set moth hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.gunner 20, wick.mechanic 19, wick.operator 18, moth.operator 15, moth.gunner 14, wick.pilot 9, moth.pilot 5

dice d6=1
begin
  The battle goes on.
  Round 1.
  Wick's pilot uses Head Start.
  Wick's pilot, Head Start: d6 1.
  The turn of Wick's gunner begins.
# The gunner's Dexterity of 20 adds 5, in place of the ship's 4.
dice d20=2 d8=1 d20=1
wick.gunner fire light at moth attacks 2
  Wick's gunner fires the light laser at Moth: d20 2 + 2 proficiency + 4 ship Dexterity + 5 Direct Controller - 4 Direct Controller = 9 against AC 8, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Wick's gunner fires the light laser at Moth: d20 1 + 2 proficiency + 4 ship Dexterity + 5 Direct Controller - 4 Direct Controller = 8 against AC 8, a miss.
  Moth: energy takes 2 from the hull.
# The ship's Dexterity of 18 adds 2 to the save, and the operator's Intelligence of 18 adds 4: 7 comes to 13, 6 does not. Twice at tier 2.
pass to moth.operator
  The turn of Wick's mechanic begins.
  The turn of Wick's operator begins.
  The turn of Moth's operator begins.
dice d20=6
moth.operator cast cold-shock at wick
  Moth's operator uses Cold Shock on Wick.
  Wick, Constitution save against Cold Shock: d20 6 + 2 Well Trimmed = 8 against 13, failure.
  Wick is shocked for a round: flying speed halved, no reactions.
  Wick: flying speed 350 → 175 ft (shocked).
show features wick.operator
  Countermeasures (modification), 2 of 2 left
  Feedback Shield (modification)
pass to moth.operator
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Moth's pilot begins.
  Wick: flying speed 175 → 150 ft (Head Start ends).
  Round 2.
  The turn of Wick's gunner begins.
  The turn of Wick's mechanic begins.
  The turn of Wick's operator begins.
  The turn of Moth's operator begins.
  Wick is no longer shocked.
  Wick: flying speed 150 → 300 ft (no longer shocked).
dice d20=7
moth.operator cast cold-shock at wick
  Moth's operator uses Cold Shock on Wick.
  Wick's operator uses Countermeasures.
  Wick, Constitution save against Cold Shock: d20 7 + 2 Well Trimmed + 4 Countermeasures = 13 against 13, success.
show features wick.operator
  Countermeasures (modification), 1 of 2 left, used
  Feedback Shield (modification)
pass to moth.operator
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Moth's pilot begins.
  Round 3.
  The turn of Wick's gunner begins.
  The turn of Wick's mechanic begins.
  The turn of Wick's operator begins.
  The turn of Moth's operator begins.
dice d20=10
moth.operator cast cold-shock at wick
  Moth's operator uses Cold Shock on Wick.
  Wick's operator uses Countermeasures.
  Wick, Constitution save against Cold Shock: d20 10 + 2 Well Trimmed + 4 Countermeasures = 16 against 13, success.
show features wick.operator
  Countermeasures (modification), 0 of 2 left, used
  Feedback Shield (modification)
# The mechanic's Intelligence of 16 adds 3 to destruction saves: 6 fails, 7 does not. A Hit Die heals at least 6.
pass to wick.mechanic
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Moth's pilot begins.
  Round 4.
  The turn of Wick's gunner begins.
  The turn of Wick's mechanic begins.
gm damage wick 59 energy
  The GM rules, Wick: 59 energy damage.
  Wick: energy takes 59 from the hull.
dice d20=18 d20=19 d8=1 d8=2
wick.mechanic patch
  Wick's mechanic, Patch: d20 19, dropped 18 (advantage: Quick Fixer) + 3 Intelligence = 22 against 29, failure.
  Wick's mechanic spends a Hit Die: d8 1, dropped 2 + 5 Last Resort = 6; the hull regains 6.
gm damage wick 10 energy
  The GM rules, Wick: 10 energy damage.
  Wick: energy takes 10 from the hull.
  Wick is disabled.
  Wick: system damage +1, now level 1: disadvantage on ability checks.
dice d20=7
pass to moth.pilot
  The turn of Wick's operator begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Wick makes a destruction save: d20 7 + 3 Last Resort = 10 against 10, success.
  The turn of Moth's pilot begins.
dice d20=6
pass to moth.pilot
  Round 5.
  The turn of Wick's gunner begins.
  The turn of Wick's mechanic begins.
  The turn of Wick's operator begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Wick makes a destruction save: d20 6 + 3 Last Resort = 9 against 10, failure.
  Wick: system damage +1, now level 2: flying speed halved, turning cost doubled.
  The turn of Moth's pilot begins.
