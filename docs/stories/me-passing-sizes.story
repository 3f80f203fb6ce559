title On foot: a foe two sizes larger or smaller is passed, one size is not
covers ME-PASS

book me5e
room 24 12
square wall from 8 1 to 8 3
square wall from 8 6 to 8 10
square wall from 14 1 to 14 3
square wall from 14 6 to 14 10
sheet wee like plain, size small, speed 20
sheet big like plain, size large, speed 20
person Wee wee at 12 4 side Blue
person Med plain at 12 7 side Blue
person Ogre big at 14 4 side Red special
person Grunt plain at 8 4 side Red special
person Grant plain at 8 5 side Red special
person Imp wee at 20 2 side Blue special
initiative wee 20, med 15, ogre 10, grunt 5, grant 4, imp 3

begin
  The battle goes on.
  Round 1.
  The turn of Wee begins.
wee.boots standing strikes never
ogre.boots standing strikes never
med.boots standing strikes never
grunt.boots standing strikes never
grant.boots standing strikes never
imp.boots standing strikes never
# Small through Large, two sizes: at the price of difficult ground for the two squares of its space, and not to stay.
wee.boots move 15 4
  refused [ME-PASS] Wee cannot stay where a foe is
wee.boots move 16 4
  Wee has moved to 16 4 on level 1; 8 m of movement is left.
show wee.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 8 m
# Small through Medium, one size.
gm person place wee 10 4
wee.boots move 6 4
  refused [ME-PASS] a foe is in the way
# Medium through Large, one size.
pass to med.boots
  The turn of Med begins.
gm person place med 12 4
med.boots move 16 4
  refused [ME-PASS] a foe is in the way
# Large through Small, two sizes, and through Medium, one.
pass to ogre.boots
  The turn of Ogre begins.
gm person place grunt 20 9
gm person place grant 20 10
gm person place med 2 2
gm person place wee 8 4
gm person place ogre 10 4
ogre.boots move 6 4
  Ogre has moved to 6 4 on level 1; 8 m of movement is left.
show ogre.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 8 m
gm person place ogre 10 4
gm person place wee 2 9
gm person place med 8 4
ogre.boots move 6 4
  refused [ME-PASS] a foe is in the way
