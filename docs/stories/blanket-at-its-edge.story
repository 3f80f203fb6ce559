title Shields are spread over friends against attackers farther than 500 ft
covers SHIP-FEATURE SHIP-SP

class wall gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit wall blockade-ship
class boat medium across 50
mount boat light-laser turret
class dart medium across 50
ship Wall wall at 0 0 heading 0 side Blue special
ship Hesper dart at 0 12700 heading 0 side Blue special
ship Rook boat at 0 12975 heading 180 side Red special
crew wall plain pilot
crew hesper plain pilot
crew rook plain pilot gunner
set wall shields 20
initiative rook.gunner 20, hesper 5, wall 4, rook.pilot 3

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
