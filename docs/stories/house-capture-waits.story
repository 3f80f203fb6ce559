title The crew of a captured ship is not told that its captors may react
covers HOUSE-CAPTURE HOE-REACT

book ether
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
sheet fixer like plain, wit 18, hp 60
person Rhee fixer at 6 2 deck 2 side Blue
person Orc plain at 2 3 deck 2 side Red
initiative rhee 15, hesper.pilot 12, tally.pilot 10, orc 5

begin
  ...
gm go-on
gm person place pym 2 1
  ...
dice 9
rhee.boots seize tally.pilot
  ...
pass to rhee.boots
  ...
rhee.boots ready within 5 orc: attack whoever
  ...
pass to orc.boots
  ...
orc.boots move 5 2
  ...
tally.pilot evade hesper
  refused [SHIP-REACT] wait a moment: the turn stands still
