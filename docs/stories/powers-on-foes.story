title Powers on foes: each fails by one, is withstood by one, and reaches no foot further
covers SHIP-POWER SHIP-CONDITION

class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
ship Wick plain at 0 0 heading 0 side Blue special
ship Moth plain at 0 601 heading 180 side Red special
crew wick plain pilot operator mechanic gunner
crew moth plain pilot mechanic gunner
member wick.operator wisdom 16, points 26, craft wisdom, feature needle-swarm, feature lance-of-will, feature rust-bloom, feature hush, feature blind-the-watch, feature grip-of-iron, feature cold-shock, feature still-the-heart, feature sea-anchor, feature open-the-armour, feature mind-in-the-wires
member wick.mechanic intelligence 16, points 26, craft intelligence, feature needle-swarm, feature lance-of-will, feature rust-bloom, feature hush, feature blind-the-watch, feature grip-of-iron, feature cold-shock, feature still-the-heart, feature sea-anchor, feature open-the-armour, feature mind-in-the-wires
set moth hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.operator 20, wick.mechanic 19, wick.gunner 18, moth.pilot 15, moth.mechanic 14, moth.gunner 13, wick.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Wick's operator begins.
# The DC is 8, 2 of proficiency and 3 of Wisdom, or Intelligence: 13. A save of 12 fails, one of 13 does not.
wick.operator cast needle-swarm at moth
  refused [SHIP-POWER] Moth is just over 600 ft away, more than this reaches
gm move moth at 0 600
  The GM rules, Moth: it is moved.
dice d20=12 d8=5 d8=4
wick.operator cast needle-swarm at moth
  Wick's operator uses Needle Swarm on Moth.
  Moth, Dexterity save against Needle Swarm: d20 12 against 13, failure.
  Needle Swarm, damage: d8 5+4 = 9, 9 kinetic.
  Moth: kinetic takes 9 from the hull.
pass
  The turn of Wick's mechanic begins.
dice d20=13 d8=5 d8=4
wick.mechanic cast needle-swarm at moth
  Wick's mechanic uses Needle Swarm on Moth.
  Moth, Dexterity save against Needle Swarm: d20 13 against 13, success.
  Needle Swarm, damage: d8 5+4 = 9, 4 kinetic, half by the save.
  Moth: kinetic takes 4 from the hull.
# Two points, 900 ft.
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 2.
  The turn of Wick's operator begins.
gm move moth at 0 901
  The GM rules, Moth: it is moved.
wick.operator cast lance-of-will at moth
  refused [SHIP-POWER] Moth is just over 900 ft away, more than this reaches
gm move moth at 0 900
  The GM rules, Moth: it is moved.
dice d20=12 d8=8 d8=7 d8=6 d8=4
wick.operator cast lance-of-will at moth
  Wick's operator uses Lance of Will on Moth.
  Moth, Dexterity save against Lance of Will: d20 12 against 13, failure.
  Lance of Will, damage: d8 8+7+6+4 = 25, 25 energy.
  Moth: energy takes 25 from the hull.
pass
  The turn of Wick's mechanic begins.
dice d20=13 d8=8 d8=7 d8=6 d8=4
wick.mechanic cast lance-of-will at moth
  Wick's mechanic uses Lance of Will on Moth.
  Moth, Dexterity save against Lance of Will: d20 13 against 13, success.
  Lance of Will, damage: d8 8+7+6+4 = 25, 12 energy, half by the save.
  Moth: energy takes 12 from the hull.
# Thermite meets the hull twice.
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 3.
  The turn of Wick's operator begins.
gm move moth at 0 301
  The GM rules, Moth: it is moved.
wick.operator cast rust-bloom at moth
  refused [SHIP-POWER] Moth is just over 300 ft away, more than this reaches
gm move moth at 0 300
  The GM rules, Moth: it is moved.
dice d20=12 d8=1 d8=1 d8=2 d8=1
wick.operator cast rust-bloom at moth
  Wick's operator uses Rust Bloom on Moth.
  Moth, Constitution save against Rust Bloom: d20 12 against 13, failure.
  Rust Bloom, damage: d8 1+1+2+1 = 5, 5 thermite.
  Moth: thermite takes 10, doubled, from the hull.
pass
  The turn of Wick's mechanic begins.
dice d20=13 d8=1 d8=1 d8=2 d8=1
wick.mechanic cast rust-bloom at moth
  Wick's mechanic uses Rust Bloom on Moth.
  Moth, Constitution save against Rust Bloom: d20 13 against 13, success.
  Rust Bloom, damage: d8 1+1+2+1 = 5, 2 thermite, half by the save.
  Moth: thermite takes 4, doubled, from the hull.
# Blinded for a minute, unless its mechanic has it save again.
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 4.
  The turn of Wick's operator begins.
gm move moth at 0 601
  The GM rules, Moth: it is moved.
wick.operator cast blind-the-watch at moth
  refused [SHIP-POWER] Moth is just over 600 ft away, more than this reaches
gm move moth at 0 600
  The GM rules, Moth: it is moved.
dice d20=13
wick.operator cast blind-the-watch at moth
  Wick's operator uses Blind the Watch on Moth.
  Moth, Constitution save against Blind the Watch: d20 13 against 13, success.
pass
  The turn of Wick's mechanic begins.
dice d20=12
wick.mechanic cast blind-the-watch at moth
  Wick's mechanic uses Blind the Watch on Moth.
  Moth, Constitution save against Blind the Watch: d20 12 against 13, failure.
  Moth is blinded for 10 rounds: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
pass to moth.mechanic
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
dice d20=12
moth.mechanic resave blinded
  Moth, Constitution save against being blinded: d20 12 against 13, failure.
pass to moth.mechanic
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 5.
  The turn of Wick's operator begins.
  The turn of Wick's mechanic begins.
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
dice d20=13
moth.mechanic resave blinded
  Moth, Constitution save against being blinded: d20 13 against 13, success.
  Moth is no longer blinded.
show moth conditions
  conditions none
# Held where it is: 300 ft, and it saves again as its pilot's turn begins.
pass to wick.operator
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 6.
  The turn of Wick's operator begins.
gm move moth at 0 301
  The GM rules, Moth: it is moved.
wick.operator cast grip-of-iron at moth
  refused [SHIP-POWER] Moth is just over 300 ft away, more than this reaches
gm move moth at 0 300
  The GM rules, Moth: it is moved.
dice d20=13
wick.operator cast grip-of-iron at moth
  Wick's operator uses Grip of Iron on Moth.
  Moth, Strength save against Grip of Iron: d20 13 against 13, success.
pass
  The turn of Wick's mechanic begins.
dice d20=12
wick.mechanic cast grip-of-iron at moth
  Wick's mechanic uses Grip of Iron on Moth.
  Moth, Strength save against Grip of Iron: d20 12 against 13, failure.
  Moth is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Moth: flying speed 300 → 0 ft (tractored).
show moth feet conditions
  feet 0 ft left of 0 ft
  conditions tractored
dice d20=12
pass to moth.pilot
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  Moth, Strength save against being tractored: d20 12 against 13, failure.
moth.pilot fly ahead 1
  refused [SHIP-FLY] the course costs 1 ft and 0 ft of flying speed is left
dice d20=13
pass to moth.pilot
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 7.
  The turn of Wick's operator begins.
  The turn of Wick's mechanic begins.
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  Moth, Strength save against being tractored: d20 13 against 13, success.
  Moth is no longer tractored.
  Moth: flying speed 0 → 300 ft (no longer tractored).
show moth feet conditions
  feet 300 ft left of 300 ft
  conditions none
# Shocked until the caster's next turn: half of the speed, no reactions.
pass to wick.operator
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 8.
  The turn of Wick's operator begins.
gm move moth at 0 601
  The GM rules, Moth: it is moved.
wick.operator cast cold-shock at moth
  refused [SHIP-POWER] Moth is just over 600 ft away, more than this reaches
gm move moth at 0 600
  The GM rules, Moth: it is moved.
dice d20=13
wick.operator cast cold-shock at moth
  Wick's operator uses Cold Shock on Moth.
  Moth, Constitution save against Cold Shock: d20 13 against 13, success.
pass
  The turn of Wick's mechanic begins.
dice d20=12
wick.mechanic cast cold-shock at moth
  Wick's mechanic uses Cold Shock on Moth.
  Moth, Constitution save against Cold Shock: d20 12 against 13, failure.
  Moth is shocked for a round: flying speed halved, no reactions.
  Moth: flying speed 300 → 150 ft (shocked).
  Moth: cost of turning 90° 200 → 150 ft (shocked).
pass to moth.pilot
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
show moth feet conditions
  feet 150 ft left of 150 ft
  conditions shocked
pass to wick.operator
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 9.
  The turn of Wick's operator begins.
show moth conditions
  conditions shocked
pass
  The turn of Wick's mechanic begins.
  Moth is no longer shocked.
  Moth: flying speed 150 → 300 ft (no longer shocked).
  Moth: cost of turning 90° 150 → 200 ft (no longer shocked).
show moth conditions
  conditions none
# Stalled until the caster's next turn, for five points.
gm move moth at 0 301
  The GM rules, Moth: it is moved.
wick.mechanic cast still-the-heart at moth
  refused [SHIP-POWER] Moth is just over 300 ft away, more than this reaches
gm move moth at 0 300
  The GM rules, Moth: it is moved.
dice d20=12
wick.mechanic cast still-the-heart at moth
  Wick's mechanic uses Still the Heart on Moth.
  Moth, Constitution save against Still the Heart: d20 12 against 13, failure.
  Moth is stalled for a round: no actions or reactions, flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Moth: flying speed 300 → 0 ft (stalled).
show moth state conditions
  state able
  conditions stalled
pass to wick.mechanic
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 10.
  The turn of Wick's operator begins.
  The turn of Wick's mechanic begins.
  Moth is no longer stalled.
  Moth: flying speed 0 → 300 ft (no longer stalled).
show moth conditions
  conditions none
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 11.
  The turn of Wick's operator begins.
dice d20=13
wick.operator cast still-the-heart at moth
  Wick's operator uses Still the Heart on Moth.
  Moth, Constitution save against Still the Heart: d20 13 against 13, success.
show moth conditions
  conditions none
# Half of the speed until the end of its pilot's next turn.
pass
  The turn of Wick's mechanic begins.
gm move moth at 0 601
  The GM rules, Moth: it is moved.
wick.mechanic cast sea-anchor at moth
  refused [SHIP-POWER] Moth is just over 600 ft away, more than this reaches
gm move moth at 0 600
  The GM rules, Moth: it is moved.
dice d20=12
wick.mechanic cast sea-anchor at moth
  Wick's mechanic uses Sea Anchor on Moth.
  Moth, Strength save against Sea Anchor: d20 12 against 13, failure.
  Moth: flying speed 300 → 150 ft (Sea Anchor).
  Moth: cost of turning 90° 200 → 150 ft (Sea Anchor).
pass to moth.pilot
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
show moth feet
  feet 150 ft left of 150 ft
pass to wick.operator
  The turn of Moth's mechanic begins.
  Moth: flying speed 150 → 300 ft (Sea Anchor ends).
  Moth: cost of turning 90° 150 → 200 ft (Sea Anchor ends).
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 12.
  The turn of Wick's operator begins.
dice d20=13
wick.operator cast sea-anchor at moth
  Wick's operator uses Sea Anchor on Moth.
  Moth, Strength save against Sea Anchor: d20 13 against 13, success.
pass to moth.pilot
  The turn of Wick's mechanic begins.
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
show moth feet
  feet 300 ft left of 300 ft
# 2 of the AC for a minute, by concentration: 5 misses 6, and 6 hits.
pass to wick.operator
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 13.
  The turn of Wick's operator begins.
gm move moth at 0 301
  The GM rules, Moth: it is moved.
wick.operator cast open-the-armour at moth
  refused [SHIP-POWER] Moth is just over 300 ft away, more than this reaches
gm move moth at 0 300
  The GM rules, Moth: it is moved.
dice d20=13
wick.operator cast open-the-armour at moth
  Wick's operator uses Open the Armour on Moth.
  Moth, Constitution save against Open the Armour: d20 13 against 13, success.
show moth ac
  ac 8
pass
  The turn of Wick's mechanic begins.
dice d20=12
wick.mechanic cast open-the-armour at moth
  Wick's mechanic uses Open the Armour on Moth.
  Moth, Constitution save against Open the Armour: d20 12 against 13, failure.
  Moth: AC 8 → 6 (Open the Armour).
show moth ac
  ac 6
pass
  The turn of Wick's gunner begins.
dice d20=3 d20=4 d8=5
wick.gunner fire light at moth attacks 2
  Wick's gunner fires the light laser at Moth: d20 3 + 2 proficiency = 5 against AC 6, a miss.
  Wick's gunner fires the light laser at Moth: d20 4 + 2 proficiency = 6 against AC 6, a hit.
  Light laser damage: d8 5 + 1 light laser = 6, 6 energy.
  Moth: energy takes 6 from the hull.
# What is left does not do for what it takes.
pass to wick.operator
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
  The turn of Moth's gunner begins.
  The turn of Wick's pilot begins.
  Round 14.
  The turn of Wick's operator begins.
show features wick.operator
  Needle Swarm (power), 2 of 26 left
  Lance of Will (power), 2 of 26 left
  Rust Bloom (power), 2 of 26 left
  Hush (power), 2 of 26 left
  Blind the Watch (power), 2 of 26 left
  Grip of Iron (power), 2 of 26 left
  Cold Shock (power), 2 of 26 left
  Still the Heart (power), 2 of 26 left
  Sea Anchor (power), 2 of 26 left
  Open the Armour (power), 2 of 26 left
  Mind in the Wires (power), 2 of 26 left
wick.operator cast rust-bloom at moth
  refused [SHIP-POWER] Rust Bloom takes 3 power points and 2 are left
# A contest of Technology: equal totals change nothing.
gm move moth at 0 1001
  The GM rules, Moth: it is moved.
wick.operator cast mind-in-the-wires on moth.mechanic
  refused [SHIP-POWER] Moth is just over 1000 ft away, more than this reaches
gm move moth at 0 1000
  The GM rules, Moth: it is moved.
dice d20=10 d20=10
wick.operator cast mind-in-the-wires on moth.mechanic
  Wick's operator uses Mind in the Wires on Moth's mechanic.
  Wick's operator, Mind in the Wires: d20 10, against Moth's mechanic: d20 10, a tie.
pass
  The turn of Wick's mechanic begins.
dice d20=10 d20=12
wick.mechanic cast mind-in-the-wires on moth.mechanic
  Wick's mechanic uses Mind in the Wires on Moth's mechanic.
  Wick's mechanic, Mind in the Wires: d20 10 + 3 Intelligence = 13, against Moth's mechanic: d20 12, won.
pass to moth.mechanic
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Moth's mechanic begins.
dice d20=15 d20=9
moth.mechanic search
  Moth's mechanic searches, Perception: d20 9, dropped 15 (disadvantage: Mind in the Wires) = 9.
