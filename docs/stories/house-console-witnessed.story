title Who sees somebody work at a console is told, whichever side they are of
covers HOUSE-SABOTAGE HOUSE-SEIZE

book ether
tempo live
class probe medium across 100
ship Tally probe at 0 150 heading 0 side Red special
crew tally plain pilot gunner
member tally.pilot name Pym
member tally.gunner name Gus
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet fixer like plain, wit 18, hp 60
person Rhee fixer at 6 2 deck 1 side Blue
person Kim plain at 4 3 deck 1 side Green
initiative rhee 15, tally.pilot 10, tally.gunner 5, kim 1

begin
  ...
gm go-on
gm person place pym 2 1
  ...
gm person place gus 2 3
  ...
dice 12
rhee.boots sabotage tally.pilot kill
  ...
log kim.boots
  Plain sabotages the pilot's console of Tally.
wait for rhee.boots
  ...
dice 12
rhee.boots rewire tally.pilot
  ...
log kim.boots
  Plain rewires the pilot's console of Tally.
