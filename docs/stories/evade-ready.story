title An evasion that is ready answers the first shot and spoils the second
covers SHIP-EVADE SHIP-READY SHIP-BETWEEN SHIP-NAT

class skiff small across 25 strength 10 dexterity 10
mount skiff laser-cannon turret
class twin small across 25 strength 10 dexterity 10
mount twin rapid-laser turret
ship Hesper skiff at 0 0 heading 0 side Blue special
crew hesper pilot gunner
ship Magpie twin at 0 200 heading 180 side Red special
crew magpie pilot gunner gunner
initiative hesper 20, magpie 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
hesper.pilot ready attack: evade whoever
  Hesper's pilot readies Evade for an attack on the ship.
pass to magpie.gunner
# The evasion comes after the shot that it was ready for. Only the next has disadvantage.
  The turn of Hesper's gunner begins.
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
dice 12 2
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 12 + 2 proficiency - 1 rapid-fire laser = 13 against AC 9, a hit.
  Rapid-fire laser damage: d6 2, 2 energy.
  Hesper: energy takes 2 from the hull.
  Hesper's pilot may react to an attack on the ship.
dice 12 11
hesper.pilot react
  Hesper's pilot, Evade: d20 12, against Magpie's pilot: d20 11, won.
  The first attack of Magpie on Hesper has disadvantage.
dice 15 12 2
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 12, dropped 15 (disadvantage: Evade) + 2 proficiency - 1 rapid-fire laser = 13 against AC 9, a hit.
  Rapid-fire laser damage: d6 2, 2 energy.
  Hesper: energy takes 2 from the hull.
dice 3
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 3 + 2 proficiency - 1 rapid-fire laser = 4 against AC 9, a miss.
show hesper.pilot
  the turn is over; left: nothing
show magpie.gunner
  the turn is open; left: bonus action, reaction, object
