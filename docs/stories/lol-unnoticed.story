title What gives away somebody hidden, and what does not: points of gravity that are made and spent, wings that do not resist, stored energy however it came
covers LOL-PSEUDO-LIGHT LOL-PSEUDO-FLY LOL-AURA-LIGHT

book lurasko
room 60 14
sheet mind like plain, power gather, power heave, insight 60, armour gauntlet, charge 2, fly 30
sheet coat like plain, armour arc-mesh, armour thorn-coat, charge 9
person Mia mind at 10 5 side Blue hidden
person Coa coat at 10 9 side Blue hidden
person Bob plain at 20 5 side Red special
initiative mia 40, coa 30, bob 20

dice 10 10
begin
  ...
mia.boots cast gather
  Mia: insight -1, now 59.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 20.
mia.boots cast wind-gauntlet
  Mia: charge -1, now 1.
  Mia uses Wind the gauntlet.
  Mia: pseudogravity points +20, now 40.
mia.boots cast yield
  Mia uses Do not resist.
  Mia is giving way.
show person mia
  able at 10 5 on level 1, 0 suffered, Agility 6
  hidden; giving way
log bob.boots
# Too few of them: nothing moves, and she is seen all the same.
mia.boots cast heave on bob points 15
  Mia casts Heave on Bob.
  Mia: pseudogravity points -15, now 25.
  Mia is aglow.
  Mia has been seen.
  Mia is heard to lift Bob with 15 points: nothing moves.
log bob.boots
  Plain has been seen.
  Plain is heard to lift Bob with 15 points: nothing moves.
pass to coa.boots
  ...
# Thorns are no light, energy is, whoever stores it.
gm person layer coa thorn 10
  Coa: thorn coat +10, now 10.
show person coa
  able at 10 9 on level 1, 0 suffered, Agility 6
  thorn coat 10; hidden
gm person layer coa arc 10
  Coa: arc mesh +10, now 10.
  Coa has been seen.
show person coa
  able at 10 9 on level 1, 0 suffered, Agility 6
  arc mesh 10; thorn coat 10
