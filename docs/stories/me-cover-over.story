title On foot: who is right behind cover shoots over it, at who is not right behind it too
covers ME-COVER

book me5e
room 24 12
square half-cover 6 2
square three-quarters-cover 6 5
square half-cover 6 9
sheet gunner like plain, dexterity 14, weapon warden-rifle, device frag-grenade 1
person Gil gunner at 5 2 side Blue
person Ann gunner at 10 2 side Red
person Bob gunner at 4 5 side Blue
person Cal gunner at 10 5 side Red
person Dan gunner at 5 9 side Blue
person Eve gunner at 7 9 side Red
initiative gil 20, ann 15, bob 10, cal 5, dan 4, eve 3

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# Gil leans on the crate: Ann, in the open, has nothing of it, and he has all of it.
show aim gil ann
  +4 against 12
show aim ann gil
  +4 against 14 with half cover
# A step back, and it stands between them both ways.
gm person place gil 4 2
show aim gil ann
  +4 against 14 with half cover
show aim ann gil
  +4 against 14 with half cover
# What hides three quarters is not shot over, but through or past: it hides both.
show aim bob cal
  +4 against 17 with three-quarters cover
gm person place bob 5 5
show aim bob cal
  +4 against 17 with three-quarters cover
show aim cal bob
  +4 against 17 with three-quarters cover
# Two who both lean on it: each has cover. One step away from it, Eve has none.
show aim dan eve
  +4 against 14 with half cover
show aim eve dan
  +4 against 14 with half cover
gm person place eve 8 9
show aim dan eve
  +4 against 12
show aim eve dan
  +4 against 14 with half cover
# A creature between them is no crate: it hides whoever it hides.
gm person place eve 10 9
gm person place ann 7 9
show aim dan eve
  +4 against 14 with half cover
