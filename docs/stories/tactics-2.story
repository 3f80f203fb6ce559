title Tactics that save, ram and line up, and a style for what is aimed
covers SHIP-FEATURE SHIP-RAM SHIP-WSAVE SHIP-BONUS

class plain medium across 50 strength 12 dexterity 10 constitution 10
mount plain light-laser turret
mount plain blast-missile turret
ship Wick plain at 0 0 heading 0 side Blue special
ship Moth plain at 0 200 heading 180 side Red special
ship Lamp plain at 400 300 heading 0 side Blue special
crew wick plain pilot gunner
crew moth plain pilot gunner operator
crew lamp plain pilot
member wick.pilot rank 1 feature headlong feature lined-up
member lamp.pilot rank 1 feature shake-off
member wick.gunner feature payloader
member moth.operator wisdom 16, points 9, craft wisdom, feature cold-shock, feature scatter-lock
set wick hull-max 200, hull 200, shields-max 0, shields 0
set moth hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.pilot 20, wick.gunner 19, moth.operator 15, moth.pilot 5, moth.gunner 4, lamp 3

begin
  The battle goes on.
  Round 1.
  The turn of Wick's pilot begins.
# A ram that is driven home: two Hit Dice and the Strength, and the die and the Strength once more. Of what is more, the rammer takes half.
dice d20=10 d8=4 d8=5 d4=3
wick.pilot ram moth with headlong ahead 250
  Wick's pilot uses Headlong on Moth.
  Wick sets out to ram Moth.
  Wick's pilot rams Moth, whose Dexterity save against the ram: d20 10 against 11, failure.
  Ram damage: d8 4+5 + 1 ship Strength = 10, 10 kinetic.
  Ram, more damage: d4 3 Headlong + 1 Headlong = 4, 4 kinetic.
  Wick rams Moth.
  Moth: kinetic takes 14 from the hull.
  Wick: kinetic (14 - 2 resisted of the ram's extra damage) takes 12 from the hull.
  Wick has flown its course; 0 ft of flying speed is left.
# The next attack alone has advantage, and deals the die more.
pass to wick.pilot
  The turn of Wick's gunner begins.
  The turn of Moth's operator begins.
  The turn of Moth's pilot begins.
  The turn of Moth's gunner begins.
  The turn of Lamp's pilot begins.
  Round 2.
  The turn of Wick's pilot begins.
gm move wick at 0 0
  The GM rules, Wick: it is moved.
gm move moth at 0 300
  The GM rules, Moth: it is moved.
wick.pilot feature lined-up
  Wick's pilot uses Lined Up.
pass
  The turn of Wick's gunner begins.
dice d20=3 d20=6 d8=5 d4=2 d20=5
wick.gunner fire light at moth attacks 2
  Wick's gunner fires the light laser at Moth: d20 6, dropped 3 (advantage: Lined Up) + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 5, d4 2 Lined Up + 1 light laser + 1 ship Strength = 9, 9 energy.
  Wick's gunner fires the light laser at Moth: d20 5 + 2 proficiency = 7 against AC 8, a miss.
  Moth: energy takes 9 from the hull.
# Two uses at rank 1.
pass to wick.pilot
  The turn of Moth's operator begins.
  The turn of Moth's pilot begins.
  The turn of Moth's gunner begins.
  The turn of Lamp's pilot begins.
  Round 3.
  The turn of Wick's pilot begins.
wick.pilot feature lined-up
  refused [SHIP-FEATURE] no deployment dice are left until a rest
# A payloader throws dice of missiles that show 1 or 2 once more. The DC is 12.
pass
  The turn of Wick's gunner begins.
dice d20=11 d12=1 d12=1 d12=2 d12=12 d12=3
wick.gunner fire missile at moth
  Wick's gunner fires at Moth, whose Dexterity save against blast missile: d20 11 against 12, failure.
  Blast missile damage: d12 1+12+3, dropped 1, dropped 2 + 1 ship Strength = 17, 17 energy.
  Moth: energy takes 17 from the hull.
# What the die could not lift to 13 is left as it is; what it lifts, succeeds.
pass to moth.operator
  The turn of Moth's operator begins.
dice d20=8
moth.operator cast cold-shock at lamp
  Moth's operator uses Cold Shock on Lamp.
  Lamp, Constitution save against Cold Shock: d20 8 against 13, failure.
  Lamp is shocked for a round: flying speed halved, no reactions.
  Lamp: flying speed 350 → 175 ft (shocked).
  Lamp: cost of turning 90° 200 → 175 ft (shocked).
pass to moth.operator
  The turn of Moth's pilot begins.
  The turn of Moth's gunner begins.
  The turn of Lamp's pilot begins.
  Round 4.
  The turn of Wick's pilot begins.
  The turn of Wick's gunner begins.
  The turn of Moth's operator begins.
  Lamp is no longer shocked.
  Lamp: flying speed 175 → 350 ft (no longer shocked).
  Lamp: cost of turning 90° 175 → 200 ft (no longer shocked).
dice d20=9 d4=4
moth.operator cast cold-shock at lamp
  Moth's operator uses Cold Shock on Lamp.
  Lamp's pilot uses Shake-off.
  Lamp, Constitution save against Cold Shock: d20 9, d4 4 Shake-off = 13 against 13, success.
show lamp conditions
  conditions none
