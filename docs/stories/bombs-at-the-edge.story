title Every bomb at the edge of its blast: who is inside fails by one or saves, who is a foot outside is spared
covers SHIP-BOMB SHIP-CONDITION

class layer medium across 50 strength 10 dexterity 10 constitution 10
mount layer bomb-deployer fore bomblet 1 emp-bomb 1 proximity-mine 1 pulse-bomb 1 seismic-bomb 1
class mark medium across 50 strength 10 dexterity 10 constitution 10
class large large across 250 strength 10 dexterity 10 constitution 10
ship Wick layer at 0 0 heading 0 side Blue special
ship Near mark at 0 5000 heading 0 side Red special
ship Also mark at 0 6000 heading 0 side Red special
ship Far mark at 0 7000 heading 0 side Red special
crew wick plain pilot gunner
crew near plain pilot mechanic
crew also plain pilot
crew far plain pilot
set near hull-max 200, hull 200, shields-max 0, shields 0
set also hull-max 200, hull 200, shields-max 0, shields 0
set far hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.gunner 20, near 5, also 4, far 3, wick.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Wick's gunner begins.
# The DC is 8 and 2 of proficiency. A bomb that is let go lies 26 ft before the middle of a medium ship.
wick.gunner drop bomb-deployer bomblet
  Wick's gunner lets go of bomblet 5.
gm move wick at 0 -2000 heading 0
  The GM rules, Wick: it is moved.
gm move near at 0 126
  The GM rules, Near: it is moved.
gm move also at 100 26
  The GM rules, Also: it is moved.
gm move far at -101 26
  The GM rules, Far: it is moved.
show range bomblet-5 far
  101 ft
dice d20=9 d20=10 d12=6 d12=6 d12=6
wick.gunner detonate bomblet-5
  Bomblet 5 goes off.
  Near, Dexterity save against bomblet: d20 9 against 10, failure.
  Also, Dexterity save against bomblet: d20 10 against 10, success.
  Bomblet damage: d12 6+6+6 = 18, 18 energy.
  Near: energy takes 18 from the hull.
  Also: energy (18 - 9 by the save) takes 9 from the hull.
gm move near at 0 5000
  The GM rules, Near: it is moved.
gm move also at 0 6000
  The GM rules, Also: it is moved.
gm move far at 0 7000
  The GM rules, Far: it is moved.
gm move wick at 0 0 heading 0
  The GM rules, Wick: it is moved.
pass to wick.gunner
  The turn of Near's pilot begins.
  The turn of Near's mechanic begins.
  The turn of Also's pilot begins.
  The turn of Far's pilot begins.
  The turn of Wick's pilot begins.
  Round 2.
  The turn of Wick's gunner begins.
wick.gunner drop bomb-deployer emp-bomb
  Wick's gunner lets go of EMP bomb 6.
gm move wick at 0 -2000 heading 0
  The GM rules, Wick: it is moved.
gm move near at 0 226
  The GM rules, Near: it is moved.
gm move also at 200 26
  The GM rules, Also: it is moved.
gm move far at -201 26
  The GM rules, Far: it is moved.
show range emp-bomb-6 far
  201 ft
dice d20=9 d20=10
wick.gunner detonate emp-bomb-6
  EMP bomb 6 goes off.
  Near, Constitution save against EMP bomb: d20 9 against 10, failure.
  Near is stunned for 10 rounds: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Also, Constitution save against EMP bomb: d20 10 against 10, success.
  Near: flying speed 300 → 0 ft (stunned).
show near conditions
  conditions stunned
show also conditions
  conditions none
show far conditions
  conditions none
gm condition near stunned off
  Near is no longer stunned.
  Near: flying speed 0 → 300 ft (no longer stunned).
gm move near at 0 5000
  The GM rules, Near: it is moved.
gm move also at 0 6000
  The GM rules, Also: it is moved.
gm move far at 0 7000
  The GM rules, Far: it is moved.
gm move wick at 0 0 heading 0
  The GM rules, Wick: it is moved.
pass to wick.gunner
  The turn of Near's pilot begins.
  The turn of Near's mechanic begins.
  The turn of Also's pilot begins.
  The turn of Far's pilot begins.
  The turn of Wick's pilot begins.
  Round 3.
  The turn of Wick's gunner begins.
wick.gunner drop bomb-deployer proximity-mine
  Wick's gunner lets go of proximity mine 7.
gm move wick at 0 -2000 heading 0
  The GM rules, Wick: it is moved.
gm move near at 0 126
  The GM rules, Near: it is moved.
gm move also at 100 26
  The GM rules, Also: it is moved.
gm move far at -101 26
  The GM rules, Far: it is moved.
show range proximity-mine-7 far
  101 ft
dice d20=9 d20=10 d12=6 d12=6
wick.gunner detonate proximity-mine-7
  Proximity mine 7 goes off.
  Near, Dexterity save against proximity mine: d20 9 against 10, failure.
  Also, Dexterity save against proximity mine: d20 10 against 10, success.
  Proximity mine damage: d12 6+6 = 12, 12 thermite.
  Near: thermite takes 24, doubled, from the hull.
  Also: thermite (12 - 6 by the save) takes 12, doubled, from the hull.
gm move near at 0 5000
  The GM rules, Near: it is moved.
gm move also at 0 6000
  The GM rules, Also: it is moved.
gm move far at 0 7000
  The GM rules, Far: it is moved.
gm move wick at 0 0 heading 0
  The GM rules, Wick: it is moved.
pass to wick.gunner
  The turn of Near's pilot begins.
  The turn of Near's mechanic begins.
  The turn of Also's pilot begins.
  The turn of Far's pilot begins.
  The turn of Wick's pilot begins.
  Round 4.
  The turn of Wick's gunner begins.
wick.gunner drop bomb-deployer pulse-bomb
  Wick's gunner lets go of pulse bomb 8.
gm move wick at 0 -2000 heading 0
  The GM rules, Wick: it is moved.
gm move near at 0 226
  The GM rules, Near: it is moved.
gm move also at 200 26
  The GM rules, Also: it is moved.
gm move far at -201 26
  The GM rules, Far: it is moved.
show range pulse-bomb-8 far
  201 ft
dice d20=9 d20=10 d12=6 d12=6
wick.gunner detonate pulse-bomb-8
  Pulse bomb 8 goes off.
  Near, Constitution save against pulse bomb: d20 9 against 10, failure.
  Near is ionized for 10 rounds: disadvantage on attacks and ability checks.
  Also, Constitution save against pulse bomb: d20 10 against 10, success.
  Pulse bomb damage: d12 6+6 = 12, 12 pulse.
  Near: pulse takes 6, halved, from the hull.
  Also: pulse (12 - 6 by the save) takes 3, halved, from the hull.
show near conditions
  conditions ionized
show also conditions
  conditions none
show far conditions
  conditions none
gm move near at 0 5000
  The GM rules, Near: it is moved.
gm move also at 0 6000
  The GM rules, Also: it is moved.
gm move far at 0 7000
  The GM rules, Far: it is moved.
gm move wick at 0 0 heading 0
  The GM rules, Wick: it is moved.
pass to wick.gunner
  The turn of Near's pilot begins.
  The turn of Near's mechanic begins.
  The turn of Also's pilot begins.
  The turn of Far's pilot begins.
  The turn of Wick's pilot begins.
  Round 5.
  The turn of Wick's gunner begins.
wick.gunner drop bomb-deployer seismic-bomb
  Wick's gunner lets go of seismic bomb 9.
gm move wick at 0 -2000 heading 0
  The GM rules, Wick: it is moved.
gm move near at 0 326
  The GM rules, Near: it is moved.
gm move also at 300 26
  The GM rules, Also: it is moved.
gm move far at -301 26
  The GM rules, Far: it is moved.
show range seismic-bomb-9 far
  301 ft
dice d20=9 d20=10 d12=6
wick.gunner detonate seismic-bomb-9
  Seismic bomb 9 goes off.
  Near, Dexterity save against seismic bomb: d20 9 against 10, failure.
  Also, Dexterity save against seismic bomb: d20 10 against 10, success.
  Seismic bomb damage: d12 6, 6 kinetic.
  Near: kinetic takes 6 from the hull.
  Also: kinetic (6 - 3 by the save) takes 3 from the hull.
gm move near at 0 5000
  The GM rules, Near: it is moved.
gm move also at 0 6000
  The GM rules, Also: it is moved.
gm move far at 0 7000
  The GM rules, Far: it is moved.
gm move wick at 0 0 heading 0
  The GM rules, Wick: it is moved.
pass to wick.gunner
  The turn of Near's pilot begins.
  The turn of Near's mechanic begins.
  The turn of Also's pilot begins.
  The turn of Far's pilot begins.
  The turn of Wick's pilot begins.
  Round 6.
  The turn of Wick's gunner begins.
