title Whoever is gripped or swallowed goes along, and is free once the hold does not reach or last any more
covers HOE-SPACE HOE-COVER HOE-FREE

book ether
room 40 14
sheet hero like plain, hp 60, weapon cutlass, might 18
sheet gunner like plain, hp 60, weapon musket
person Ser coil-serpent at 5 5 side Red special
person Kid pale-child at 20 5 side Red special
person Ana hero at 4 5 side Blue special
person Ben hero at 19 5 side Blue special
person Cal gunner at 4 9 side Blue special
initiative ser 20, kid 15, ana 10, ben 5, cal 3

begin
  The battle goes on.
  Round 1.
  The turn of Ser begins.
gm go-on
# Swallowed, Ana is inside the serpent and goes where it goes.
dice 2
ser.boots cast swallow on ana
  Ser uses Swallow on Ana.
  Ana saves with Agility against Swallow: d20 2 against 12, failure.
  Ana is swallowed.
  Ana: speed 30 → 0 ft (restrained).
ser.boots move 8 5
  Ser has moved to 8 5 on level 1; 25 ft of movement is left.
show person ana
  able at 8 5 on level 1, 60 of 60 Health, Defense 10
  swallowed; cutlass in hand
# What holds takes no hand. Ben comes after the child, as if he were dragged.
pass to kid.boots
  The turn of Kid begins.
dice 15
kid.boots attack ben with giant-grip
  Kid attacks Ben, giant grip: d20 15 against 10, a hit.
  Ben is held aloft.
  Ben takes physical: 0 from Health.
  Ben: speed 30 → 0 ft (restrained).
kid.boots move 24 5
  Kid has moved to 24 5 on level 1; 10 ft of movement is left.
show person ben
  able at 23 5 on level 1, 60 of 60 Health, Defense 10
  held aloft; cutlass in hand
# Nobody outside the serpent strikes at Ana, and she at nobody outside.
gm person place ser 8 9
show person ana
  able at 8 9 on level 1, 60 of 60 Health, Defense 10
  swallowed; cutlass in hand
show aim cal ser
  +0 against 13
show aim cal ana
  refused: they have total cover [HOE-COVER]
show aim ser ana
  +0 against 10, advantage: unseen
dice 3
pass to ana.boots
  The turn of Ana begins.
  Damage of swallowed: d6 3.
  Ana takes physical: 3 from Health.
show aim ana ser
  +0 against 13, disadvantage: an unseen target, disadvantage: blinded
gm person place cal 7 9
show aim ana cal
  refused: they have total cover [HOE-COVER]
# A grip ends with what it needs: somebody who can act, within reach.
gm person afflict kid stunned
  Kid is stunned.
  Ben is no longer held aloft.
  Kid lets go of Ben.
  Kid: speed 30 → 0 ft (stunned).
  Ben: speed 0 → 30 ft (no longer restrained).
show person ben
  able at 23 5 on level 1, 60 of 60 Health, Defense 10
  cutlass in hand
gm person relieve kid stunned
  Kid is no longer stunned.
  Kid: speed 0 → 30 ft (no longer stunned).
pass to kid.boots
  The turn of Ben begins.
  The turn of Cal begins.
  Round 2.
  The turn of Ser begins.
  The turn of Kid begins.
dice 15
kid.boots attack ben with giant-grip
  Kid attacks Ben, giant grip: d20 15 against 10, a hit.
  Ben is held aloft.
  Ben takes physical: 0 from Health.
  Ben: speed 30 → 0 ft (restrained).
gm person place ben 20 5
  Ben is no longer held aloft.
  Kid lets go of Ben.
  Ben: speed 0 → 30 ft (no longer restrained).
show person ben
  able at 20 5 on level 1, 60 of 60 Health, Defense 10
  cutlass in hand
gm person place ben 23 5
dice 15
kid.boots attack ben with giant-grip
  Kid attacks Ben, giant grip: d20 15 against 10, a hit.
  Ben is held aloft.
  Ben takes physical: 0 from Health.
  Ben: speed 30 → 0 ft (restrained).
kid.boots release ben
  Ben is no longer held aloft.
  Kid lets go of Ben.
  Ben: speed 0 → 30 ft (no longer restrained).
# Whoever works free is held no more.
dice 3
pass to ana.boots
  The turn of Ana begins.
  Damage of swallowed: d6 3.
  Ana takes physical: 3 from Health.
dice 18
ana.boots escape
  Ana, escape: d20 18 + 3 Might = 21 against 18, success.
  Ana is no longer swallowed.
  Ser lets go of Ana.
  Ana: speed 0 → 30 ft (no longer restrained).
ana.boots move 7 10
  Ana has moved to 7 10 on level 1; 25 ft of movement is left.
show person ana
  able at 7 10 on level 1, 54 of 60 Health, Defense 10
  cutlass in hand
ser.boots release
  refused [HOE-FREE] Ser holds nobody
