title Whoever is swallowed out of a grip is inside, and each bond lasts by itself
covers HOE-COVER HOE-FREE

book ether
room 40 14
sheet hero like plain, hp 60, weapon cutlass, might 18
sheet serpent like coil-serpent, weapon giant-grip
person Ser serpent at 5 5 side Red special
person Ana hero at 4 5 side Blue special
person Ben hero at 3 5 side Blue special
initiative ser 20, ana 10, ben 5

begin
  The battle goes on.
  Round 1.
  The turn of Ser begins.
gm go-on
dice 15
ser.boots attack ana with giant-grip
  Ser attacks Ana, giant grip: d20 15 against 10, a hit.
  Ana is held aloft.
  Ana takes physical: 0 from Health.
  Ana: speed 30 → 0 ft (restrained).
show person ana
  able at 4 5 on level 1, 60 of 60 Health, Defense 10
  held aloft; cutlass in hand
dice 2
ser.boots cast swallow on ana
  Ser uses Swallow on Ana.
  Ana saves with Agility against Swallow: d20 2 against 12, failure.
  Ana is swallowed.
show person ana
  able at 5 5 on level 1, 60 of 60 Health, Defense 10
  held aloft; swallowed; cutlass in hand
show aim ben ana
  refused: 10 ft is beyond a reach of 5 ft [HOE-RANGE]
ser.boots move 8 5
  Ser has moved to 8 5 on level 1; 25 ft of movement is left.
show person ana
  able at 8 5 on level 1, 60 of 60 Health, Defense 10
  held aloft; swallowed; cutlass in hand
# Out of its maw she is still in its grip.
gm person relieve ana swallowed
  Ana is no longer swallowed.
show person ana
  able at 8 5 on level 1, 60 of 60 Health, Defense 10
  held aloft; cutlass in hand
gm person relieve ana gripped
  Ana is no longer held aloft.
  Ser lets go of Ana.
  Ana: speed 0 → 30 ft (no longer restrained).
show person ana
  able at 8 5 on level 1, 60 of 60 Health, Defense 10
  cutlass in hand
