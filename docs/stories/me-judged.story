title On foot, a GM's word: cover, variants, hours of rest, and the skills of a contest
covers ME-COVER ME-COVER-SIZE ME-CONTEST ME-REGEN-REST

book me5e
room 24 9
sheet gunner like plain, dexterity 14, weapon warden-rifle
sheet small like plain, size small
person Gil gunner at 2 4 side Blue
person Pal plain at 5 4 side Blue
person Tom plain at 8 4 side Red
person Sam small at 8 6 side Red
initiative gil 20, pal 15, tom 10, sam 5
begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.

# Pal stands between: half. The GM says otherwise, until the GM says no more.
show cover tom from gil
  half cover
gm person cover tom three-quarters
  The GM rules: cover of Tom: three-quarters cover.
show cover tom from gil
  three-quarters cover
gm person cover tom total
  The GM rules: cover of Tom: total cover.
gil.boots attack tom
  refused [ME-COVER] they have total cover
gm person cover tom none
  The GM rules: cover of Tom: none.
show cover tom from gil
  none
gm person cover tom as-they-stand
  The GM rules: Tom has the cover of where they stand.
show cover tom from gil
  half cover

# A variant is played from one moment to the next: Sam is smaller than Pal.
gm person place tom 16 6
gm person place sam 8 4
show cover sam from gil
  half cover
gm person variant cover-by-size yes
  The GM rules: the variant cover-by-size is played.
show cover sam from gil
  three-quarters cover
gm person variant cover-by-size yes
  refused [TABLE] it is like that already
gm person variant cover-by-size no
  The GM rules: the variant cover-by-size is left out.
show cover sam from gil
  half cover

# One order passes the hours of all.
gm person rest all 480
  Gil has rested.
  Pal has rested.
  Tom has rested.
  Sam has rested.

# A contest of two skills.
dice 10 9
gm person contest gil athletics against sam acrobatics
  Gil, contest: d20 10, against Sam: d20 9, won.
