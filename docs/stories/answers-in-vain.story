title Answers that cannot change what happens are not spent
covers SHIP-FEATURE SHIP-NAT
class gun medium across 50 dexterity 18 strength 10
mount gun light-laser turret
mount gun light-laser turret
class hull medium across 50 dexterity 14
mount hull light-laser turret
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hull at 0 250 heading 180 side Red special
crew ann plain gunner gunner pilot
crew bob plain pilot operator
member ann.gunner-1 rank 5
member ann.gunner-2 proficiency 6
member bob.pilot rank 3
member bob.operator rank 1 feature disruption
initiative bob.operator 30, ann.gunner-1 20, ann.gunner-2 19, bob.pilot 10, ann.pilot 1
set bob hull-max 200, hull 200, shields-max 0, shields 0, ac 10
begin
  The battle goes on.
  Round 1.
  The turn of Bob's operator begins.
gm go-on
# 20 is the most that Piloting comes to, against 29.
pass to ann.gunner-2
  The turn of Ann's gunner begins.
  The turn of Ann's gunner 2 begins.
dice d20=19 d8=1
ann.gunner-2 fire light at bob attacks 1
  Ann's gunner 2 fires the light laser at Bob: d20 19 + 6 proficiency + 4 ship Dexterity = 29 against AC 10, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Bob: energy takes 2 from the hull.
pass to bob.operator
  The turn of Bob's pilot begins.
  The turn of Ann's pilot begins.
  Round 2.
  The turn of Bob's operator begins.
bob.operator feature system-disruption at ann
  Bob's operator uses System Disruption on Ann.
# A called shot is a critical hit.
pass to ann.gunner-1
  The turn of Ann's gunner begins.
dice d20=4 d8=1 d8=1 d8=1
ann.gunner-1 fire light-2 at bob attacks 1 with called-shot
  Ann's gunner uses Called Shot on Bob.
  Ann's gunner fires the light laser at Bob: d20 4 + 2 proficiency + 4 ship Dexterity = 10 against AC 10, a critical hit.
  Light laser damage: d8 1+1+1 + 1 light laser = 4, 4 energy, all dice twice.
  Bob: energy takes 4 from the hull.
