title On foot, variants: cover by size, and from above it
covers ME-COVER-SIZE ME-COVER-HIGH

book me5e
room 24 9
variant cover-by-size high-ground
sheet gunner like plain, dexterity 14, weapon warden-rifle, fly 20
sheet small like plain, size small
person Gil gunner at 2 6 side Blue
person Pal plain at 5 6 side Blue
person Sam small at 8 6 side Red
person Tom plain at 12 2 side Red
initiative gil 20, pal 10, sam 4, tom 3

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
gm go-on
# Three-quarters, by size; from above that counts as half.
show cover sam from gil
  three-quarters cover
gm person place gil 2 6 height 4
show cover sam from gil
  half cover
gm person place sam 14 4
gm person place tom 8 6
# Half, and from above nothing.
show cover tom from gil
  none
gm person place gil 2 6
show cover tom from gil
  half cover
