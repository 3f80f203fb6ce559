title Spending the last Stamina exhausts, even if there was only one point
covers HOE-HEAL

book ether
room 20 9
sheet hero like plain, hp 30, might 1
person Ana hero at 2 4 side Blue
person Bob plain at 12 4 side Red special
initiative ana 20, bob 10

begin
  ...
show person ana
  able at 2 4 on level 1, 30 of 30 Health, Defense 10
gm person afflict ana transfixed
  Ana is transfixed.
  Ana: speed 30 → 0 ft (stunned).
dice 1
pass to ana.boots
  The turn of Bob begins.
  Round 2.
  The turn of Ana begins.
  Loss of Stamina by transfixed: d4 1.
  Ana: Stamina -1, now 0.
  Ana is exhausted.
show person ana
  able at 2 4 on level 1, 30 of 30 Health, Defense 10
  transfixed; exhausted
