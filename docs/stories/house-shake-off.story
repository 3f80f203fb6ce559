title A scenario without shaken decks: the hull still opens at 0
covers HOUSE-SHAKE HOUSE-OPEN

book me5e
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
sheet fixer like plain, intelligence 18, hp 60
person Rhee fixer at 1 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, hesper.gunner 12, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm damage tally 90 energy
  The GM rules, Tally: 90 energy damage.
  Tally: energy takes 90 from the hull.
gm damage tally 10 energy
  The GM rules, Tally: 10 energy damage.
  Tally: energy takes 10 from the hull.
  Tally is disabled.
  Tally: system damage +1, now level 1: disadvantage on ability checks.
  The hull of Tally is open: it is deadly to stand at its hatches.
