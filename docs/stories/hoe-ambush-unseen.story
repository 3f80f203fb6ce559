title Who stays unseen in an ambush has one action all the same
covers HOE-SURPRISE HOE-IMPROVISE

book ether
room 14 7
person Wim plain at 2 2 side Blue hidden
person Sol plain at 2 4 side Blue hidden
person Boss plain at 9 3 side Red

begin
  The battle goes on.
wim.boots improvise might : loosens a beam
  Wim: improvise waits for the GM.
dice 15
gm allow 1 might dc 12 actions 1
  Wim improvises: loosens a beam: improvised Might: d20 15 against 12, success.
wim.boots search
  refused [HOE-TURN] it is not your turn
dice 3 20 10 5
sol.boots search
  Sol searches, Perceiving: d20 3.
  Wim rolls initiative: d20 20.
  Sol rolls initiative: d20 10.
  Boss rolls initiative: d20 5.
  Round 1.
  The turn of Wim begins.
