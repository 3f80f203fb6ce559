title A ship that has slipped out of reach does not slip a second time
covers SHIP-FEATURE

class gun medium across 50 strength 10 dexterity 14
mount gun light-laser turret
class hulk medium across 50 dexterity 14
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hulk at 0 590 heading 180 side Red special
crew ann plain gunner
crew bob plain pilot pilot
member bob.pilot rank 1 feature sideslip
member bob.pilot-2 rank 1 feature sideslip
set bob hull-max 100, hull 100, shields-max 0, ac 10
initiative ann 30, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
dice 2
ann.gunner fire light at bob attacks 1
  Bob's pilot uses Sideslip.
  Bob's pilot, Sideslip: d4 2.
  Bob slips 100 ft aside: the attack finds nothing.
show bob place
  place 0 690
show features bob.pilot
  Sideslip (tactic), 1 of 2 left, d4, used
show features bob.pilot-2
  Sideslip (tactic), 2 of 2 left, d4
