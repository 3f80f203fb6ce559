title On foot: four tiny creatures have room in a square, and no fifth
covers ME-SIZE ME-PASS ME-TERRAIN

book me5e
room 24 9
square wall from 8 1 to 8 3
square open-door 8 4
square wall from 8 5 to 8 7
sheet wee like plain, size tiny
sheet small like plain, size small
person Ana wee at 2 4 side Blue
person Bea wee at 4 4 side Blue
person Cid wee at 4 4 side Blue
person Dot wee at 8 4 side Red special
person Eva wee at 8 4 side Red special
person Fay wee at 8 4 side Red special
person Sol small at 2 6 side Blue
person Tam small at 4 6 side Blue
initiative ana 20, sol 19, tam 15, bea 10, cid 9, dot 8, eva 7, fay 6

begin
  ...
dot.boots standing strikes never
eva.boots standing strikes never
fay.boots standing strikes never
# A space of 1 m: the square of 2 m in which two stand has room for a third, and is not difficult for it.
ana.boots move 4 4
  Ana has moved to 4 4 on level 1; 6 m of movement is left.
# Nor is anybody in the way of a fourth in the door, not even foes.
ana.boots move 7 4
  Ana has moved to 7 4 on level 1; no movement is left.
pass to ana.boots
  The turn of Sol begins.
  The turn of Tam begins.
  The turn of Bea begins.
  The turn of Cid begins.
  The turn of Dot begins.
  The turn of Eva begins.
  The turn of Fay begins.
  Round 2.
  The turn of Ana begins.
ana.boots move 9 4
  Ana has moved to 9 4 on level 1; 6 m of movement is left.
# With four there the door is full: neither a place to stay nor, past foes, a way through.
gm person place bea 8 4
ana.boots move 8 4
  refused [ME-PASS] a foe is in the way
ana.boots move 7 4
  refused [ME-PASS] a foe is in the way
# One who is small takes a square, and is difficult ground to others of its size.
pass to sol.boots
  The turn of Sol begins.
sol.boots move 4 6
  refused [ME-PASS] Sol cannot stay where Tam is
sol.boots move 5 6
  Sol has moved to 5 6 on level 1; 2 m of movement is left.
