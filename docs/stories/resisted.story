title What is resisted for two reasons is halved once, last, and rounded down once
covers SHIP-RESIST SHIP-RAM

class oak medium tier 5 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution resists energy resists kinetic
class ash medium across 50 tier 5 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution
fit oak shock-absorbers
class lamp small across 25
mount lamp light-laser turret
mount lamp ion-cannon turret
class sled medium across 100 resists kinetic
fit sled shock-absorbers
class wall large across 250
ship Oak oak at 0 300 heading 180 side Red special
ship Ash ash at 150 150 heading 180 side Red special
ship Lamp lamp at 0 0 heading 0 side Blue special
ship Sled sled at 3000 0 heading 0 side Blue special
ship Wall wall at 3000 150 heading 90 side Red special
crew oak plain pilot
crew ash plain pilot
crew lamp plain pilot gunner mechanic
crew sled plain pilot
crew wall plain pilot
member lamp.mechanic rank 3
set oak hull-max 200, hull 200, shields-max 0, shields 0
set ash hull-max 200, hull 200, shields-max 50, shields 50
set wall hull-max 200, hull 200, shields-max 0
set sled hull-max 200, hull 200, shields-max 0
initiative oak.pilot 25, ash.pilot 24, lamp.mechanic 20, lamp.gunner 15, lamp.pilot 14, sled.pilot 10, wall.pilot 5

dice d12=1 d12=1
begin
  The battle goes on.
  Round 1.
  Oak's pilot uses Head Start.
  Oak's pilot, Head Start: d12 1.
  Ash's pilot uses Head Start.
  Ash's pilot, Head Start: d12 1.
  The turn of Oak's pilot begins.
oak.pilot feature iron-minute
  Oak's pilot uses Iron Minute.
pass to ash.pilot
  The turn of Ash's pilot begins.
  Oak: flying speed 250 → 200 ft (Head Start ends).
ash.pilot feature iron-minute
  Ash's pilot uses Iron Minute.
pass to lamp.gunner
  The turn of Lamp's mechanic begins.
  Ash: flying speed 250 → 200 ft (Head Start ends).
  The turn of Lamp's gunner begins.
# The hull resists energy, and so does the minute: half, once. 4 are 2, not 1.
dice d20=15 d6=3
lamp.gunner fire light-laser at oak attacks 1
  Lamp's gunner fires the light laser at Oak: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 8, a hit.
  Light laser damage: d6 3 + 1 light laser = 4, 4 energy, resisted.
  Oak: energy, resisted, takes 2 from the hull.
# Pulse is worth twice to shields, and half of that to those who resist it: 15 stay 15, not 14.
pass to lamp.gunner
  The turn of Lamp's pilot begins.
  The turn of Sled's pilot begins.
  The turn of Wall's pilot begins.
  Round 2.
  The turn of Oak's pilot begins.
  The turn of Ash's pilot begins.
  The turn of Lamp's mechanic begins.
  The turn of Lamp's gunner begins.
dice d20=15 d6=5 d6=5 d6=5
lamp.gunner fire ion at ash attacks 1
  Lamp's gunner fires the ion cannon at Ash: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 8, a hit.
  Ion cannon damage: d6 5+5+5 = 15, 15 pulse, resisted.
  Ash: pulse, resisted, takes 15, doubled, from the shields.
# What deals half, at what resists: 3 of 6, and 1 of 3. It used to come to nothing.
pass to lamp.mechanic
  The turn of Lamp's pilot begins.
  The turn of Sled's pilot begins.
  The turn of Wall's pilot begins.
  Round 3.
  The turn of Oak's pilot begins.
  The turn of Ash's pilot begins.
  The turn of Lamp's mechanic begins.
lamp.mechanic feature reroute-engines
  Lamp's mechanic uses Reroute Power to engines.
  Lamp: flying speed 350 → 700 ft (Reroute Power to engines).
pass to lamp.gunner
  The turn of Lamp's gunner begins.
dice d20=15 d6=5
lamp.gunner fire light-laser at oak attacks 1
  Lamp's gunner fires the light laser at Oak: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 8, a hit.
  Light laser damage: d6 5 + 1 light laser = 6, 3 energy, halved, resisted.
  Oak: energy, resisted, takes 1 from the hull.
show aim lamp.gunner oak with light-laser
  +5 against 8, 300 ft, normal range; 90.0%, shields 0.6, hull 0.6
# Of a ram: the hull resists it, and the absorbers do: 16 are 8, not 4.
pass to sled.pilot
  The turn of Lamp's pilot begins.
  The turn of Sled's pilot begins.
dice d20=5 d20=3 d8=6 d8=5 d8=3 d8=1
sled.pilot ram wall ahead 140
  Sled sets out to ram Wall.
  Sled's pilot rams Wall, whose Dexterity save against the ram: d20 3, dropped 5 (disadvantage: larger than the rammer) + 1 ship Dexterity = 4 against 11, failure.
  Ram damage: d8 6+5, d8 3+1 Shock Absorbers + 1 ship Strength = 16, 16 kinetic.
  Sled rams Wall.
  Wall: kinetic takes 16 from the hull.
  Sled: kinetic, resisted, takes 8 from the hull.
  Sled has flown its course; 20 ft of flying speed is left.
