title By size: what feedback shields throw, and how far a ship that blows itself up reaches
covers SHIP-FEATURE SHIP-REACT SHIP-ZERO

class speck tiny across 25 strength 12 constitution 10 dexterity 10
fit speck feedback-shield, self-destruct
class dart small across 50 strength 12 constitution 10 dexterity 10
fit dart feedback-shield, self-destruct
class hulk medium across 50 strength 12 constitution 10 dexterity 10
fit hulk feedback-shield, self-destruct
class barge large across 250 strength 12 constitution 10 dexterity 10
fit barge feedback-shield, self-destruct
class tower huge across 2500 strength 12 constitution 10 dexterity 10
fit tower feedback-shield, self-destruct
class world gargantuan across 25000 strength 12 constitution 10 dexterity 10
fit world feedback-shield, self-destruct
class mark medium across 50 strength 10 constitution 10 dexterity 10
mount mark light-laser turret
ship Speck speck at 0 0 heading 0 side Blue special
ship Near1 mark at 0 200 heading 180 side Red special
ship Far1 mark at 0 -51 heading 180 side Red special
ship Dart dart at 100000 0 heading 0 side Blue special
ship Near2 mark at 100000 200 heading 180 side Red special
ship Far2 mark at 100000 -101 heading 180 side Red special
ship Hulk hulk at 200000 0 heading 0 side Blue special
ship Near3 mark at 200000 200 heading 180 side Red special
ship Far3 mark at 200000 -201 heading 180 side Red special
ship Barge barge at 300000 0 heading 0 side Blue special
ship Near4 mark at 300000 300 heading 180 side Red special
ship Far4 mark at 300000 -501 heading 180 side Red special
ship Tower tower at 400000 0 heading 0 side Blue special
ship Near5 mark at 400000 1425 heading 180 side Red special
ship Far5 mark at 400000 -2226 heading 180 side Red special
ship World world at 500000 0 heading 0 side Blue special
ship Near6 mark at 500000 12675 heading 180 side Red special
ship Far6 mark at 500000 -14476 heading 180 side Red special
crew speck plain pilot operator
crew near1 plain pilot gunner
crew far1 plain pilot
crew dart plain pilot operator
crew near2 plain pilot gunner
crew far2 plain pilot
crew hulk plain pilot operator
crew near3 plain pilot gunner
crew far3 plain pilot
crew barge plain pilot operator
crew near4 plain pilot gunner
crew far4 plain pilot
crew tower plain pilot operator
crew near5 plain pilot gunner
crew far5 plain pilot
crew world plain pilot operator
crew near6 plain pilot gunner
crew far6 plain pilot
set speck hull-max 500, hull 500, shields-max 0, shields 0
set near1 hull-max 900, hull 900, shields-max 0, shields 0
set far1 hull-max 900, hull 900, shields-max 0, shields 0
set dart hull-max 500, hull 500, shields-max 0, shields 0
set near2 hull-max 900, hull 900, shields-max 0, shields 0
set far2 hull-max 900, hull 900, shields-max 0, shields 0
set hulk hull-max 500, hull 500, shields-max 0, shields 0
set near3 hull-max 900, hull 900, shields-max 0, shields 0
set far3 hull-max 900, hull 900, shields-max 0, shields 0
set barge hull-max 500, hull 500, shields-max 0, shields 0
set near4 hull-max 900, hull 900, shields-max 0, shields 0
set far4 hull-max 900, hull 900, shields-max 0, shields 0
set tower hull-max 500, hull 500, shields-max 0, shields 0
set near5 hull-max 900, hull 900, shields-max 0, shields 0
set far5 hull-max 900, hull 900, shields-max 0, shields 0
set world hull-max 500, hull 500, shields-max 0, shields 0
set near6 hull-max 900, hull 900, shields-max 0, shields 0
set far6 hull-max 900, hull 900, shields-max 0, shields 0
initiative near1.gunner 40, speck.operator 30, near2.gunner 39, dart.operator 29, near3.gunner 38, hulk.operator 28, near4.gunner 37, barge.operator 27, near5.gunner 36, tower.operator 26, near6.gunner 35, world.operator 25, speck.pilot 5, dart.pilot 5, hulk.pilot 5, barge.pilot 5, tower.pilot 5, world.pilot 5, near1.pilot 3, far1 1, near2.pilot 3, far2 1, near3.pilot 3, far3 1, near4.pilot 3, far4 1, near5.pilot 3, far5 1, near6.pilot 3, far6 1

begin
  The battle goes on.
  Round 1.
  The turn of Near1's gunner begins.
# d4, d6, d8, d10, d12 and d20, of the type of what has hit.
dice d20=19 d8=1 d4=4
near1.gunner fire light at speck attacks 1
  Near1's gunner fires the light laser at Speck: d20 19 + 2 proficiency = 21 against AC 10, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Speck's operator uses Feedback Shield on Near1.
  Feedback Shield, damage: d4 4, 4 energy.
  Near1: energy takes 4 from the hull.
  Speck: energy takes 2 from the hull.
pass to near2.gunner
  The turn of Near2's gunner begins.
dice d20=19 d8=1 d6=6
near2.gunner fire light at dart attacks 1
  Near2's gunner fires the light laser at Dart: d20 19 + 2 proficiency = 21 against AC 9, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Dart's operator uses Feedback Shield on Near2.
  Feedback Shield, damage: d6 6, 6 energy.
  Near2: energy takes 6 from the hull.
  Dart: energy takes 2 from the hull.
pass to near3.gunner
  The turn of Near3's gunner begins.
dice d20=19 d8=1 d8=8
near3.gunner fire light at hulk attacks 1
  Near3's gunner fires the light laser at Hulk: d20 19 + 2 proficiency = 21 against AC 8, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Hulk's operator uses Feedback Shield on Near3.
  Feedback Shield, damage: d8 8, 8 energy.
  Near3: energy takes 8 from the hull.
  Hulk: energy takes 2 from the hull.
pass to near4.gunner
  The turn of Near4's gunner begins.
dice d20=19 d8=1 d10=10
near4.gunner fire light at barge attacks 1
  Near4's gunner fires the light laser at Barge: d20 19 + 2 proficiency = 21 against AC 7, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Barge's operator uses Feedback Shield on Near4.
  Feedback Shield, damage: d10 10, 10 energy.
  Near4: energy takes 10 from the hull.
  Barge: energy takes 2 from the hull.
pass to near5.gunner
  The turn of Near5's gunner begins.
dice d20=19 d8=1 d12=12
near5.gunner fire light at tower attacks 1
  Near5's gunner fires the light laser at Tower: d20 19 + 2 proficiency = 21 against AC 6, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Tower's operator uses Feedback Shield on Near5.
  Feedback Shield, damage: d12 12, 12 energy.
  Near5: energy takes 12 from the hull.
  Tower: energy takes 2 from the hull.
pass to near6.gunner
  The turn of Near6's gunner begins.
dice d20=19 d8=1 d20=20
near6.gunner fire light at world attacks 1
  Near6's gunner fires the light laser at World: d20 19 + 2 proficiency = 21 against AC 5, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  World's operator uses Feedback Shield on Near6.
  Feedback Shield, damage: d20 20, 20 energy.
  Near6: energy takes 20 from the hull.
  World: energy takes 2 from the hull.
# All Hit Dice, and 1 of Strength for each, at the start of the operator's next turn: within 50 ft of tiny ships, 100, 200, 400, 1,000 and 2,000 ft, and not a foot more.
gm move near1 at 0 50
  The GM rules, Near1: it is moved.
show range speck near1
  50 ft
show range speck far1
  51 ft
pass to speck.operator
  The turn of Speck's operator begins.
speck.operator feature self-destruct
  Speck's operator uses Self-destruct.
gm move near2 at 100000 100
  The GM rules, Near2: it is moved.
show range dart near2
  100 ft
show range dart far2
  101 ft
pass to dart.operator
  The turn of Dart's operator begins.
dart.operator feature self-destruct
  Dart's operator uses Self-destruct.
gm move near3 at 200000 200
  The GM rules, Near3: it is moved.
show range hulk near3
  200 ft
show range hulk far3
  201 ft
pass to hulk.operator
  The turn of Hulk's operator begins.
hulk.operator feature self-destruct
  Hulk's operator uses Self-destruct.
gm move near4 at 300000 500
  The GM rules, Near4: it is moved.
show range barge near4
  400 ft
show range barge far4
  401 ft
pass to barge.operator
  The turn of Barge's operator begins.
barge.operator feature self-destruct
  Barge's operator uses Self-destruct.
gm move near5 at 400000 2225
  The GM rules, Near5: it is moved.
show range tower near5
  1000 ft
show range tower far5
  1001 ft
pass to tower.operator
  The turn of Tower's operator begins.
tower.operator feature self-destruct
  Tower's operator uses Self-destruct.
gm move near6 at 500000 14475
  The GM rules, Near6: it is moved.
show range world near6
  2000 ft
show range world far6
  2001 ft
pass to world.operator
  The turn of World's operator begins.
world.operator feature self-destruct
  World's operator uses Self-destruct.
dice d4=1 d6=1 d6=1 d6=1 d8=1 d8=1 d8=1 d8=1 d8=1 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1 d12=1 d12=1 d12=1 d12=1 d12=1 d12=1 d12=1 d12=1 d12=1 d20=1 d20=1 d20=1 d20=1 d20=1 d20=1 d20=1 d20=1 d20=1 d20=1 d20=1
pass to world.operator
  The turn of Speck's pilot begins.
  The turn of Dart's pilot begins.
  The turn of Hulk's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Tower's pilot begins.
  The turn of World's pilot begins.
  The turn of Near1's pilot begins.
  The turn of Near2's pilot begins.
  The turn of Near3's pilot begins.
  The turn of Near4's pilot begins.
  The turn of Near5's pilot begins.
  The turn of Near6's pilot begins.
  The turn of Far1's pilot begins.
  The turn of Far2's pilot begins.
  The turn of Far3's pilot begins.
  The turn of Far4's pilot begins.
  The turn of Far5's pilot begins.
  The turn of Far6's pilot begins.
  Round 2.
  The turn of Near1's gunner begins.
  The turn of Near2's gunner begins.
  The turn of Near3's gunner begins.
  The turn of Near4's gunner begins.
  The turn of Near5's gunner begins.
  The turn of Near6's gunner begins.
  The turn of Speck's operator begins.
  Self-destruction: d4 1 + 1 ship Strength = 2, 2 thermite.
  Speck explodes.
  The turn of Dart's operator begins.
  Self-destruction: d6 1+1+1 + 3 ship Strength = 6, 6 thermite.
  Dart explodes.
  The turn of Hulk's operator begins.
  Self-destruction: d8 1+1+1+1+1 + 5 ship Strength = 10, 10 thermite.
  Hulk explodes.
  The turn of Barge's operator begins.
  Self-destruction: d10 1+1+1+1+1+1+1 + 7 ship Strength = 14, 14 thermite.
  Barge explodes.
  The turn of Tower's operator begins.
  Self-destruction: d12 1+1+1+1+1+1+1+1+1 + 9 ship Strength = 18, 18 thermite.
  Tower explodes.
  The turn of World's operator begins.
  Self-destruction: d20 1+1+1+1+1+1+1+1+1+1+1 + 11 ship Strength = 22, 22 thermite.
  World explodes.
  The turn of Near1's pilot begins.
  Near1: thermite takes 4, doubled, from the hull.
  Near2: thermite takes 12, doubled, from the hull.
  Near3: thermite takes 20, doubled, from the hull.
  Near4: thermite takes 28, doubled, from the hull.
  Near5: thermite takes 36, doubled, from the hull.
  Near6: thermite takes 44, doubled, from the hull.
  The battle is over. Every other side is beaten.
