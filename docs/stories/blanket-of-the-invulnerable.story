title Shields of a ship that nothing can hurt are spread over nobody
covers SHIP-SP SHIP-FEATURE

class wall gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit wall blockade-ship
fit wall invulnerability-drive
class boat medium across 50
mount boat light-laser turret
class dart medium across 50
ship Wall wall at 0 0 heading 0 side Blue special
ship Hesper dart at 0 12700 heading 0 side Blue special
ship Rook boat at 0 12976 heading 180 side Red special
crew wall plain pilot
crew hesper plain pilot
crew rook plain gunner pilot
set wall shields 20
initiative wall 20, rook.gunner 10, hesper 5, rook.pilot 3

begin
  ...
dice d4=2
wall.pilot feature invulnerability-drive
  Wall's pilot uses Invulnerability Drive.
  Wall's pilot, Invulnerability Drive, rounds: d4 2.
  Wall: flying speed 200 → 100 ft (Invulnerability Drive).
  Wall: cost of turning 90° 200 → 100 ft (Invulnerability Drive).
pass to rook.gunner
  The turn of Rook's gunner begins.
dice d20=15 d8=4
rook.gunner fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Hesper: energy takes 6 from the hull.
