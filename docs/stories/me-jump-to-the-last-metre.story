title A jump may take all the movement that is left, and no more
covers ME-MOVE

book me5e
room 20 9
sheet hare like plain, strength 20
person Ana hare at 2 4 side Blue
person Bob plain at 18 4 side Red
initiative ana 20, bob 10

begin
  ...
ana.boots move 6 4
  Ana has moved to 6 4 on level 1; 2 m of movement is left.
ana.boots jump 8 4
  refused [ME-MOVE] that takes 4 m, and Ana has 2 left
ana.boots jump 7 4
  Ana has moved to 7 4 on level 1; no movement is left.
show person ana
  able at 7 4 on level 1, 20 of 20 hit points, AC 12
