title Damage dice are told to everyone who sees what they do, though a hidden ship deals it
covers SHIP-POWER

class gun medium across 50
mount gun laser-cannon turret
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob gun at 0 290 heading 180 side Red special
crew ann plain operator
crew bob plain pilot
member ann.operator feature spark-lash feature needle-swarm, points 9
set bob hull-max 300, hull 300, shields 0
initiative ann.operator 30, bob 10

begin
  ...
gm hide ann
  ...
dice 3 1 1
ann.operator cast spark-lash at bob
  Ann's operator uses Spark Lash on Bob.
  Bob, Dexterity save against Spark Lash: d20 3 + 2 ship Dexterity = 5 against 10, failure.
  Bob, Dexterity save against Spark Lash: d20 3 + 2 ship Dexterity = 5 against 10, failure.
  Spark Lash, damage: d6 1+1 = 2, 2 pulse.
  Spark Lash, damage: d6 1+1 = 2, 2 pulse.
  Bob: pulse takes 1, halved, from the hull.
log bob.pilot
  Bob, Dexterity save against Spark Lash: d20 3 + 2 ship Dexterity = 5 against 10, failure.
  Spark Lash, damage: d6 1+1 = 2, 2 pulse.
  Bob: pulse takes 1, halved, from the hull.
