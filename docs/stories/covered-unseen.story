title Shields that are spread by a ship that the attacker does not know are not named to them
covers SHIP-FEATURE SHIP-SP

class wall gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit wall blockade-ship
class boat medium across 50
mount boat light-laser turret
class dart medium across 50
ship Wall wall at 0 0 heading 0 side Blue special
ship Hesper dart at 0 12975 heading 0 side Blue special
ship Rook boat at 0 13375 heading 180 side Red special
crew wall plain pilot
crew hesper plain pilot
crew rook plain pilot gunner
set wall shields 2
initiative rook.gunner 20, hesper 5, wall 4, rook.pilot 3

begin
  The battle goes on.
  Round 1.
  The turn of Rook's gunner begins.
gm hide wall
  The GM rules, Wall: it is hidden.
dice d20=15 d20=14 d8=4
rook.gunner fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 14, dropped 15 (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 18 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  The shields of Wall are spread over Hesper: energy takes 2 from them.
  The shields of Wall are down.
  Hesper: energy (6 - 2 taken elsewhere) takes 4 from the hull.
