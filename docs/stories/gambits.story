title Gambits: chosen with an attack, paid with a deployment die
covers SHIP-FEATURE SHIP-BONUS

ship Hesper fighter at 0 0 heading 0 side Blue special
ship Magpie courier at 0 300 heading 0 side Red special
ship Rook courier at 0 400 heading 0 side Red special
crew hesper plain pilot gunner
crew magpie plain pilot
crew rook plain pilot
member hesper.gunner rank 1 feature crippling-gambit feature precision-gambit feature feinting-gambit feature penetrating-gambit
initiative hesper.gunner 20, hesper.pilot 15, magpie 10, rook 5
set magpie shields 0

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
show features hesper.gunner
  Crippling Gambit (gambit), 2 of 2 left, d4
  Precision Gambit (gambit), 2 of 2 left, d4
  Feinting Gambit (gambit), 2 of 2 left, d4
  Penetrating Gambit (gambit), 2 of 2 left, d4
dice d20=15 d6=3 d4=2
hesper.gunner fire rapid at magpie attacks 1 with crippling-gambit
  Hesper's gunner fires the rapid-fire laser at Magpie: d20 15 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 19 against AC 9, a hit.
  Hesper's gunner uses Crippling Gambit on Magpie.
  Rapid-fire laser damage: d6 3, d4 2 Crippling Gambit = 5, 5 energy.
  Magpie: energy takes 5 from the hull.
  Magpie: flying speed 300 → 150 ft (Crippling Gambit).
hesper.gunner fire rapid at magpie attacks 1 with crippling-gambit
  refused [SHIP-FEATURE] Crippling Gambit is used, until your next turn
dice d20=4 d4=3 d6=4 d4=1
hesper.gunner fire rapid at magpie attacks 1 with precision-gambit
  Hesper's gunner uses Precision Gambit on Magpie.
  Hesper's gunner fires the rapid-fire laser at Magpie: d20 4, d4 3 Precision Gambit + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 11 against AC 9, a hit.
  Rapid-fire laser damage: d6 4, d4 1 Precision Gambit = 5, 5 energy.
  Magpie: energy takes 5 from the hull.
hesper.gunner fire rapid at magpie attacks 1 with penetrating-gambit
  refused [SHIP-FEATURE] no deployment dice are left until a rest
hesper.gunner feature feinting-gambit
  refused [SHIP-FEATURE] no deployment dice are left until a rest
show magpie feet hull
  feet 0 ft left of 150 ft
  hull 18 of 28
