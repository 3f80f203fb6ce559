title Shields are spread over friends against attackers of another side farther than 500 ft, while their ship can act
covers SHIP-FEATURE SHIP-SP

class wall gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit wall blockade-ship
class boat medium across 50
mount boat light-laser turret
class dart medium across 50
ship Wall wall at 0 0 heading 0 side Blue special
ship Hesper dart at 0 12700 heading 0 side Blue special
ship Rook boat at 0 12975 heading 180 side Red special
ship Pal boat at 100 13000 heading 180 side Blue special
crew pal plain gunner
crew wall plain pilot
crew hesper plain pilot
crew rook plain pilot gunner
set wall shields 20
initiative rook.gunner 20, pal 15, hesper 5, wall 4, rook.pilot 3

begin
  ...
# At 500 ft from the wall it is under the shields.
dice d20=15 d8=4
rook.gunner fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Hesper: energy takes 6 from the hull.
gm move rook at 0 12976
  The GM rules, Rook: it is moved.
dice d20=15 d8=4
rook.gunner fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  The shields of Wall are spread over Hesper: energy takes 6 from them.
# A ship that cannot act spreads nothing,
gm condition wall stalled
  Wall is stalled: no actions or reactions, flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Wall: flying speed 200 → 0 ft (stalled).
pass to rook.gunner
  The turn of Pal's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Wall's pilot begins.
  The shields of Wall regain 40.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Rook's gunner begins.
dice d20=15 d8=4
rook.gunner fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Hesper: energy takes 6 from the hull.
gm condition wall stalled off
  Wall is no longer stalled.
  Wall: flying speed 0 → 200 ft (no longer stalled).
# nor one whose shields are down,
gm edit wall shields 0
  The GM rules, Wall: Shields set to 0.
dice d20=15 d8=4
rook.gunner fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Hesper: energy takes 6 from the hull.
gm edit wall shields 20
  The GM rules, Wall: Shields set to 20.
# nor does any against a friend's shot.
pass to pal.gunner
  The turn of Pal's gunner begins.
dice d20=15 d20=16 d8=4
pal.gunner fire light at hesper attacks 1
  Pal's gunner fires the light laser at Hesper: d20 15, dropped 16 (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Hesper: energy takes 6 from the hull.
