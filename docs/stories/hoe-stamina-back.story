title Ether: who gets Stamina back is exhausted no longer
covers HOE-HEAL

book ether
room 20 9
sheet hero like plain, hp 30, might 3
person Ana hero at 2 4 side Blue
person Bob plain at 12 4 side Red special
initiative ana 20, bob 10

begin
  ...
gm person reserve ana stamina -3
  Ana: Stamina -3, now 0.
  Ana is exhausted.
gm person reserve ana stamina 1
  Ana: Stamina +1, now 1.
  Ana is no longer exhausted.
show person ana
  able at 2 4 on level 1, 30 of 30 Health, Defense 10
