title Somebody swallowed falls with the creature, stays inside, and falls alone only out of it
covers HOUSE-SHAFT HOE-COVER

book ether
room 24 9 levels 2
square shaft-down from 8 3 to 11 6
sheet hero like plain, hp 60, weapon cutlass, might 18
sheet serpent like coil-serpent, fly 40
person Ser coil-serpent at 5 3 side Red special
person Wyrm serpent at 14 2 side Red special
person Ana hero at 4 4 side Blue special
person Ben hero at 14 1 side Blue special
initiative ser 20, wyrm 15, ana 10, ben 5

begin
  The battle goes on.
  Round 1.
  The turn of Ser begins.
gm go-on
# A space partly over the shaft has a floor: neither falls.
dice 2
ser.boots cast swallow on ana
  Ser uses Swallow on Ana.
  Ana saves with Agility against Swallow: d20 2 against 12, failure.
  Ana is swallowed.
  Ana: speed 30 → 0 ft (restrained).
ser.boots move 7 4
  Ser has moved to 7 4 on level 1; 30 ft of movement is left.
show person ana
  able at 7 4 on level 1, 60 of 60 Health, Defense 10
  swallowed; cutlass in hand
# Wholly over it, both fall. The fall hurts the creature alone.
dice 3
ser.boots move 8 4
  Ser falls from a height of 10.
  Damage of the fall: d6 3.
  Ser is prone.
  Ser has moved to 8 4 on level 2; 5 ft of movement is left.
  Ser takes physical: 3 from Health.
  Ser: speed 40 → 20 ft (prone).
show person ser
  able at 8 4 on level 2, 67 of 70 Health, Defense 13
  prone
show person ana
  able at 8 4 on level 2, 60 of 60 Health, Defense 10
  swallowed; cutlass in hand
# In the air the same: the flyer is knocked down with somebody inside.
pass to wyrm.boots
  The turn of Wyrm begins.
dice 2
wyrm.boots cast swallow on ben
  Wyrm uses Swallow on Ben.
  Ben saves with Agility against Swallow: d20 2 against 12, failure.
  Ben is swallowed.
  Ben: speed 30 → 0 ft (restrained).
wyrm.boots fly 14 2 height 30
  Wyrm has moved to 14 2 on level 1; 10 ft of movement is left.
show person ben
  able at 14 2 on level 1, 30 ft up, 60 of 60 Health, Defense 10
  swallowed; cutlass in hand
dice 1 1 2
gm person afflict wyrm prone
  Wyrm is prone.
  Wyrm falls from a height of 30.
  Damage of the fall: d6 1+1+2 = 4.
  Wyrm takes physical: 4 from Health.
  Wyrm: speed 40 → 20 ft (prone).
show person wyrm
  able at 14 2 on level 1, 66 of 70 Health, Defense 13
  prone
show person ben
  able at 14 2 on level 1, 60 of 60 Health, Defense 10
  swallowed; cutlass in hand
# Set free out of a creature that still has a floor, she falls alone.
gm person place ser 9 5
show person ana
  able at 9 5 on level 1, 60 of 60 Health, Defense 10
  swallowed; cutlass in hand
dice 5
gm person relieve ana swallowed
  Ana is no longer swallowed.
  Ser lets go of Ana.
  Ana falls from a height of 10.
  Damage of the fall: d6 5.
  Ana is prone.
  Ana takes physical: 5 from Health.
  Ana: speed 0 → 20 ft (prone; no longer restrained).
show person ana
  able at 9 5 on level 2, 55 of 60 Health, Defense 10
  prone; cutlass in hand
show person ser
  able at 9 5 on level 1, 67 of 70 Health, Defense 13
  prone
# Killed by a fall, the creature sets free below whom it has swallowed.
gm person place ana 7 4
gm person hp ser 3
  The GM rules: Ser has 3 Health.
gm person place ser 5 3
gm person special ser no
  The GM rules: Ser is not special: at 0 they die.
dice 1
pass to ser.boots
  The turn of Ana begins.
  The turn of Ben begins.
  Damage of swallowed: d6 1.
  Ben takes physical: 1 from Health.
  Round 2.
  The turn of Ser begins.
dice 2
ser.boots cast swallow on ana
  Ser uses Swallow on Ana.
  Ana saves with Agility against Swallow: d20 2 against 12, failure.
  Ana is swallowed.
  Ana: speed 20 → 0 ft (restrained).
dice 4
gm person place ser 8 4
  Ser falls from a height of 10.
  Damage of the fall: d6 4.
  Ser takes physical: 4 from Health.
  Ana is no longer swallowed.
  Ser lets go of Ana.
  Ser is dead.
  The turn of Wyrm begins.
  Ana: speed 0 → 20 ft (no longer restrained).
show person ana
  able at 8 4 on level 2, 55 of 60 Health, Defense 10
  prone; cutlass in hand
