title One of a group is surprised and the others are not: they share a roll, and the one who is not acts alone; before that turn is over the surprised one does not react
covers ME-SURPRISE ME-INIT ME-REACT

book me5e
room 24 9
sheet grunt like plain, hp 20, weapon riot-baton
person Ann grunt at 5 4 side Blue special
person One grunt at 6 4 side Red group Pack
person Two grunt at 6 5 side Red group Pack
initiative ann 30, one 20

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm person surprise one yes
  One is surprised.
# Both would strike at who leaves them, and One may not yet.
ann.boots move 4 3
  Two may react to Ann: an opportunity attack.
dice 3
two.boots react
  Two reacts with an opportunity attack.
  Two attacks Ann, Riot baton: d20 3 + 2 proficiency = 5 against 12, a miss.
  Ann has moved to 4 3 on level 1; 8 m of movement is left.
pass to two.boots
  The turn of One begins.
  The turn of Two begins.
show one.boots
  the turn is over; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 10 m
one.boots dodge
  refused [ME-SURPRISE] One is surprised: no move and no action in their first turn
two.boots move 5 4
  Two has moved to 5 4 on level 1; 8 m of movement is left.
two.boots end
  Round 2.
  The turn of Ann begins.
# One has had the turn, and reacts.
gm person place ann 5 3
gm person place two 9 6
ann.boots move 3 1
  One may react to Ann: an opportunity attack.
one.boots react pass
  One lets it pass.
  Ann has moved to 3 1 on level 1; 6 m of movement is left.
show person ann
  able at 3 1 on level 1, 20 of 20 hit points, AC 12
  Riot baton in hand
