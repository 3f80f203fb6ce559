title Only the decks of the ship that is disabled are open to space
covers HOUSE-OPEN

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 550 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
set tally hull-max 100, hull 100, shields-max 0
without shake
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 6 2
person Una plain at 1 2 deck 1 side Blue special
person Ole plain at 1 2 deck 2 side Red special
initiative hesper 20, una 15, ole 12, tally 10

begin
  ...
gm go-on
gm damage tally 100 energy
  The GM rules, Tally: 100 energy damage.
  Tally: energy takes 100 from the hull.
  Tally is disabled.
  Tally: system damage +1, now level 1: disadvantage on ability checks.
  The hull of Tally is open: it is deadly to stand at its hatches.
dice 3
pass to ole.boots
  The turn of Una begins.
  The turn of Ole begins.
  Damage of the fire: d6 3.
  Ole takes fire: 3 from hit points.
