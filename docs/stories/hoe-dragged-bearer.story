title Somebody dragged off takes along whom they carry
covers HOE-SPACE HOE-BULK

book ether
room 40 14
sheet hero like plain, hp 60, might 18, weapon buckler
person Kid pale-child at 20 5 side Red special
person Ben hero at 19 5 side Blue special
person Cal hero at 18 5 side Blue special
person Dee hero at 10 5 side Blue special
initiative ben 30, kid 20, cal 5, dee 3

begin
  The battle goes on.
  Round 1.
  The turn of Ben begins.
gm go-on
gm person hp cal 0
  Cal falls unconscious.
  The GM rules: Cal has 0 Health.
ben.boots stow buckler
  Ben stows shield.
ben.boots carry cal
  Ben carries Cal.
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
  held aloft
show person cal
  dying at 22 5 on level 1, 0 of 60 Health, Defense 10
  unconscious; prone; shield in hand
