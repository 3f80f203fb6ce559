title Ether: a raised shield stays up when the other hand is emptied, and is lowered when it is stowed
covers HOE-SHIELD HOE-COMMON

book ether
room 20 9
sheet hero like plain, hp 20, weapon buckler, weapon cutlass
person Hal hero at 5 4 side Blue special
person Kim hero at 6 4 side Red special
initiative hal 20, kim 10

begin
  The battle goes on.
  Round 1.
  The turn of Hal begins.
hal.boots raise buckler
  Hal raises shield.
  Hal: Defense 10 → 12 (shield).
show aim kim hal with cutlass
  +0 against 12
hal.boots stow cutlass
  Hal stows cutlass.
show aim kim hal with cutlass
  +0 against 12
pass to hal.boots
  The turn of Kim begins.
  Round 2.
  The turn of Hal begins.
hal.boots stow buckler
  Hal stows shield.
  Hal: Defense 12 → 10 (shield lowered).
show aim kim hal with cutlass
  +0 against 10
