title Dragging halves the speed, unless the held one is two sizes smaller
covers ME-GRAPPLE

book me5e
room 20 9
sheet imp like plain, size small
sheet mite like plain, size tiny
person Ana plain at 4 4 side Blue
person Bob imp at 5 4 side Red special
person Cid mite at 4 5 side Red special
initiative ana 20, bob 15, cid 10

begin
  ...
dice 15 2
ana.boots grapple bob
  Ana, grapple: d20 15, against Bob: d20 2, won.
  Bob is grappled.
  Ana: speed 10 → 5 m (dragging).
  Bob: speed 10 → 0 m (grappled).
ana.boots move 3 4
  Ana has moved to 3 4 on level 1; 3 m of movement is left.
pass to ana.boots
  ...
ana.boots release bob
  Bob is no longer grappled.
  Ana lets go of Bob.
  Ana: speed 5 → 10 m (no longer dragging).
  Bob: speed 0 → 10 m (no longer grappled).
dice 15 2
ana.boots grapple cid
  Ana, grapple: d20 15, against Cid: d20 2, won.
  Cid is grappled.
  Cid: speed 10 → 0 m (grappled).
ana.boots move 4 4
  refused [ME-PASS] a foe is in the way
