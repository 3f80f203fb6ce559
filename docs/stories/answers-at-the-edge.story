title What answers by itself: when it can change the outcome by one, and not when it cannot
covers SHIP-FEATURE SHIP-REACT SHIP-TOHIT

class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
class brain small across 50 strength 8 dexterity 10 constitution 10 tier 1 raise strength raise strength
mount brain light-laser turret
class tough medium across 50 strength 10 dexterity 10 constitution 10 tier 4 raise constitution raise constitution raise constitution raise constitution raise strength
class wary medium across 50 strength 10 dexterity 10 constitution 10
fit wary countermeasures
class tower huge across 2500 strength 10 tier 1 raise strength raise strength
class retro small across 50 strength 8 dexterity 10 constitution 10 tier 2 raise strength raise strength raise strength
ship Wick plain at 0 0 heading 0 side Blue special
ship Gnat brain at 100 150 heading 0 side Blue special
ship Tough tough at 0 300 heading 180 side Red special
ship Wary wary at 300 0 heading 180 side Red special
ship Tower tower at -1500 0 heading 180 side Red special
ship Retro retro at -150 150 heading 180 side Red special
crew wick plain pilot gunner operator
crew gnat plain pilot gunner
crew tough plain pilot
crew wary plain pilot operator
crew tower plain pilot mechanic
crew retro plain pilot
member wick.operator wisdom 16, points 20, craft wisdom, feature cold-shock
member wary.operator intelligence 14
member gnat.gunner gunnery no
set tough hull-max 200, hull 200, shields-max 0, shields 0
set wary hull-max 200, hull 200, shields-max 0, shields 0
set tower hull-max 200, hull 200, shields-max 0, shields 0
set retro hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.operator 20, wick.gunner 19, gnat.gunner 18, wary.operator 15, tower.mechanic 14, wick.pilot 9, gnat.pilot 8, tough 7, wary.pilot 6, tower.pilot 5, retro 4

dice d10=1
begin
  The battle goes on.
  Round 1.
  Tough's pilot uses Head Start.
  Tough's pilot, Head Start: d10 1.
  The turn of Wick's operator begins.
tough.pilot stance braced-crew never
  Tough's pilot will never use Braced Crew.
# Countermeasures add 2 of Intelligence: 10 does not come to 13, 11 does. They are there once before maintenance.
dice d20=10
wick.operator cast cold-shock at wary
  Wick's operator uses Cold Shock on Wary.
  Wary, Constitution save against Cold Shock: d20 10 against 13, failure.
  Wary is shocked for a round: flying speed halved, no reactions.
  Wary: flying speed 300 → 150 ft (shocked).
  Wary: cost of turning 90° 200 → 150 ft (shocked).
show features wary.operator
  Countermeasures (modification), 1 of 1 left
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Gnat's gunner begins.
  The turn of Wary's operator begins.
  The turn of Tower's mechanic begins.
  The turn of Wick's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Tough's pilot begins.
  The turn of Wary's pilot begins.
  Tough: flying speed 250 → 200 ft (Head Start ends).
  The turn of Tower's pilot begins.
  The turn of Retro's pilot begins.
  Round 2.
  The turn of Wick's operator begins.
  Wary is no longer shocked.
  Wary: flying speed 150 → 300 ft (no longer shocked).
  Wary: cost of turning 90° 150 → 200 ft (no longer shocked).
dice d20=11
wick.operator cast cold-shock at wary
  Wick's operator uses Cold Shock on Wary.
  Wary's operator uses Countermeasures.
  Wary, Constitution save against Cold Shock: d20 11 + 2 Countermeasures = 13 against 13, success.
show features wary.operator
  Countermeasures (modification), 0 of 1 left, used
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Gnat's gunner begins.
  The turn of Wary's operator begins.
  The turn of Tower's mechanic begins.
  The turn of Wick's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Tough's pilot begins.
  The turn of Wary's pilot begins.
  The turn of Tower's pilot begins.
  The turn of Retro's pilot begins.
  Round 3.
  The turn of Wick's operator begins.
dice d20=12
wick.operator cast cold-shock at wary
  Wick's operator uses Cold Shock on Wary.
  Wary, Constitution save against Cold Shock: d20 12 against 13, failure.
  Wary is shocked for a round: flying speed halved, no reactions.
  Wary: flying speed 300 → 150 ft (shocked).
  Wary: cost of turning 90° 200 → 150 ft (shocked).
# Armour that adapts adds 2 of Constitution to 8: what comes to 10 hits all the same, what comes to 9 does not.
pass to wick.gunner
  The turn of Wick's gunner begins.
dice d20=8 d8=1 d20=7
wick.gunner fire light at tough attacks 2
  Wick's gunner fires the light laser at Tough: d20 8 + 2 proficiency = 10 against AC 8, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Tough's pilot uses Adaptive Armour.
  Wick's gunner fires the light laser at Tough: d20 7 + 2 proficiency = 9 against AC 10, a miss.
  Tough: energy takes 2 from the hull.
show features tough.pilot
  Braced Crew (tier), 8 of 8 left, never
  Head Start (tier), 7 of 8 left, d10
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 3 of 4 left, used
# A brain's d4 to hit 8: 3 and 4 do not, 4 and 4 do. It helps once a round, and as often as the tier.
tough.pilot stance adaptive-armour never
  Tough's pilot will never use Adaptive Armour.
pass to gnat.gunner
  The turn of Gnat's gunner begins.
dice d20=3 d20=4 d4=4 d6=1
gnat.gunner fire light at tough attacks 2
  Gnat's gunner fires the light laser at Tough: d20 3 against AC 8, a miss.
  Gnat's pilot uses Helpful Brain.
  Gnat's gunner fires the light laser at Tough: d20 4, d4 4 Helpful Brain = 8 against AC 8, a hit.
  Light laser damage: d6 1 + 1 light laser = 2, 2 energy.
  Tough: energy takes 2 from the hull.
# Damage control takes a d4 off by reaction, and no more than there is.
pass to wick.gunner
  The turn of Wary's operator begins.
  The turn of Tower's mechanic begins.
  The turn of Wick's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Tough's pilot begins.
  The turn of Wary's pilot begins.
  The turn of Tower's pilot begins.
  The turn of Retro's pilot begins.
  Round 4.
  The turn of Wick's operator begins.
  Wary is no longer shocked.
  Wary: flying speed 150 → 300 ft (no longer shocked).
  Wary: cost of turning 90° 150 → 200 ft (no longer shocked).
  The turn of Wick's gunner begins.
gm move tower at -1500 0
  The GM rules, Tower: it is moved.
dice d20=15 d8=1 d4=4
wick.gunner fire light at tower attacks 1
  Wick's gunner fires the light laser at Tower: d20 15 + 2 proficiency = 17 against AC 6, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Tower's mechanic uses Damage Control.
  Tower's mechanic, Damage Control: d4 4.
  Tower: energy (2 - 2 Damage Control) does no harm.
pass to wick.gunner
  The turn of Gnat's gunner begins.
  The turn of Wary's operator begins.
  The turn of Tower's mechanic begins.
  The turn of Wick's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Tough's pilot begins.
  The turn of Wary's pilot begins.
  The turn of Tower's pilot begins.
  The turn of Retro's pilot begins.
  Round 5.
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
# Thrown back, the ship takes half; once before maintenance.
dice d20=15 d8=8 d20=15 d8=8
wick.gunner fire light at retro attacks 2
  Wick's gunner fires the light laser at Retro: d20 15 + 2 proficiency = 17 against AC 9, a hit.
  Light laser damage: d8 8 + 1 light laser = 9, 9 energy.
  Retro's pilot uses Retro Thrusters.
  Retro falls back 50 ft.
  Wick's gunner fires the light laser at Retro: d20 15 + 2 proficiency = 17 against AC 9, a hit.
  Light laser damage: d8 8 + 1 light laser = 9, 9 energy.
  Retro: energy (9 - 5 Retro Thrusters) takes 4 from the hull.
  Retro: energy takes 9 from the hull.
show features retro.pilot
  Helpful Brain (tier), 2 of 2 left, d6
  Retro Thrusters (tier), 0 of 1 left, used
