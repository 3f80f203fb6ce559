title A ladder whose head is crowded
covers ME-GRAPPLE

book me5e
room 20 8 levels 2
sheet strong like plain, strength 20, speed 20
person Ann strong at 5 4 side Blue special
person Bob plain at 6 4 side Red special
person C1 plain at 3 3 level 2 side Blue
person C2 plain at 4 3 level 2 side Blue
person C3 plain at 5 3 level 2 side Blue
person C4 plain at 3 4 level 2 side Blue
person C5 plain at 5 4 level 2 side Blue
person C6 plain at 3 5 level 2 side Blue
person C7 plain at 4 5 level 2 side Blue
person C8 plain at 5 5 level 2 side Blue
initiative ann 40, bob 30, c1 20, c2 19, c3 18, c4 17, c5 16, c6 15, c7 14, c8 13

begin
  ...
gm person square 4 4 ladder
  ...
dice 15 2
ann.boots grapple bob
  ...
# Her friends stand all around the head of the ladder: there is no room within her reach.
pass to ann.boots
  ...
ann.boots move 4 4, ladder 2
  ...
show person bob
  able at 5 4 on level 1, 20 of 20 hit points, AC 12
show person ann
  able at 4 4 on level 2, 20 of 20 hit points, AC 12
