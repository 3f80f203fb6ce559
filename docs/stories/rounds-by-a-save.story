title Rounds bite when both d20 of a save against their weapon fail
covers SHIP-FEATURE SHIP-WSAVE

class sting medium across 50
mount sting blast-missile turret
fit sting shocking-rounds
ship Hesper sting at 0 0 heading 0 side Blue special
ship Kite sting at 0 290 heading 180 side Red special
crew hesper plain gunner
crew kite plain pilot
set kite hull-max 300, hull 300
initiative hesper 20, kite 10

begin
  ...
# A save without a second die fails, and nothing more happens.
dice 11 1 1 1
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 11 + 2 ship Dexterity = 13 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Kite: energy takes 4 from the hull.
pass to hesper.gunner
  ...
gm advantage attack hesper.gunner against kite
  ...
# 14 would succeed, and 11 fails: one of two.
dice 14 11 1 1 1
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 11, dropped 14 (disadvantage: GM (attack)) + 2 ship Dexterity = 13 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Kite: energy takes 4 from the hull.
pass to hesper.gunner
  ...
gm advantage attack hesper.gunner against kite
  ...
# 11 and 10 both fail.
dice 11 10 1 1 1 5
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 10, dropped 11 (disadvantage: GM (attack)) + 2 ship Dexterity = 12 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Hesper's gunner uses Shocking Rounds on Kite.
  Kite, Constitution save against Shocking Rounds: d20 5 + 1 ship Constitution = 6 against 11, failure.
  Kite is shocked for a round: flying speed halved, no reactions.
  Kite: energy takes 4 from the hull.
  Kite: flying speed 300 → 150 ft (shocked).
pass to hesper.gunner
  ...
# Where the save has advantage, the other die does not count.
gm disadvantage attack hesper.gunner against kite
  ...
dice 11 10 1 1 1
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 11, dropped 10 (advantage: GM (attack)) + 2 ship Dexterity = 13 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Kite: energy takes 4 from the hull.
pass to hesper.gunner
  ...
# A natural 1 is enough by itself.
dice 1 1 1 1 11
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 1 + 2 ship Dexterity = 3 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Hesper's gunner uses Shocking Rounds on Kite.
  Kite, Constitution save against Shocking Rounds: d20 11 + 1 ship Constitution = 12 against 11, success.
  Kite: energy takes 4 from the hull.
