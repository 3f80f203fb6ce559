title Ventures: each adds what makes the difference, and no more
covers SHIP-FEATURE SHIP-STABLE SHIP-PATCH SHIP-SEARCH

class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
class dart small across 50 dexterity 10
class barge large across 250 dexterity 10
ship Wick plain at 0 0 heading 0 side Blue special
ship Moth plain at 0 300 heading 180 side Red special
ship Gnat dart at 300 0 heading 180 side Red special
ship Box barge at 0 -400 heading 180 side Red special
ship Shade plain at -300 0 heading 180 side Red special hidden
crew wick plain pilot gunner operator mechanic coordinator
crew moth plain pilot operator
crew gnat plain pilot
crew box plain pilot
crew shade plain pilot
member wick.pilot feature old-hand, feature iron-frame
member wick.gunner feature small-game, feature siege-eye
member wick.operator feature deep-listener, feature clean-signal
member wick.mechanic feature waste-not, feature hot-start
member wick.coordinator feature calm-voice
member moth.operator wisdom 16, points 9, craft wisdom, feature cold-shock
set wick hull-max 60, hull 40, shields-max 0, shields 0
set moth hull-max 200, hull 200, shields-max 0, shields 0
set gnat hull-max 200, hull 200, shields-max 0, shields 0
set box hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.pilot 20, wick.gunner 19, wick.operator 18, wick.mechanic 17, moth.operator 15, wick.coordinator 10, moth.pilot 5, gnat 4, box 3, shade 2

begin
  The battle goes on.
  Round 1.
  The turn of Wick's pilot begins.
wick.coordinator stance calm-voice never
  Wick's coordinator will never use Calm Voice.
# 1 more on Piloting: 9 ties 10, and 10 wins.
dice d20=9 d20=10
wick.pilot evade moth
  Wick's pilot, Evade: d20 9 + 1 Old Hand = 10, against Moth's pilot: d20 10, a tie.
# 1 more to hit tiny and small ships: 8 misses 9, and 9 hits. No more damage to them.
pass to wick.gunner
  The turn of Wick's gunner begins.
dice d20=5 d20=6 d8=1
wick.gunner fire light at gnat attacks 2
  Wick's gunner fires the light laser at Gnat: d20 5 + 2 proficiency + 1 Small Game = 8 against AC 9, a miss.
  Wick's gunner fires the light laser at Gnat: d20 6 + 2 proficiency + 1 Small Game = 9 against AC 9, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Gnat: energy takes 2 from the hull.
# 2 more on searches: 9 do not find 10, and 10 do.
pass to wick.operator
  The turn of Wick's operator begins.
dice d20=7
wick.operator search
  Wick's operator searches, Perception: d20 7 + 2 Deep Listener = 9.
# A Hit Die that is spent gives a point more.
pass to wick.mechanic
  The turn of Wick's mechanic begins.
dice d20=10 d8=5
wick.mechanic patch
  Wick's mechanic, Patch: d20 10 against 10, success.
  Wick's mechanic spends a Hit Die: d8 5 + 1 Waste Not = 6; the hull regains 6.
# 1 more on saves of Strength and Constitution while its pilot flies: 12 fail against 13, and 13 do not.
pass to moth.operator
  The turn of Moth's operator begins.
dice d20=11
moth.operator cast cold-shock at wick
  Moth's operator uses Cold Shock on Wick.
  Wick, Constitution save against Cold Shock: d20 11 + 1 Iron Frame = 12 against 13, failure.
  Wick is shocked for a round: flying speed halved, no reactions.
  Wick: flying speed 300 → 150 ft (shocked).
  Wick: cost of turning 90° 200 → 150 ft (shocked).
pass to wick.pilot
  The turn of Wick's coordinator begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Shade's pilot begins.
  Round 2.
  The turn of Wick's pilot begins.
dice d20=10 d20=10
wick.pilot evade moth
  Wick's pilot, Evade: d20 10 + 1 Old Hand = 11, against Moth's pilot: d20 10, won.
  The first attack of Moth on Wick has disadvantage.
# 2 more damage to large and larger ships, and none to medium ones.
pass to wick.gunner
  The turn of Wick's gunner begins.
dice d20=5 d8=1
wick.gunner fire light at box attacks 1
  Wick's gunner fires the light laser at Box: d20 5 + 2 proficiency = 7 against AC 7, a hit.
  Light laser damage: d8 1 + 1 light laser + 2 Siege Eye = 4, 4 energy.
  Box: energy takes 4 from the hull.
dice d20=6 d8=1
wick.gunner fire light at moth attacks 1
  Wick's gunner fires the light laser at Moth: d20 6 + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Moth: energy takes 2 from the hull.
pass to wick.operator
  The turn of Wick's operator begins.
dice d20=8
wick.operator search
  Wick's operator searches, Perception: d20 8 + 2 Deep Listener = 10.
  Shade is no longer hidden.
pass to moth.operator
  The turn of Wick's mechanic begins.
  The turn of Moth's operator begins.
  Wick is no longer shocked.
  Wick: flying speed 150 → 300 ft (no longer shocked).
  Wick: cost of turning 90° 150 → 200 ft (no longer shocked).
dice d20=12
moth.operator cast cold-shock at wick
  Moth's operator uses Cold Shock on Wick.
  Wick, Constitution save against Cold Shock: d20 12 + 1 Iron Frame = 13 against 13, success.
# 1 more on Technology: 9 ties 10, and 10 wins.
pass to wick.operator
  The turn of Wick's coordinator begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Shade's pilot begins.
  Round 3.
  The turn of Wick's pilot begins.
  The turn of Wick's gunner begins.
  The turn of Wick's operator begins.
dice d20=9 d20=10
wick.operator interfere moth.pilot
  Wick's operator, Interfere: d20 9 + 1 Clean Signal = 10, against Moth's pilot: d20 10, a tie.
pass to wick.operator
  The turn of Wick's mechanic begins.
  The turn of Moth's operator begins.
  The turn of Wick's coordinator begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Shade's pilot begins.
  Round 4.
  The turn of Wick's pilot begins.
  The turn of Wick's gunner begins.
  The turn of Wick's operator begins.
dice d20=10 d20=10
wick.operator interfere moth.pilot
  Wick's operator, Interfere: d20 10 + 1 Clean Signal = 11, against Moth's pilot: d20 10, won.
  The next check or attack of Moth's pilot has disadvantage.
# Once, a check aboard that has failed gains a d4: 6 and 4 make 10.
wick.coordinator stance calm-voice useful
  Wick's coordinator will use Calm Voice when it changes the outcome.
pass to wick.mechanic
  The turn of Wick's mechanic begins.
dice d20=5 d8=1 d8=2
wick.mechanic patch
  Wick's mechanic, Patch: d20 5 against 10, failure.
  Wick's mechanic spends a Hit Die: d8 1, dropped 2 + 1 Waste Not = 2; the hull regains 2.
pass to wick.mechanic
  The turn of Moth's operator begins.
  The turn of Wick's coordinator begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Shade's pilot begins.
  Round 5.
  The turn of Wick's pilot begins.
  The turn of Wick's gunner begins.
  The turn of Wick's operator begins.
  The turn of Wick's mechanic begins.
dice d20=6 d4=4 d8=1
wick.mechanic patch
  Wick's coordinator uses Calm Voice.
  Wick's mechanic, Patch: d20 6, d4 4 Calm Voice = 10 against 10, success.
  Wick's mechanic spends a Hit Die: d8 1 + 1 Waste Not = 2; the hull regains 2.
pass to wick.mechanic
  The turn of Moth's operator begins.
  The turn of Wick's coordinator begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Shade's pilot begins.
  Round 6.
  The turn of Wick's pilot begins.
  The turn of Wick's gunner begins.
  The turn of Wick's operator begins.
  The turn of Wick's mechanic begins.
dice d20=6 d8=1 d8=2
wick.mechanic patch
  Wick's mechanic, Patch: d20 6 against 10, failure.
  Wick's mechanic spends a Hit Die: d8 1, dropped 2 + 1 Waste Not = 2; the hull regains 2.
# Once, a check to stabilise the ship that has failed gains a d8.
pass to wick.mechanic
  The turn of Moth's operator begins.
  The turn of Wick's coordinator begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Shade's pilot begins.
  Round 7.
  The turn of Wick's pilot begins.
  The turn of Wick's gunner begins.
  The turn of Wick's operator begins.
  The turn of Wick's mechanic begins.
gm damage wick 60 energy
  The GM rules, Wick: 60 energy damage.
  Wick: energy takes 60 from the hull.
  Wick is disabled.
  Wick: system damage +1, now level 1: disadvantage on ability checks.
dice d20=9 d20=1
wick.mechanic stabilise
  Wick's mechanic, Stabilise: d20 1, dropped 9 (disadvantage: system damage 1) = 1 against 10, failure.
dice d20=10
pass to wick.mechanic
  The turn of Moth's operator begins.
  The turn of Wick's coordinator begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Box's pilot begins.
  The turn of Shade's pilot begins.
  Round 8.
  The turn of Wick's pilot begins.
  Wick makes a destruction save: d20 10 against 10, success.
  The turn of Wick's gunner begins.
  The turn of Wick's operator begins.
  The turn of Wick's mechanic begins.
dice d20=9 d20=2 d8=8
wick.mechanic stabilise
  Wick's mechanic uses Hot Start.
  Wick's mechanic, Stabilise: d20 2, d8 8 Hot Start, dropped 9 (disadvantage: system damage 1) = 10 against 10, success.
  Wick is stable: disabled, but no longer falling apart.
  The battle is over. Every other side is beaten.
show features wick.mechanic
  Waste Not (venture)
  Hot Start (venture), 0 of 1 left, used
