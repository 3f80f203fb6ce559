title Whom a GM surprises while they are asked cannot react any more
covers ME-SURPRISE ME-REACT

book me5e
room 24 9
sheet blade like plain, weapon gauntlet-torch
person Ana blade at 3 3 side Blue
person Bob blade at 4 3 side Red
initiative ana 20, bob 10

begin
  ...
ana.boots move 1 3
  Bob may react to Ana: an opportunity attack.
gm person surprise bob yes; bob.boots react
  refused [ME-SURPRISE] Bob is surprised and cannot react before the end of their first turn
  Bob is surprised.
  Bob lets it pass.
  Ana has moved to 1 3 on level 1; 6 m of movement is left.
show bob.boots
  the turn is over; left: 1 reaction; movement 10 m
