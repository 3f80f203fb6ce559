title Dragging a creature takes along whom it has swallowed
covers HOE-COVER

book ether
room 40 14
sheet hero like plain, hp 60, might 18
person Kid pale-child at 18 7 side Red special
person Ser coil-serpent at 15 7 side Green special
person Ben hero at 14 7 side Blue special
initiative ser 30, kid 20, ben 5

begin
  ...
gm go-on
dice 2
ser.boots cast swallow on ben
  Ser uses Swallow on Ben.
  Ben saves with Agility against Swallow: d20 2 against 12, failure.
  Ben is swallowed.
  Ben: speed 30 → 0 ft (restrained).
pass to kid.boots
  ...
dice 15
kid.boots attack ser with giant-grip
  Kid attacks Ser, giant grip: d20 15 against 13, a hit.
  Ser is held aloft.
  Ser takes physical: 0 from Health.
  Ser: speed 40 → 0 ft (restrained).
kid.boots move 22 7
  Kid has moved to 22 7 on level 1; 10 ft of movement is left.
show person ser
  able at 21 7 on level 1, 70 of 70 Health, Defense 13
  held aloft
show person ben
  able at 21 7 on level 1, 60 of 60 Health, Defense 10
  swallowed
