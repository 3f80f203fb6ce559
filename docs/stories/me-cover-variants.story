title On foot, variants: cover by size, from above, and a miss that hits a friend
covers ME-COVER-SIZE ME-COVER-HIGH ME-COVER-FRIEND

book me5e
room 24 9
variant cover-by-size high-ground friendly-fire
square half-cover 6 2
square three-quarters-cover 6 4
sheet gunner like plain, dexterity 14, weapon warden-rifle, fly 20
sheet large like plain, size large
sheet small like plain, size small
sheet tiny like plain, size tiny
person Gil gunner at 2 6 side Blue
person Pal plain at 5 6 side Blue
person Big large at 8 5 side Red
person Sam small at 8 2 side Red
person Tom plain at 8 4 side Red
person Tin tiny at 16 7 side Red
initiative gil 20, pal 10, big 5, sam 4, tom 3, tin 2

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# One size larger than the cover: none. One smaller: three-quarters. As large: half.
show cover big from gil
  none
gm person place big 16 5
gm person place sam 8 6
show cover sam from gil
  three-quarters cover
gm person place sam 16 2
# Two sizes count as one.
gm person place tin 8 6
show cover tin from gil
  three-quarters cover
gm person place tin 16 7
gm person place tom 8 6
show cover tom from gil
  half cover
# A miss past a friend: odd hits the friend, even nobody.
dice 2 3 5
gil.boots attack tom
  Gil attacks Tom, Warden rifle: d20 2 + 2 Dexterity + 2 proficiency = 6 against 14 with half cover, a miss.
  The stray attack of Gil, d6 3, hits Pal.
  Damage of Warden rifle: d8 5 + 2 Dexterity = 7.
  Pal takes piercing: 7 from hit points.
pass to gil.boots
  The turn of Pal begins.
  The turn of Big begins.
  The turn of Sam begins.
  The turn of Tom begins.
  The turn of Tin begins.
  Round 2.
  The turn of Gil begins.
dice 2 4
gil.boots attack tom
  Gil attacks Tom, Warden rifle: d20 2 + 2 Dexterity + 2 proficiency = 6 against 14 with half cover, a miss.
  The stray attack of Gil, d6 4, passes Pal.
# From above, half cover counts for nothing, three-quarters as half.
pass to gil.boots
  The turn of Pal begins.
  The turn of Big begins.
  The turn of Sam begins.
  The turn of Tom begins.
  The turn of Tin begins.
  Round 3.
  The turn of Gil begins.
gm person place gil 2 4
gm person place tom 8 4
gm person place sam 8 2
show cover tom from gil
  three-quarters cover
gil.boots fly height 4
  Gil has moved to 2 4 on level 1; 16 m of movement is left.
show cover tom from gil
  half cover
gm person place gil 2 2 height 4
show cover sam from gil
  none
