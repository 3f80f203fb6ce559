title Guns that come with a hull: the heavy cannon and the capital railgun
covers SHIP-FEATURE SHIP-WSAVE SHIP-RANGE SHIP-ARC

class forge large across 250 strength 10 dexterity 10 tier 3 raise constitution raise constitution raise constitution raise constitution
fit forge corvette-hull
class swift large across 250 strength 10 constitution 6 tier 4 raise constitution raise constitution raise constitution raise constitution raise constitution
fit swift corvette-hull
class titan huge across 2500 strength 10 dexterity 10 tier 3 raise constitution raise constitution raise constitution raise constitution
fit titan battleship
class titan-4 huge across 2500 strength 10 dexterity 10 tier 4 raise constitution raise constitution raise constitution raise constitution raise constitution
fit titan-4 battleship
class mark medium across 50 strength 10 dexterity 10 constitution 10
ship Forge forge at 0 0 heading 0 side Blue special
ship Swift swift at 0 -9000 heading 0 side Blue special
ship Titan titan at 50000 0 heading 0 side Blue special
ship Tower titan-4 at 90000 0 heading 0 side Blue special
ship Moth mark at 0 1100 heading 180 side Red special
ship Gnat mark at 50000 4226 heading 180 side Red special
ship Fly mark at 90000 4226 heading 180 side Red special
crew forge plain pilot gunner
crew swift plain pilot
crew titan plain pilot gunner
crew tower plain pilot gunner
crew moth plain pilot
crew gnat plain pilot
crew fly plain pilot
set moth hull-max 200, hull 200, shields-max 0, shields 0
set gnat hull-max 200, hull 200, shields-max 0, shields 0
set fly hull-max 200, hull 200, shields-max 0, shields 0
initiative forge.gunner 20, titan.gunner 19, tower.gunner 18, swift 17, forge.pilot 6, titan.pilot 5, tower.pilot 4, moth 3, gnat 2, fly 1

begin
  The battle goes on.
  Round 1.
  The turn of Forge's gunner begins.
show forge weapons
  weapons heavy cannon ready
show titan weapons
  weapons capital railgun ready
# Two attacks of 3d10, and one point of the hull's. The DC is 8, 2 of proficiency and 1 of the cannon:
# 10 fails, 11 halves. 1,000 ft are still normal range.
show range forge moth
  1000 ft
dice d20=10 d10=5 d10=5 d10=5 d20=11 d10=4 d10=4 d10=5
forge.gunner fire heavy at moth
  Forge's gunner fires at Moth, whose Dexterity save against heavy cannon: d20 10 against 11, failure.
  Heavy cannon damage: d10 5+5+5 + 1 Corvette = 16, 16 energy.
  Forge's gunner fires at Moth, whose Dexterity save against heavy cannon: d20 11 against 11, success.
  Heavy cannon damage: d10 4+4+5 + 1 Corvette = 14, 7 energy, half by the save.
  Moth: energy takes 16 from the hull.
  Moth: energy takes 7 from the hull.
# The capital railgun: one attack of 6d10 and a point of the hull's, against 12. 3,000 ft are too close for a clean shot; 3,001 are not.
pass
  The turn of Titan's gunner begins.
show range titan gnat
  3001 ft
dice d20=11 d10=1 d10=2 d10=3 d10=4 d10=5 d10=6
titan.gunner fire railgun at gnat
  Titan's gunner fires at Gnat, whose Dexterity save against capital railgun: d20 11 against 12, failure.
  Capital railgun damage: d10 1+2+3+4+5+6 + 1 Battleship = 22, 22 energy.
  Gnat: energy takes 22 from the hull.
# From tier 4 on, dice that show 1 or 2 are thrown once more.
pass
  The turn of Tower's gunner begins.
dice d20=12 d10=1 d10=1 d10=2 d10=10 d10=3 d10=4 d10=5 d10=6
tower.gunner fire railgun at fly
  Tower's gunner fires at Fly, whose Dexterity save against capital railgun: d20 12 against 12, success.
  Capital railgun damage: d10 1+10+3+4+5+6, dropped 1, dropped 2 + 1 Battleship = 30, 15 energy, half by the save.
  Fly: energy takes 15 from the hull.
# A foot beyond normal range, the save has advantage; a foot beyond the long one there is no shot.
pass to forge.gunner
  The turn of Swift's pilot begins.
  The turn of Forge's pilot begins.
  The turn of Titan's pilot begins.
  The turn of Tower's pilot begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Fly's pilot begins.
  Round 2.
  The turn of Forge's gunner begins.
gm move moth at 0 1101
  The GM rules, Moth: it is moved.
dice d20=10 d20=11 d10=1 d10=1 d10=1
forge.gunner fire heavy at moth attacks 1
  Forge's gunner fires at Moth, whose Dexterity save against heavy cannon: d20 11, dropped 10 (advantage: long range) = 11 against 11, success.
  Heavy cannon damage: d10 1+1+1 + 1 Corvette = 4, 2 energy, half by the save.
  Moth: energy takes 2 from the hull.
gm move moth at 0 2100
  The GM rules, Moth: it is moved.
dice d20=10 d20=9 d10=1 d10=1 d10=1
forge.gunner fire heavy at moth attacks 1
  Forge's gunner fires at Moth, whose Dexterity save against heavy cannon: d20 10, dropped 9 (advantage: long range) = 10 against 11, failure.
  Heavy cannon damage: d10 1+1+1 + 1 Corvette = 4, 4 energy.
  Moth: energy takes 4 from the hull.
pass to titan.gunner
  The turn of Titan's gunner begins.
gm move gnat at 50000 4225
  The GM rules, Gnat: it is moved.
dice d20=11 d20=12 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1
titan.gunner fire railgun at gnat
  Titan's gunner fires at Gnat, whose Dexterity save against capital railgun: d20 12, dropped 11 (advantage: inside close range) = 12 against 12, success.
  Capital railgun damage: d10 1+1+1+1+1+1 + 1 Battleship = 7, 3 energy, half by the save.
  Gnat: energy takes 3 from the hull.
pass to forge.gunner
  The turn of Tower's gunner begins.
  The turn of Swift's pilot begins.
  The turn of Forge's pilot begins.
  The turn of Titan's pilot begins.
  The turn of Tower's pilot begins.
  The turn of Moth's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Fly's pilot begins.
  Round 3.
  The turn of Forge's gunner begins.
gm move moth at 0 2101
  The GM rules, Moth: it is moved.
forge.gunner fire heavy at moth
  refused [SHIP-RANGE] Moth is beyond the heavy cannon's 2000 ft
# Both are fixed ahead of the bow: the edge of the arc is inside.
gm move moth at 401 800
  The GM rules, Moth: it is moved.
forge.gunner fire heavy at moth
  refused [SHIP-ARC] Moth is outside the fore arc of the heavy cannon
gm move moth at 400 800
  The GM rules, Moth: it is moved.
dice d20=10 d10=1 d10=1 d10=1
forge.gunner fire heavy at moth attacks 1
  Forge's gunner fires at Moth, whose Dexterity save against heavy cannon: d20 10 against 11, failure.
  Heavy cannon damage: d10 1+1+1 + 1 Corvette = 4, 4 energy.
  Moth: energy takes 4 from the hull.
pass to titan.gunner
  The turn of Titan's gunner begins.
gm move gnat at 50000 7226
  The GM rules, Gnat: it is moved.
titan.gunner fire railgun at gnat
  refused [SHIP-RANGE] Gnat is beyond the capital railgun's 6000 ft
gm move gnat at 50000 7225
  The GM rules, Gnat: it is moved.
dice d20=11 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1
titan.gunner fire railgun at gnat
  Titan's gunner fires at Gnat, whose Dexterity save against capital railgun: d20 11 against 12, failure.
  Capital railgun damage: d10 1+1+1+1+1+1 + 1 Battleship = 7, 7 energy.
  Gnat: energy takes 7 from the hull.
# A corvette's mastery at tier 4 is 50 ft more speed.
show swift feet
  feet 0 ft left of 300 ft
