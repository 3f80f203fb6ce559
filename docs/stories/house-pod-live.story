title In live tempo, and where a round on foot is 10 s, a pod is launched as in rounds
covers HOUSE-POD

book ether
tempo live
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 451 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
member tally.gunner name Gus
set tally hull-max 100, hull 100, shields-max 0
set hesper hull-max 1000, hull 1000, shields-max 0
room 9 5 for hesper pods 1 hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet fixer like plain, wit 18, hp 60
person Rhee fixer at 1 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, hesper.gunner 12, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
wait for rhee.boots
  The turn of Rhee begins.
# 400 ft between the ships, and not one more; 12 keeps the pod out, 11 does not.
rhee.boots launch tally
  refused [HOUSE-POD] Tally is just over 400 ft away, more than this reaches
gm move tally at 0 450 heading 0
  The GM rules, Tally: it is moved.
dice 20 10
rhee.boots launch tally
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 10, dropped 20 (disadvantage: boarding pod) + 2 ship Dexterity = 12 against 12, success.
  The pod finds no hold on Tally, and comes back to Hesper.
wait for rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Rhee begins.
dice 20 9 4 3
rhee.boots launch tally
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 9, dropped 20 (disadvantage: boarding pod) + 2 ship Dexterity = 11 against 12, failure.
  Boarding pod: d4 4+3 = 7, 7 kinetic.
  Rhee enters Tally at 1 2 on level 1.
  Tally: kinetic takes 7 from the hull.
show person rhee
  able at 1 2 on level 1, 60 of 60 Health, Defense 10
