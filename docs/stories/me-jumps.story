title A jump asks for what a step asks for
covers ME-MOVE ME-PASS ME-PRONE ME-SIZE ME-GRAPPLE

book me5e
room 40 14
square wall 6 5
square wall from 28 1 to 38 4
square wall from 28 6 to 38 12
sheet wres like plain, strength 16, skilled athletics
sheet huge like plain, size huge
person Ana plain at 5 5 side Red
person Wes wres at 6 10 side Red
person Hug huge at 24 6 side Red
person Foe plain at 7 10 side Blue
initiative ana 20, wes 15, hug 10, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots jump 6 4
  refused [ME-MOVE] there is a corner in the way to 6 4 on level 1
# Nobody lands where somebody is.
gm person place ana 5 10
ana.boots jump 6 10
  refused [ME-PASS] Ana cannot land where Wes is
gm person place ana 6 4
gm person afflict ana frightened by foe
  Ana is frightened.
gm person place ana 9 4
ana.boots jump 9 6
  refused [ME-MOVE] Ana is frightened and will not go nearer to a foe
gm person relieve ana frightened
  Ana is no longer frightened.
ana.boots drop
  Ana is prone.
ana.boots jump 9 2
  refused [ME-MOVE] Ana must stand up first
# Whom one holds comes along, and lands behind.
pass to wes.boots
  The turn of Wes begins.
dice 15 3
wes.boots grapple foe
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Foe: d20 3, won.
  Foe is grappled.
  Wes: speed 10 → 5 m (dragging).
  Foe: speed 10 → 0 m (grappled).
wes.boots jump 4 10
  Wes has moved to 4 10 on level 1; 1 m of movement is left.
show person foe
  able at 5 10 on level 1, 20 of 20 hit points, AC 12
  grappled
pass to hug.boots
  The turn of Hug begins.
hug.boots move 25 5
  Hug is squeezing.
  Hug has moved to 25 5 on level 1; 6 m of movement is left.
hug.boots jump 27 5
  refused [ME-SIZE] Hug does not fit into 27 5 on level 1
