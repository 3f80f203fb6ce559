title A natural 1 misses by itself: nobody spends a die to spoil it
covers SHIP-FEATURE SHIP-NAT

class probe medium across 50
mount probe laser-cannon turret
ship Ann probe at 0 0 heading 0 side Blue special
ship Bob probe at 0 250 heading 180 side Red special
crew ann plain operator pilot
crew bob plain gunner pilot
member ann.operator rank 1
set ann hull-max 200, hull 200, ac 5
initiative ann.operator 20, bob.gunner 15, ann.pilot 10, bob.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann's operator begins.
ann.operator feature system-disruption at bob
  Ann's operator uses System Disruption on Bob.
pass to bob.gunner
  The turn of Bob's gunner begins.
# 5 reaches the AC, and is a miss; the die spoils the 6 after it.
dice d20=1 d20=2 d4=2
bob.gunner fire laser at ann
  Bob's gunner fires the laser cannon at Ann: d20 1 + 2 proficiency + 2 ship Dexterity = 5 against AC 5, a miss.
  Ann's operator uses Disruption.
  Bob's gunner fires the laser cannon at Ann: d20 2, less d4 2 Disruption + 2 proficiency + 2 ship Dexterity = 4 against AC 5, a miss.
show features ann.operator
  System Disruption (feature), used
  Disruption (feature), 1 of 2 left, d4, used
