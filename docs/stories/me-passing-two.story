title On foot: a friend on one square of a way does not let a large creature past the foe on the next
covers ME-PASS

book me5e
room 30 12
square wall from 8 1 to 8 4
square wall from 8 7 to 8 10
sheet big like plain, size large, speed 20
person Pal plain at 8 5 side Blue
person Foe plain at 8 6 side Red special
person Big big at 5 5 side Blue
initiative big 20, pal 10, foe 5

begin
  ...
# The gap is 4 m wide: a friend stands in one half of it, and a foe in the other.
big.boots move 12 5
  refused [ME-PASS] a foe is in the way
gm person place foe 12 10
big.boots move 12 5
  Big has moved to 12 5 on level 1; 2 m of movement is left.
