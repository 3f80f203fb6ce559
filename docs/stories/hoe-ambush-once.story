title Ether: an ambush that a GM gives again is for those who have not had theirs
covers HOE-SURPRISE

book ether
room 14 7
person Wim plain at 2 2 side Blue
person Sol plain at 2 4 side Blue
person Boss plain at 9 3 side Red special

gm person surprise boss yes
  Boss is surprised.
begin
  The battle goes on.
dice 3
wim.boots search
  Wim searches, Perceiving: d20 3.
gm person surprise boss no; gm person surprise boss yes
  Boss is not surprised.
  Boss is surprised.
wim.boots search
  refused [HOE-TURN] it is not your turn
dice 4 20 10 5
sol.boots search
  Sol searches, Perceiving: d20 4.
  Wim rolls initiative: d20 20.
  Sol rolls initiative: d20 10.
  Boss rolls initiative: d20 5.
  Round 1.
  The turn of Wim begins.
