title Gambits at the edge: no hit no die, one an attack, the free d4, rests
covers SHIP-FEATURE SHIP-BONUS

class plain medium across 50 strength 12 dexterity 14 constitution 10
mount plain light-laser turret
mount plain slug-railgun turret
mount plain blast-missile turret
ship Ann plain at 0 0 heading 0 side Blue special
ship Bob plain at 0 250 heading 180 side Red special
crew ann plain gunner gunner pilot
crew bob plain pilot
member ann.gunner-1 rank 1 feature crippling-gambit feature feinting-gambit
member ann.gunner-2 rank 3 feature exposing-gambit feature distracting-gambit feature disabling-gambit
initiative ann.gunner-1 22, ann.gunner-2 21, bob 18, ann.pilot 1
set bob hull-max 300, hull 300, shields-max 0, shields 0

begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
show features ann.gunner-1
  Crippling Gambit (gambit), 2 of 2 left, d4
  Feinting Gambit (gambit), 2 of 2 left, d4
# What is not learnt, two at once, one twice: refused before any die.
ann.gunner-1 fire slug at bob with exposing-gambit
  refused [SHIP-FEATURE] you have not learnt Exposing Gambit (gunner, from rank 1)
ann.gunner-1 fire slug at bob with feinting-gambit
  refused [SHIP-FEATURE] Feinting Gambit does not go with Attack
ann.gunner-1 feature crippling-gambit
  refused [SHIP-FEATURE] Crippling Gambit is chosen with another order
# A feint is for the next attack alone: 2, 2 and 4 miss, and the die goes with them.
ann.gunner-1 feature feinting-gambit
  Ann's gunner uses Feinting Gambit.
dice d20=2 d20=2
ann.gunner-1 fire light at bob attacks 1
  Ann's gunner fires the light laser at Bob: d20 2, dropped 2 (advantage: Feinting Gambit) + 2 proficiency + 2 ship Dexterity = 6 against AC 8, a miss.
# The gambit is for a hit: the second attack misses, and no die is spent on it.
dice d20=3
ann.gunner-1 fire light at bob attacks 1 with crippling-gambit
  Ann's gunner fires the light laser at Bob: d20 3 + 2 proficiency + 2 ship Dexterity = 7 against AC 8, a miss.
show features ann.gunner-1
  Crippling Gambit (gambit), 1 of 2 left, d4
  Feinting Gambit (gambit), 1 of 2 left, d4, used
pass to ann.gunner-1
  The turn of Ann's gunner 2 begins.
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Round 2.
  The turn of Ann's gunner begins.
# Of two attacks it goes with the first that hits.
dice d20=3 d20=12 d8=2 d4=4
ann.gunner-1 fire light at bob attacks 2 with crippling-gambit
  Ann's gunner fires the light laser at Bob: d20 3 + 2 proficiency + 2 ship Dexterity = 7 against AC 8, a miss.
  Ann's gunner fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 8, a hit.
  Ann's gunner uses Crippling Gambit on Bob.
  Light laser damage: d8 2, d4 4 Crippling Gambit + 1 light laser + 1 ship Strength = 8, 8 energy.
  Bob: energy takes 8 from the hull.
  Bob: flying speed 350 → 175 ft (Crippling Gambit).
show bob feet
  feet 0 ft left of 175 ft
pass to ann.gunner-1
  The turn of Ann's gunner 2 begins.
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Bob: flying speed 175 → 350 ft (Crippling Gambit ends).
  Round 3.
  The turn of Ann's gunner begins.
# The die is spent: neither gambit is left, whatever the attack.
ann.gunner-1 fire slug at bob with crippling-gambit
  refused [SHIP-FEATURE] no deployment dice are left until a rest
ann.gunner-1 fire slug at bob with crippling-gambit spare
  refused [SHIP-FEATURE] the free d4 is for rank 3, once a round
ann.gunner-1 feature feinting-gambit
  refused [SHIP-FEATURE] no deployment dice are left until a rest
pass
  The turn of Ann's gunner 2 begins.
# Rank 3: d8, four times, and a d4 for nothing once a round.
show features ann.gunner-2
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Exposing Gambit (gambit), 4 of 4 left, d8
  Distracting Gambit (gambit), 4 of 4 left, d8
  Disabling Gambit (gambit), 4 of 4 left, d8
ann.gunner-2 fire slug at bob with exposing-gambit with distracting-gambit
  refused [SHIP-FEATURE] one gambit goes with an attack
ann.gunner-2 fire slug at bob with exposing-gambit with exposing-gambit
  refused [SHIP-FEATURE] Exposing Gambit can go with an order only once
dice d20=12 d8=1 d4=3
ann.gunner-2 fire light at bob attacks 1 with exposing-gambit spare
  Ann's gunner 2 fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 8, a hit.
  Ann's gunner 2 uses Exposing Gambit on Bob.
  Light laser damage: d8 1 + 1 light laser + 1 ship Strength = 3, 3 energy.
  Exposing Gambit, damage: d4 3, 3 energy.
  Bob: energy takes 6 from the hull.
ann.gunner-2 fire light at bob attacks 1 with disabling-gambit spare
  refused [SHIP-FEATURE] the free d4 is for rank 3, once a round
dice d20=1 d8=8
ann.gunner-2 fire light at bob attacks 1 with disabling-gambit
  Ann's gunner 2 uses Disabling Gambit on Bob.
  Ann's gunner 2 fires the light laser at Bob: d20 1, d8 8 Disabling Gambit + 2 proficiency + 2 ship Dexterity = 13 against AC 8, a miss.
show features ann.gunner-2
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Exposing Gambit (gambit), 3 of 4 left, d8, used
  Distracting Gambit (gambit), 3 of 4 left, d8
  Disabling Gambit (gambit), 3 of 4 left, d8, used
pass to ann.gunner-2
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Round 4.
  The turn of Ann's gunner begins.
  The turn of Ann's gunner 2 begins.
dice d20=12 d8=1 d8=8
ann.gunner-2 fire light at bob attacks 1 with exposing-gambit
  Ann's gunner 2 fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 8, a hit.
  Ann's gunner 2 uses Exposing Gambit on Bob.
  Light laser damage: d8 1 + 1 light laser + 1 ship Strength = 3, 3 energy.
  Exposing Gambit, damage: d8 8, 8 energy.
  Bob: energy takes 11 from the hull.
pass to ann.gunner-2
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Round 5.
  The turn of Ann's gunner begins.
  The turn of Ann's gunner 2 begins.
dice d20=12 d8=1 d8=8
ann.gunner-2 fire light at bob attacks 1 with exposing-gambit
  Ann's gunner 2 fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 8, a hit.
  Ann's gunner 2 uses Exposing Gambit on Bob.
  Light laser damage: d8 1 + 1 light laser + 1 ship Strength = 3, 3 energy.
  Exposing Gambit, damage: d8 8, 8 energy.
  Bob: energy takes 11 from the hull.
pass to ann.gunner-2
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Round 6.
  The turn of Ann's gunner begins.
  The turn of Ann's gunner 2 begins.
dice d20=12 d8=1 d8=8
ann.gunner-2 fire light at bob attacks 1 with exposing-gambit
  Ann's gunner 2 fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 8, a hit.
  Ann's gunner 2 uses Exposing Gambit on Bob.
  Light laser damage: d8 1 + 1 light laser + 1 ship Strength = 3, 3 energy.
  Exposing Gambit, damage: d8 8, 8 energy.
  Bob: energy takes 11 from the hull.
show features ann.gunner-2
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Exposing Gambit (gambit), 0 of 4 left, d4, used
  Distracting Gambit (gambit), 0 of 4 left, d4
  Disabling Gambit (gambit), 0 of 4 left, d4
pass to ann.gunner-2
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Round 7.
  The turn of Ann's gunner begins.
  The turn of Ann's gunner 2 begins.
# The four are spent: the d4 serves by itself, once.
dice d20=12 d8=1 d4=4
ann.gunner-2 fire light at bob attacks 1 with exposing-gambit
  Ann's gunner 2 fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 8, a hit.
  Ann's gunner 2 uses Exposing Gambit on Bob.
  Light laser damage: d8 1 + 1 light laser + 1 ship Strength = 3, 3 energy.
  Exposing Gambit, damage: d4 4, 4 energy.
  Bob: energy takes 7 from the hull.
ann.gunner-2 fire light at bob attacks 1 with distracting-gambit
  refused [SHIP-FEATURE] no deployment dice are left until a rest
pass to ann.gunner-2
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Round 8.
  The turn of Ann's gunner begins.
  The turn of Ann's gunner 2 begins.
# A missile that is saved against has not hit: the die is kept, and half of 6 is dealt.
dice d20=19 d12=1 d12=2 d12=2
ann.gunner-2 fire missile at bob with exposing-gambit
  Ann's gunner 2 fires at Bob, whose Dexterity save against blast missile: d20 19 + 2 ship Dexterity = 21 against 14, success.
  Blast missile damage: d12 1+2+2 + 1 ship Strength = 6, 3 energy, half by the save.
  Bob: energy takes 3 from the hull.
show features ann.gunner-2
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Exposing Gambit (gambit), 0 of 4 left, d4
  Distracting Gambit (gambit), 0 of 4 left, d4
  Disabling Gambit (gambit), 0 of 4 left, d4
# Seven hours are no rest; eight are.
gm travel ann 7
  Aboard Ann 7 hours pass: 0 fuel burnt, 30 left.
show features ann.gunner-2
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Exposing Gambit (gambit), 0 of 4 left, d4
  Distracting Gambit (gambit), 0 of 4 left, d4
  Disabling Gambit (gambit), 0 of 4 left, d4
gm travel ann 8
  Aboard Ann 8 hours pass: 0 fuel burnt, 30 left. The crew has rested.
show features ann.gunner-2
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Exposing Gambit (gambit), 4 of 4 left, d8
  Distracting Gambit (gambit), 4 of 4 left, d8
  Disabling Gambit (gambit), 4 of 4 left, d8
