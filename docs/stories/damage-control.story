title Damage Control: once a turn, by the reaction of anybody aboard
covers SHIP-FEATURE SHIP-REACT

class gun medium across 50 strength 10 dexterity 10 constitution 10
mount gun light-laser turret
class tower huge across 2500 strength 10 tier 1 raise strength raise strength
ship Wick gun at 0 0 heading 0 side Blue special
ship Pike gun at 100 0 heading 0 side Blue special
ship Tower tower at 0 1400 heading 180 side Red special
crew wick plain pilot gunner
crew pike plain pilot gunner
crew tower plain pilot gunner mechanic
set tower hull-max 200, hull 200, shields-max 0, shields 0
initiative wick.gunner 20, tower.gunner 19, pike.gunner 18, tower.mechanic 3, wick.pilot 2, pike.pilot 1, tower.pilot 0

begin
  The battle goes on.
  Round 1.
  The turn of Wick's gunner begins.
show features tower.pilot
  Damage Control (tier), 4 of 4 left, d4
show features tower.mechanic
  Damage Control (tier), 4 of 4 left, d4
# The pilot and the gunner keep their reactions while somebody after them can answer.
dice d20=15 d8=5 d4=2 d20=15 d8=5
wick.gunner fire light at tower attacks 2
  Wick's gunner fires the light laser at Tower: d20 15 + 2 proficiency = 17 against AC 6, a hit.
  Light laser damage: d8 5 + 1 light laser = 6, 6 energy.
  Tower's mechanic uses Damage Control.
  Tower's mechanic, Damage Control: d4 2.
  Wick's gunner fires the light laser at Tower: d20 15 + 2 proficiency = 17 against AC 6, a hit.
  Light laser damage: d8 5 + 1 light laser = 6, 6 energy.
  Tower: energy (6 - 2 Damage Control) takes 4 from the hull.
  Tower: energy takes 6 from the hull.
# Once a turn: after a turn of the crew it answers again. The mechanic has reacted, so the gunner does.
pass to pike.gunner
  The turn of Tower's gunner begins.
  The turn of Pike's gunner begins.
dice d20=15 d8=5 d4=1
pike.gunner fire light at tower attacks 1
  Pike's gunner fires the light laser at Tower: d20 15 + 2 proficiency = 17 against AC 6, a hit.
  Light laser damage: d8 5 + 1 light laser = 6, 6 energy.
  Tower's gunner uses Damage Control.
  Tower's gunner, Damage Control: d4 1.
  Tower: energy (6 - 1 Damage Control) takes 5 from the hull.
show features tower.pilot
  Damage Control (tier), 2 of 4 left, d4, used
# Its stance is the same for the whole crew.
tower.pilot stance damage-control never
  Tower's pilot will never use Damage Control.
pass to wick.gunner
  The turn of Tower's mechanic begins.
  The turn of Wick's pilot begins.
  The turn of Pike's pilot begins.
  The turn of Tower's pilot begins.
  Round 2.
  The turn of Wick's gunner begins.
dice d20=15 d8=5
wick.gunner fire light at tower attacks 1
  Wick's gunner fires the light laser at Tower: d20 15 + 2 proficiency = 17 against AC 6, a hit.
  Light laser damage: d8 5 + 1 light laser = 6, 6 energy.
  Tower: energy takes 6 from the hull.
