title A stored d20 is for the roll that is directed, and for none after it
covers SHIP-FEATURE SHIP-DIRECT

class probe medium across 50
mount probe laser-cannon turret
ship Ann probe at 0 0 heading 0 side Blue special
ship Bob probe at 0 250 heading 180 side Red special
crew ann plain coordinator gunner pilot
crew bob none
member ann.coordinator rank 2
set bob ac 12, hull-max 200, hull 200
initiative ann.coordinator 20, ann.gunner 15, ann.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann's coordinator begins.
# The first attack needs no help, and the 19 is gone with it: the second attack misses.
dice d20=19
ann.coordinator direct ann.gunner against bob
  Ann's coordinator directs Ann's gunner: advantage on the first attack on Bob.
  Ann's coordinator, Uplifting Directive: d20 19.
pass to ann.gunner
  The turn of Ann's gunner begins.
dice d20=15 d20=4 d8=3 d20=2
ann.gunner fire laser at bob
  Ann's gunner fires the laser cannon at Bob: d20 15, dropped 4 (advantage: Direct) + 2 proficiency + 2 ship Dexterity = 19 against AC 12, a hit.
  Laser cannon damage: d8 3 + 1 ship Strength = 4, 4 energy.
  Ann's gunner fires the laser cannon at Bob: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 12, a miss.
  Bob: energy takes 4 from the hull.
