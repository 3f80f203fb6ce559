title On foot: through friends and foes, sizes and spaces, doorways, squeezing, surrounding
covers ME-PASS ME-SIZE ME-SQUEEZE

book me5e
room 24 12
square wall 8 1 8 2 8 4 8 5 8 6 8 7 8 8 8 9 8 10
sheet big like plain, size large, speed 10
sheet giant like plain, size huge, speed 20
sheet imp like plain, size tiny, speed 10
person Ana plain at 2 2 side Blue
person Ben plain at 4 2 side Blue
person Imp imp at 3 6 side Blue
person Ogre big at 4 6 side Red
person Troll giant at 12 4 side Red
person Grunt plain at 8 3 side Red
initiative ana 20, imp 15, ogre 10, troll 5, ben 4, grunt 3

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person place grunt 8 3
ana.boots standing strikes never
# A friend's space is difficult ground, and no place to end a move.
ana.boots move 4 2
  refused [ME-PASS] Ana cannot stay where Ben is
ana.boots move 5 2
  Ana has moved to 5 2 on level 1; 2 m of movement is left.
show ana.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 2 m
# A Medium creature fills a doorway of 2 m: no foe of its size gets through.
ana.boots move 7 3, 9 3
  refused [ME-PASS] a foe is in the way
pass
  The turn of Imp begins.
# A foe's space may be entered at two sizes of difference, by a Tiny one through a Large
# one, as difficult ground, but no move ends there.
imp.boots move 4 6
  refused [ME-PASS] Imp cannot stay where a foe is
ogre.boots standing strikes never
imp.boots move 6 6
  Imp has moved to 6 6 on level 1; no movement is left.
show imp.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 0 m
pass
  The turn of Ogre begins.
# A Large creature takes four squares, and can squeeze through what a Medium one fits,
# for one more a metre.
gm person place grunt 20 9
gm person place ogre 6 3
ogre.boots move 8 3
  Ogre is squeezing.
  Ogre has moved to 8 3 on level 1; 2 m of movement is left.
show ogre.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 2 m
grunt.boots standing strikes never
# Squeezed, it attacks and saves by Dexterity with disadvantage, and is attacked with advantage.
gm person place ana 7 2
show aim ogre ana with fists
  +2 against 12, disadvantage: squeezing
pass to ana.boots
  The turn of Troll begins.
  The turn of Ben begins.
  The turn of Grunt begins.
  Round 2.
  The turn of Ana begins.
show aim ana ogre with fists
  +2 against 12, advantage: squeezing
pass to troll.boots
  The turn of Imp begins.
  The turn of Ogre begins.
  The turn of Troll begins.
# A Huge one finds no way there: one size smaller would still be four metres wide.
gm person place ogre 2 9
  Ogre is no longer squeezing.
gm person place troll 9 2
troll.boots move 5 2
  refused [ME-MOVE] there is no way through 8 2 on level 1
