title Rounds bite once, however many gunners are aboard
covers SHIP-FEATURE

class sting medium across 50
mount sting heavy-laser turret
mount sting heavy-laser turret
fit sting shocking-rounds
ship Hesper sting at 0 0 heading 0 side Blue special
ship Kite sting at 0 290 heading 180 side Red special
crew hesper plain gunner gunner
crew kite plain pilot
set kite hull-max 300, hull 300
initiative hesper.gunner 20, hesper.gunner-2 19, kite 10

begin
  ...
dice 20 1 1 5
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 20 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 25 against AC 8, a critical hit.
  Heavy laser damage: d8 1+1 + 1 heavy laser + 1 ship Strength = 4, 4 energy, all dice twice.
  Hesper's gunner uses Shocking Rounds on Kite.
  Kite, Constitution save against Shocking Rounds: d20 5 + 1 ship Constitution = 6 against 11, failure.
  Kite is shocked for a round: flying speed halved, no reactions.
  Kite: energy takes 4 from the hull.
  Kite: flying speed 300 → 150 ft (shocked).
pass to hesper.gunner-2
  The turn of Hesper's gunner 2 begins.
dice 20 1 1 15
hesper.gunner-2 fire heavy-laser-2 at kite
  Hesper's gunner 2 fires the heavy laser at Kite: d20 20 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 25 against AC 8, a critical hit.
  Heavy laser damage: d8 1+1 + 1 heavy laser + 1 ship Strength = 4, 4 energy, all dice twice.
  Hesper's gunner uses Shocking Rounds on Kite.
  Kite, Constitution save against Shocking Rounds: d20 15 + 1 ship Constitution = 16 against 11, success.
  Kite: energy takes 4 from the hull.
