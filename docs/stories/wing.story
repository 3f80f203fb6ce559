title Two ships within 100 ft: a wingman's run, and a shelter
covers SHIP-FEATURE SHIP-BONUS

class gun small across 50 strength 14
mount gun laser-cannon turret
ship Ann gun at 0 0 heading 0 side Blue
ship Fay gun at 100 0 heading 0 side Blue
ship Far gun at -101 0 heading 0 side Blue
ship Bob gun at 0 400 heading 0 side Red special
crew ann plain pilot gunner
member ann.pilot rank 1 feature wingman feature shelter
crew fay none
crew far none
crew bob plain pilot gunner
initiative ann.pilot 20, ann.gunner 19, bob.gunner 10, bob.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann's pilot begins.
# The friend is named, and has to be near; the advantage and the die are the own ship's. It
# takes no action, and one tactic a turn is all.
ann.pilot feature wingman at far
  refused [SHIP-FEATURE] Far is just over 100 ft away, more than this reaches
ann.pilot feature wingman at fay
  Ann's pilot uses Wingman's Run on Fay.
show ann.pilot
  the turn is open; left: action, bonus action, reaction, object
ann.pilot feature shelter at fay
  refused [SHIP-FEATURE] one tactic a turn, and you have used one
pass to ann.gunner
  The turn of Ann's gunner begins.
# 2 and 5 miss AC 9, 4 hits; the d4 is for the damage of the one hit.
dice d20=2 d20=4 d6=3 d4=4 d20=3
ann.gunner fire laser at bob
  Ann's gunner fires the laser cannon at Bob: d20 4, dropped 2 (advantage: Wingman's Run) + 2 proficiency + 3 ship Dexterity = 9 against AC 9, a hit.
  Laser cannon damage: d6 3, d4 4 Wingman's Run + 2 ship Strength = 9, 9 energy.
  Ann's gunner fires the laser cannon at Bob: d20 3 + 2 proficiency + 3 ship Dexterity = 8 against AC 9, a miss.
  Bob: energy takes 9 from the hull.
pass to ann.pilot
  The turn of Bob's gunner begins.
  The turn of Bob's pilot begins.
  Round 2.
  The turn of Ann's pilot begins.
# The die is added to the own AC, until the next turn.
dice d4=3
ann.pilot feature shelter at fay
  Ann's pilot uses Shelter on Fay.
  Ann's pilot, Shelter: d4 3.
  Ann: AC 9 → 12 (Shelter).
show ann ac
  ac 12
show fay ac
  ac 9
pass to ann.pilot
  The turn of Ann's gunner begins.
  The turn of Bob's gunner begins.
  The turn of Bob's pilot begins.
  Round 3.
  The turn of Ann's pilot begins.
  Ann: AC 12 → 9 (Shelter ends).
show ann ac
  ac 9
