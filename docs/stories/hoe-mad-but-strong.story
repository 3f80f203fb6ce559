title Those in no state to cast can still exert themselves
covers HOE-COMMON

book ether
room 20 9
sheet hero like plain, hp 30, weapon cutlass, power surge, power ember, reserve 6
person Ana hero at 2 4 side Blue
person Bob plain at 12 4 side Red special
initiative ana 20, bob 10

begin
  ...
gm person afflict ana maddened
  Ana is maddened.
ana.boots cast ember on bob
  refused [HOE-COMMON] Ana is in no state to cast
ana.boots cast surge
  Ana: Stamina -2, now 8.
  Ana uses Surge.
