title A check that avoids a hit is helped like any other check
covers SHIP-FEATURE SHIP-REACT

class probe medium across 50
mount probe laser-cannon turret
ship Ann probe at 0 0 heading 0 side Blue special
ship Bob probe at 0 250 heading 180 side Red special
crew ann plain pilot coordinator
crew bob plain gunner pilot
member ann.pilot rank 5, skilled piloting
member ann.coordinator rank 1
set ann hull-max 200, hull 200, ac 10
initiative ann.coordinator 20, bob.gunner 15, ann.pilot 10, bob.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann's coordinator begins.
ann.coordinator feature inspiring-display on ann.pilot
  Ann's coordinator uses Inspiring Display on Ann's pilot.
pass to bob.gunner
  The turn of Bob's gunner begins.
# 14 and 2 are 16: an inspired 3 makes 19, and the attack of 18 misses.
dice d20=14 d20=14 d4=3
bob.gunner fire laser at ann attacks 1
  Ann's pilot uses Cunning Avoidance.
  Ann's pilot, Cunning Avoidance: d20 14, d4 3 Inspiring Display + 2 Piloting proficiency = 19.
  Bob's gunner fires the laser cannon at Ann: d20 14 + 2 proficiency + 2 ship Dexterity = 18 against AC 19, a miss.
pass to bob.gunner
  The turn of Ann's pilot begins.
  The turn of Bob's pilot begins.
  Round 2.
  The turn of Ann's coordinator begins.
  The turn of Bob's gunner begins.
# Without a die, the sure hand makes a failed check a 20.
dice d20=14 d20=3
bob.gunner fire laser at ann attacks 1
  Ann's pilot uses Cunning Avoidance.
  Ann's pilot uses Sure Hand.
  Ann's pilot, Cunning Avoidance: d20 20 Sure Hand, dropped 3 + 2 Piloting proficiency = 22.
  Bob's gunner fires the laser cannon at Ann: d20 14 + 2 proficiency + 2 ship Dexterity = 18 against AC 22, a miss.
show features ann.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Good Trick (feature)
  Uncanny Dodge (feature)
  Sure Hand (feature), 0 of 1 left, used
  Virtuoso (feature), 1 of 1 left
  Cunning Avoidance (feature), used
