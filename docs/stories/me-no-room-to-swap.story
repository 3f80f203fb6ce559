title A creature whose square its holder enters, without room in reach, is let go
covers ME-GRAPPLE

book me5e
room 20 9
sheet strong like plain, strength 20, speed 40
sheet ox like plain, size large
person Ann strong at 3 4 side Blue special
person Ox ox at 4 4 side Red special
person C1 plain at 2 3 side Blue
person C2 plain at 3 3 side Blue
person C3 plain at 4 3 side Blue
person C4 plain at 5 3 side Blue
person C5 plain at 2 4 side Blue
person C6 plain at 2 5 side Blue
person C7 plain at 3 6 side Blue
person C8 plain at 4 6 side Blue
person C9 plain at 5 6 side Blue
person D1 plain at 6 3 side Blue
person D2 plain at 6 4 side Blue
person D3 plain at 6 5 side Blue
person D4 plain at 6 6 side Blue
person D5 plain at 2 6 side Blue
initiative ann 40, ox 30, c1 1, c2 2, c3 3, c4 4, c5 5, c6 6, c7 7, c8 8, c9 9, d1 10, d2 11, d3 12, d4 13, d5 14

begin
  ...
dice 15 2
ann.boots grapple ox
  ...
ann.boots move 4 4
  Ox is no longer grappled.
  Ann lets go of Ox.
  Ann has moved to 4 4 on level 1; 36 m of movement is left.
  Ann: speed 20 → 40 m (no longer dragging).
  Ox: speed 0 → 10 m (no longer grappled).
show person ann
  able at 4 4 on level 1, 20 of 20 hit points, AC 12
show person ox
  able at 1 1 on level 1, 20 of 20 hit points, AC 12
ann.boots release ox
  refused [ME-GRAPPLE] Ann holds nobody
show person ox
  able at 1 1 on level 1, 20 of 20 hit points, AC 12
pass to ox.boots
  ...
show person ox
  able at 1 1 on level 1, 20 of 20 hit points, AC 12
show person ann
  able at 4 4 on level 1, 20 of 20 hit points, AC 12
