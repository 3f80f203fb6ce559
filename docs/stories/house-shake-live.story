title In live tempo, by Agility, a hit shakes the decks as in rounds
covers HOUSE-SHAKE

book ether
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
# A tenth of Tally's hull is 10 points, of Hesper's 100.
gm damage tally 9 energy
  The GM rules, Tally: 9 energy damage.
  Tally: energy takes 9 from the hull.
dice 9 10
gm damage tally 10 energy
  The GM rules, Tally: 10 energy damage.
  Tally: energy takes 10 from the hull.
  The decks of Tally shake.
  Pym saves with Agility against the shaking of the deck: d20 9 against 10, failure.
  Pym is prone.
  Gus saves with Agility against the shaking of the deck: d20 10 against 10, success.
gm person relieve pym prone
  Pym is no longer prone.
gm damage hesper 99 energy
  The GM rules, Hesper: 99 energy damage.
  Hesper: energy takes 99 from the hull.
# Half of 22 is 11.
dice 10 11
gm damage tally 22 energy
  The GM rules, Tally: 22 energy damage.
  Tally: energy takes 22 from the hull.
  The decks of Tally shake.
  Pym saves with Agility against the shaking of the deck: d20 10 against 11, failure.
  Pym is prone.
  Gus saves with Agility against the shaking of the deck: d20 11 against 11, success.
