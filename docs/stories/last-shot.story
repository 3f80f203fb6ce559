title A volley ends with the ship that fires it
covers SHIP-SYSDMG SHIP-ATTACK

# Ann is at level 5, and so at a disadvantage: a natural 1 calls for a destruction save, 9
# fails it, and level 6 is the end. The second attack of the laser is not made.
class gun small across 50
mount gun laser-cannon turret
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob gun at 0 300 heading 0 side Red special
crew ann plain pilot gunner
crew bob plain pilot
set ann system-damage 5
initiative ann.gunner 20, ann.pilot 19, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
dice d20=20 d20=1 d20=9 d20=12
ann.gunner fire laser at bob
  Ann's gunner fires the laser cannon at Bob: d20 1, dropped 20 (disadvantage: system damage 3) + 2 proficiency + 3 ship Dexterity = 6 against AC 9, a miss.
  Ann's gunner, destruction save of a used ship: d20 9, dropped 12 (disadvantage: system damage 3) = 9 against 10, failure.
  Ann: system damage +1, now level 6: all primary systems have failed.
  Ann is lost: all its primary systems have failed.
  The turn of Bob's pilot begins.
  The battle is over. Every other side is beaten.
show ann state weapons
  state lost
  weapons laser cannon fired, attacks left 1
