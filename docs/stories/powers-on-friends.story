title Powers on one's own: shields, hulls, speed, dice, and what they end
covers SHIP-POWER SHIP-CONDITION SHIP-BONUS SHIP-DSAVE

class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
ship Wick plain at 0 0 heading 0 side Blue special
ship Lamp plain at 601 0 heading 0 side Blue special
ship Moth plain at 0 300 heading 180 side Red special
crew wick plain pilot operator coordinator gunner
crew lamp plain pilot gunner
crew moth plain pilot gunner operator
member wick.operator wisdom 16, points 40, craft wisdom, feature kindle-shields, feature weld-from-within, feature lend-a-shield, feature shared-nerve, feature veil-of-static, feature clear-the-haze, feature tune-the-guns, feature trim-the-field
member wick.coordinator wisdom 16, points 40, craft wisdom, feature screen-of-sand, feature slipstream, feature overcharge, feature steady-the-hand, feature borrowed-moment, feature hold-together
member moth.operator wisdom 16, points 40, craft wisdom, feature cold-shock, feature needle-swarm
set wick hull-max 50, hull 30, shields-max 50, shields 0
set lamp hull-max 50, hull 50, shields-max 50, shields 46
set moth hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.coordinator 21, wick.operator 20, wick.gunner 19, wick.pilot 18, lamp.gunner 17, lamp.pilot 16, moth.operator 15, moth.gunner 14, moth.pilot 13

begin
  The battle goes on.
  Round 1.
  The turn of Wick's coordinator begins.
gm damage wick 1 energy
  The GM rules, Wick: 1 energy damage.
  Wick: energy takes 1 from the hull.
# Shields that were down are up again, and hold no more than they can.
pass to wick.operator
  The turn of Wick's operator begins.
dice d8=3 d8=4
wick.operator cast kindle-shields
  Wick's operator uses Kindle Shields.
  Kindle Shields, shield points: d8 3+4 = 7; the shields of Wick regain 7.
show wick shields
  shields 7 of 50, regaining 0
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 2.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
dice d8=8 d8=8
wick.operator cast weld-from-within
  Wick's operator uses Weld from Within.
  Weld from Within, hull points: d8 8+8 = 16; the hull of Wick regains 16.
show wick hull
  hull 45 of 50
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 3.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
dice d8=8 d8=8
wick.operator cast weld-from-within
  Wick's operator uses Weld from Within.
  Weld from Within, hull points: d8 8+8 = 16; the hull of Wick regains 5.
show wick hull
  hull 50 of 50
# Another ship, within 600 ft.
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 4.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
wick.operator cast lend-a-shield at lamp
  refused [SHIP-POWER] Lamp is just over 600 ft away, more than this reaches
gm move lamp at 600 0
  The GM rules, Lamp: it is moved.
dice d6=3 d6=3
wick.operator cast lend-a-shield at lamp
  Wick's operator uses Lend a Shield on Lamp.
  Lend a Shield, shield points: d6 3+3 = 6; the shields of Lamp regain 4.
show lamp shields
  shields 50 of 50, regaining 0
# 2 more AC until the caster's next turn: 9 misses 10, and 10 hits; then 8 hits 8.
pass to wick.coordinator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 5.
  The turn of Wick's coordinator begins.
gm move lamp at 601 0
  The GM rules, Lamp: it is moved.
wick.coordinator cast screen-of-sand at lamp
  refused [SHIP-POWER] Lamp is just over 600 ft away, more than this reaches
gm move lamp at 600 0
  The GM rules, Lamp: it is moved.
wick.coordinator cast screen-of-sand at lamp
  Wick's coordinator uses Screen of Sand on Lamp.
  Lamp: AC 8 → 10 (Screen of Sand).
show lamp ac
  ac 10
pass to moth.gunner
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
gm move moth at 600 300
  The GM rules, Moth: it is moved.
dice d20=7 d20=8 d8=1
moth.gunner fire light at lamp attacks 2
  Moth's gunner fires the light laser at Lamp: d20 7 + 2 proficiency = 9 against AC 10, a miss.
  Moth's gunner fires the light laser at Lamp: d20 8 + 2 proficiency = 10 against AC 10, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Lamp: energy takes 2 from the shields.
pass to wick.coordinator
  The turn of Moth's pilot begins.
  Round 6.
  The turn of Wick's coordinator begins.
  Lamp: AC 10 → 8 (Screen of Sand ends).
show lamp ac
  ac 8
# 200 ft more until the end of the caster's next turn.
wick.coordinator cast slipstream
  Wick's coordinator uses Slipstream.
  Wick: flying speed 300 → 500 ft (Slipstream).
show wick feet
  feet 0 ft left of 500 ft
pass to wick.pilot
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
show wick feet
  feet 500 ft left of 500 ft
pass to wick.coordinator
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 7.
  The turn of Wick's coordinator begins.
show wick feet
  feet 0 ft left of 500 ft
pass
  The turn of Wick's operator begins.
  Wick: flying speed 500 → 300 ft (Slipstream ends).
show wick feet
  feet 0 ft left of 300 ft
# The saves of the ship have advantage.
wick.operator cast shared-nerve
  Wick's operator uses Shared Nerve.
pass to moth.operator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
gm move moth at 150 200
  The GM rules, Moth: it is moved.
dice d20=12 d20=13
moth.operator cast cold-shock at wick
  Moth's operator uses Cold Shock on Wick.
  Wick, Constitution save against Cold Shock: d20 13, dropped 12 (advantage: Shared Nerve) = 13 against 13, success.
# 2d8 for the next damage alone, and 1d4 of the one that takes no points; a miss does not use them up.
pass to wick.coordinator
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 8.
  The turn of Wick's coordinator begins.
wick.coordinator cast overcharge
  Wick's coordinator uses Overcharge.
pass
  The turn of Wick's operator begins.
wick.operator cast tune-the-guns
  Wick's operator uses Tune the Guns.
pass
  The turn of Wick's gunner begins.
dice d20=5 d20=6 d8=5 d8=2 d8=3 d4=4
wick.gunner fire light at moth attacks 2
  Wick's gunner fires the light laser at Moth: d20 5 + 2 proficiency = 7 against AC 8, a miss.
  Wick's gunner fires the light laser at Moth: d20 6 + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 5, d8 2+3 Overcharge, d4 4 Tune the Guns + 1 light laser = 15, 15 energy.
  Moth: energy takes 15 from the hull.
pass to wick.gunner
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 9.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
dice d20=6 d8=5
wick.gunner fire light at moth attacks 1
  Wick's gunner fires the light laser at Moth: d20 6 + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 5 + 1 light laser = 6, 6 energy.
  Moth: energy takes 6 from the hull.
# Somebody of the side within 300 ft: advantage on the next attack or check, and a d6 that waits for a roll that it can lift.
pass to wick.coordinator
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 10.
  The turn of Wick's coordinator begins.
gm move lamp at 301 0
  The GM rules, Lamp: it is moved.
wick.coordinator cast steady-the-hand on lamp.gunner
  refused [SHIP-POWER] Lamp is just over 300 ft away, more than this reaches
gm move lamp at 300 0
  The GM rules, Lamp: it is moved.
wick.coordinator cast steady-the-hand on lamp.gunner
  Wick's coordinator uses Steady the Hand on Lamp's gunner.
pass to lamp.gunner
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
dice d20=2 d20=6 d8=1 d20=5
lamp.gunner fire light at moth attacks 2
  Lamp's gunner fires the light laser at Moth: d20 6, dropped 2 (advantage: Steady the Hand) + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Lamp's gunner fires the light laser at Moth: d20 5 + 2 proficiency = 7 against AC 8, a miss.
  Moth: energy takes 2 from the hull.
pass to wick.coordinator
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 11.
  The turn of Wick's coordinator begins.
gm move lamp at 301 0
  The GM rules, Lamp: it is moved.
wick.coordinator cast borrowed-moment on lamp.gunner
  refused [SHIP-POWER] Lamp is just over 300 ft away, more than this reaches
gm move lamp at 300 0
  The GM rules, Lamp: it is moved.
wick.coordinator cast borrowed-moment on lamp.gunner
  Wick's coordinator uses Borrowed Moment on Lamp's gunner.
pass to lamp.gunner
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
dice d20=5 d6=1 d8=1 d20=5
lamp.gunner fire light at moth attacks 2
  Lamp's gunner fires the light laser at Moth: d20 5, d6 1 Borrowed Moment + 2 proficiency = 8 against AC 8, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Lamp's gunner fires the light laser at Moth: d20 5 + 2 proficiency = 7 against AC 8, a miss.
  Moth: energy takes 2 from the hull.
# What clears the haze ends three conditions, and no other.
gm condition wick blinded
  Wick is blinded: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
gm condition wick ionized
  Wick is ionized: disadvantage on attacks and ability checks.
gm condition wick shocked
  Wick is shocked: flying speed halved, no reactions.
  Wick: flying speed 300 → 150 ft (shocked).
  Wick: cost of turning 90° 200 → 150 ft (shocked).
gm condition wick stunned
  Wick is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Wick: flying speed 150 → 0 ft (stunned).
  Wick: cost of turning 90° 150 → 200 ft (stunned).
pass to wick.operator
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 12.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
wick.operator cast clear-the-haze
  Wick's operator uses Clear the Haze.
  Wick is no longer blinded.
  Wick is no longer ionized.
  Wick is no longer shocked.
show wick conditions
  conditions stunned
gm condition wick stunned off
  Wick is no longer stunned.
  Wick: flying speed 0 → 300 ft (no longer stunned).
# Invisible for three rounds.
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 13.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
wick.operator cast veil-of-static
  Wick's operator uses Veil of Static.
  Wick is invisible for 3 rounds: its attacks have advantage, attacks on it disadvantage; it can hide anywhere.
pass to moth.gunner
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
dice d20=6 d20=5
moth.gunner fire light at wick attacks 1
  Moth's gunner fires the light laser at Wick: d20 5, dropped 6 (disadvantage: target invisible) + 2 proficiency = 7 against AC 8, a miss.
pass to wick.operator
  The turn of Moth's pilot begins.
  Round 14.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
show wick conditions
  conditions invisible
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 15.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
show wick conditions
  conditions invisible
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 16.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
  Wick is no longer invisible.
show wick conditions
  conditions none
dice d4=4
wick.operator cast trim-the-field
  Wick's operator uses Trim the Field.
  Trim the Field, shield points: d4 4; the shields of Wick regain 4.
# The next destruction save has advantage, and no other.
pass to wick.coordinator
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  The turn of Lamp's gunner begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 17.
  The turn of Wick's coordinator begins.
wick.coordinator cast hold-together
  Wick's coordinator uses Hold Together.
gm edit wick shields 0
  The GM rules, Wick: Shields set to 0.
dice d20=9 d20=10
gm damage wick 50 energy
  The GM rules, Wick: 50 energy damage.
  Wick: energy takes 50 from the hull.
  Wick is disabled.
  Wick: system damage +1, now level 1: disadvantage on ability checks.
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  Wick makes a destruction save: d20 10, dropped 9 (advantage: Hold Together) = 10 against 10, success.
  The turn of Lamp's gunner begins.
show wick hull state
  state disabled
  hull 0 of 50, worn
dice d20=9
pass to lamp.gunner
  The turn of Lamp's pilot begins.
  The turn of Moth's operator begins.
  The turn of Moth's gunner begins.
  The turn of Moth's pilot begins.
  Round 18.
  The turn of Wick's coordinator begins.
  The turn of Wick's operator begins.
  The turn of Wick's gunner begins.
  The turn of Wick's pilot begins.
  Wick makes a destruction save: d20 9 against 10, failure.
  Wick: system damage +1, now level 2: flying speed halved, turning cost doubled.
  The turn of Lamp's gunner begins.
show wick system-damage
  system-damage 2: flying speed halved, turning cost doubled
