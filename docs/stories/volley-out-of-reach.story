title What is left of a volley is not fired at a ship that has slipped out of reach
covers SHIP-RANGE SHIP-ATTACK SHIP-FEATURE
class gun medium across 50 strength 10 dexterity 14
mount gun light-laser turret
class hulk medium across 50 dexterity 14
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hulk at 0 590 heading 180 side Red special
ship Cid hulk at 0 -100 heading 180 side Red special
crew ann plain gunner pilot
crew bob plain pilot
crew cid plain pilot
member bob.pilot rank 1 feature sideslip
set bob hull-max 100, hull 100, shields-max 0, ac 10
set cid hull-max 100, hull 100, shields-max 0, ac 10
initiative ann.gunner 30, bob 10, cid 5, ann.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
dice d4=1
ann.gunner fire light at bob
  Bob's pilot uses Sideslip.
  Bob's pilot, Sideslip: d4 1.
  Bob slips 50 ft aside: the attack finds nothing.
show bob place
  place 0 640
# The attack that is left is still to be had, at another.
dice d20=15 d8=1
ann.gunner fire light at cid
  Ann's gunner fires the light laser at Cid: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 10, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Cid: energy takes 2 from the hull.
