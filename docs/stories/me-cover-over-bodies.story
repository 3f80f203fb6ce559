title On foot, from above: creatures in the way are shot over as things are
covers ME-COVER-HIGH ME-COVER-SIZE ME-COVER-FRIEND

book me5e
room 24 9
variant high-ground friendly-fire
sheet gunner like plain, weapon warden-rifle, fly 20
sheet tiny like plain, size tiny
person Gil gunner at 2 4 side Blue
person Pal plain at 5 4 side Blue
person Tom plain at 8 4 side Red
person Tin tiny at 8 6 side Red
initiative gil 20, pal 10, tom 5, tin 2

begin
  ...
# Level with each other, a creature in the way is half cover; from above it is none.
show cover tom from gil
  half cover
gil.boots fly height 4
  Gil has moved to 2 4 on level 1; 16 m of movement is left.
show cover tom from gil
  none
# A miss from up there passes over the friend: nobody throws whether it strays.
dice 9
gil.boots attack tom
  Gil attacks Tom, Warden rifle: d20 9 + 2 proficiency = 11 against 12, a miss.
# With cover by size, a tiny target is three quarters behind a medium creature, and half from above.
gm person variant cover-by-size yes
  The GM rules: the variant cover-by-size is played.
gm person place pal 5 6
gm person place gil 2 6
show cover tin from gil
  three-quarters cover
gm person place gil 2 6 height 4
show cover tin from gil
  half cover
