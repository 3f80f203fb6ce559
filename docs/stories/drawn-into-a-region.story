title Who is drawn into a storm, or thrown into gas, feels it at once
covers SHIP-HAZARD SHIP-DEVICE SHIP-FEATURE
class tug medium across 50 strength 18 dexterity 14
mount tug light-laser turret
fit tug tractor-beam
class hulk medium across 50 strength 8 dexterity 14
class dart small across 50 tier 2 raise constitution raise constitution raise constitution
ship Ann tug at 0 0 heading 0 side Blue special
ship Bob hulk at 0 700 heading 180 side Red special
ship Dan dart at 300 0 heading 0 side Red special
object Storm storm at 0 550 radius 100
object Gas gas at 370 0 radius 40
crew ann plain operator gunner pilot
crew bob plain pilot
crew dan plain pilot
set bob hull-max 100, hull 100, shields-max 0
set dan hull-max 100, hull 100, shields-max 0, ac 5
initiative ann.operator 30, ann.gunner 29, bob 10, dan 4, ann.pilot 1
begin
  The battle goes on.
  Round 1.
  The turn of Ann's operator begins.
gm go-on
dice d20=2
ann.operator feature tractor-beam at bob
  Ann's operator uses Tractor Beam on Bob.
  Bob, Strength save against Tractor Beam: d20 2 - 1 ship Strength = 1 against 14, failure.
  Bob is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Bob is drawn 100 ft towards Ann.
  Bob, in the Storm: 4 pulse.
  Bob: pulse takes 2, halved, from the hull.
  Bob: flying speed 200 → 0 ft (tractored).
show bob place hull
  place 0 600
  hull 98 of 100
pass
  The turn of Ann's gunner begins.
dice d20=15 d8=3 d20=5 d6=4
ann.gunner fire light at dan attacks 1
  Ann's gunner fires the light laser at Dan: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 5, a hit.
  Light laser damage: d8 3 + 1 light laser + 4 ship Strength = 8, 8 energy.
  Dan's pilot uses Retro Thrusters.
  Dan falls back 50 ft.
  Dan's pilot, past the Gas: d20 5 against 12, failure.
  Dan, in the Gas: d6 4, 4 kinetic.
  Dan: kinetic takes 4 from the hull.
  Dan: energy (8 - 4 Retro Thrusters) takes 4 from the hull.
show dan place hull
  place 350 0
  hull 92 of 100
