title In live tempo, where the hazard is another, a hull at 0 is open at its hatches as in rounds
covers HOUSE-OPEN

book ether
without shake
tempo live
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red special
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
# One square from the hatch, and two.
gm person place pym 2 3
  Pym is no longer encumbered.
  Pym: speed 20 → 30 ft (no longer encumbered).
gm person place gus 3 3
  Gus is no longer encumbered.
  Gus: speed 20 → 30 ft (no longer encumbered).
gm damage tally 99 energy
  The GM rules, Tally: 99 energy damage.
  Tally: energy takes 99 from the hull.
wait for tally.gunner
  The turn of Rhee begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
gm damage tally 1 energy
  The GM rules, Tally: 1 energy damage.
  Tally: energy takes 1 from the hull.
  Tally is disabled.
  Tally: system damage +1, now level 1: disadvantage on ability checks.
  The hull of Tally is open: it is deadly to stand at its hatches.
dice 4
wait for tally.pilot
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  Damage of the lightning: d6 4.
  Pym takes lightning: 4 from Health.
wait for tally.gunner
  The turn of Tally's gunner begins.
show person pym
  able at 2 3 on level 1, 8 of 12 Health, Defense 10
show person gus
  able at 3 3 on level 1, 12 of 12 Health, Defense 10
