title On foot: half, three-quarters and total cover, the best only, and creatures in the way
covers ME-COVER

book me5e
room 24 9
square half-cover 6 2
square three-quarters-cover 8 4
square wall 10 6
square closed-door 14 2
square wall 14 1 14 3
sheet gunner like plain, dexterity 14, weapon warden-rifle, device frag-grenade 2
person Gil gunner at 2 2 side Blue
person Pal plain at 2 6 side Blue
person A plain at 7 2 side Red
person B plain at 9 4 side Red
person C plain at 11 6 side Red
person D plain at 5 7 side Red
initiative gil 20, pal 10, a 5, b 4, c 3, d 2

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
show cover a from gil
  half cover
show aim gil a
  +4 against 14 with half cover
# Only from the far side: from beside the obstacle there is none.
gm person place pal 7 3
show cover a from pal
  none
gm person place pal 2 6
gm person place gil 2 4
show cover b from gil
  three-quarters cover
show aim gil b
  +4 against 17 with three-quarters cover
gm person place gil 2 6
  refused [TABLE] Gil has no room there
gm person place pal 2 7
show cover c from gil
  total cover
show aim gil c
  refused: Gil does not know where that is: attack a square in view instead [ME-UNSEEN]
# A creature gives half, a friend as well as a foe; two of them give no more, and with
# three-quarters cover only the better counts.
gm person place gil 2 5
gm person place d 7 5
gm person place c 10 5
show cover c from gil
  half cover
gm person place pal 4 5
show cover c from gil
  half cover
gm person place gil 2 4
gm person place pal 4 4
show cover b from gil
  three-quarters cover
# A closed door hides wholly, an open one does not.
gm person place gil 12 2
gm person place a 17 2
show cover a from gil
  total cover
gm person door 14 2 open
  The door at 14 2 on level 1 is open.
show cover a from gil
  none
# Cover helps Dexterity saves too, against what comes from its far side.
gm person place gil 2 2
gm person place a 7 2
gm person place b 20 4
gm person place c 20 6
gm person place d 20 7
gm person place pal 1 7
dice 11 1 1 1
gil.boots use frag-grenade at 5 2
  Gil uses frag grenade.
  Reached by frag grenade: A.
  A saves with Dexterity against frag grenade: d20 11 + 2 cover = 13 against 13, success.
  Damage of frag grenade: d12 1+1+1 = 3.
  A takes piercing (3 - 2 by the save): 1 from hit points.
