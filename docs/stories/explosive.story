title The Explosive Gambit: one attack more, on another ship
covers SHIP-BONUS SHIP-FEATURE SHIP-ZERO

# Bob is brought to 0 by the first of two shots, with 6 and the ship's 2; the second
# still strikes it, for another level.
class gun small across 50 strength 14
mount gun laser-cannon turret
mount gun blast-missile turret
class tub medium across 100
ship Ann gun at 0 0 heading 0 side Blue
ship Bob tub at 0 400 heading 0 side Red special
ship Cid tub at 300 400 heading 0 side Red special
crew ann plain gunner
member ann.gunner rank 1 feature explosive-gambit
crew bob plain pilot
crew cid plain pilot
set bob hull 5
initiative ann 20, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
dice d20=15 d6=6 d20=15 d6=1
ann.gunner fire laser at bob
  Ann's gunner fires the laser cannon at Bob: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 8, a hit.
  Laser cannon damage: d6 6 + 2 ship Strength = 8, 8 energy.
  Ann's gunner fires the laser cannon at Bob: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 8, a hit.
  Laser cannon damage: d6 1 + 2 ship Strength = 3, 3 energy.
  Bob: energy takes 8 from the hull.
  Bob is disabled.
  Bob: system damage +1, now level 1: disadvantage on ability checks.
  Ann's gunner uses Explosive Gambit.
  Bob: energy takes 3 from the hull.
  Bob: system damage +1, now level 2: flying speed halved, turning cost doubled.
# Not on the one that it came of; on any other, with any weapon in reach, and with the
# die more: 1 + 2 + 3, 4, and 2.
ann.gunner fire missile at bob bonus
  refused [SHIP-FEATURE] Explosive Gambit is made on a different ship
dice d20=10 d10=1 d10=2 d10=3 d4=4
ann.gunner fire missile at cid bonus
  Ann's gunner fires at Cid, whose Dexterity save against blast missile: d20 10 + 2 ship Dexterity = 12 against 15, failure.
  Blast missile damage: d10 1+2+3, d4 4 Explosive Gambit + 2 ship Strength = 12, 12 energy.
  Cid: energy takes 12 from the hull.
show ann.gunner
  the turn is open; left: reaction, object
