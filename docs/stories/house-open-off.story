title A scenario without open hulls: a hull at 0 shakes, and hurts nobody at its hatches
covers HOUSE-OPEN HOUSE-SHAKE

book ether
without open
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
gm person place pym 2 3
  Pym is no longer encumbered.
  Pym: speed 20 → 30 ft (no longer encumbered).
gm person place gus 3 3
  Gus is no longer encumbered.
  Gus: speed 20 → 30 ft (no longer encumbered).
dice 20 20
gm damage tally 99 energy
  The GM rules, Tally: 99 energy damage.
  Tally: energy takes 99 from the hull.
  The decks of Tally shake.
  Pym saves with Agility against the shaking of the deck: d20 20 against 49, failure.
  Pym is prone.
  Gus saves with Agility against the shaking of the deck: d20 20 against 49, failure.
  Gus is prone.
  Pym: speed 30 → 20 ft (prone).
  Gus: speed 30 → 20 ft (prone).
gm damage tally 1 energy
  The GM rules, Tally: 1 energy damage.
  Tally: energy takes 1 from the hull.
  Tally is disabled.
  Tally: system damage +1, now level 1: disadvantage on ability checks.
pass to tally.pilot
  The turn of Rhee begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
pass to tally.gunner
  The turn of Tally's gunner begins.
show person pym
  able at 2 3 on level 1, 12 of 12 Health, Defense 10
  prone
