title Ether: no shield turns a critical hit aside
covers HOE-SHIELD HOE-CRIT

book ether
room 20 9
sheet guard like plain, defence 19, weapon buckler, hp 30
sheet thug like plain, weapon cutlass, hp 30
person Gus guard at 2 2 side Blue
person Thug thug at 3 2 side Red
initiative gus 15, thug 10

begin
  ...
pass to thug.boots
  The turn of Thug begins.
# 19 is a hit, which a shield makes a miss; 20 is a critical one.
dice 20 3 3
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 20 against 19, a critical hit.
  Damage of cutlass: d6 3+3 = 6.
  Gus takes physical: 6 from Health.
dice 19
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 19 against 19, a hit.
  Gus may react to Thug: a raised shield.
gus.boots react
  Gus raises shield: the blow is turned aside.
  Gus: Defense 19 → 21 (shield).
