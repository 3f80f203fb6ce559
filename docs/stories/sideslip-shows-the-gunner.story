title Who fires from hiding is found, also when the target slips out of the shot
covers SHIP-FEATURE SHIP-HIDE

class gun medium across 50 strength 10 dexterity 14
mount gun light-laser turret
class hulk medium across 50 dexterity 14
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hulk at 0 590 heading 180 side Red special
crew ann plain gunner
crew bob plain pilot
member bob.pilot rank 1 feature sideslip
set bob hull-max 100, hull 100, shields-max 0, ac 10
initiative ann 30, bob 10

begin
  ...
gm hide ann
  ...
bob.pilot stance sideslip always
  ...
dice 2
ann.gunner fire light at bob attacks 1
  Bob's pilot uses Sideslip.
  Bob's pilot, Sideslip: d4 2.
  Bob slips 100 ft aside: the attack finds nothing.
  Ann is no longer hidden.
log bob.pilot
  Bob uses Sideslip.
  Bob, Sideslip: d4 2.
  Bob slips 100 ft aside: the attack finds nothing.
  Ann is no longer hidden.
see bob.pilot
  Ann at 0 0 heading 0°, hull unknown
  Bob at 0 690 heading 180°, hull 100, shields 0
