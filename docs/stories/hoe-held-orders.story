title What is held pays for Surge and for what is made ready, is gone with the round, and moves nobody
covers HOE-HELD HOE-SPEED HOE-COMMON

book ether
room 30 9
sheet hero like plain, weapon cutlass, power surge, hp 20, device bomb 2
person Ann hero at 2 2 side Blue special
person Foe hero at 5 2 side Red special
initiative foe 20, ann 15

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
pass to ann.boots
  The turn of Ann begins.
dice 5
ann.boots search
  Ann searches, Perceiving: d20 5.
ann.boots ready within 10 foe: move 2 5
  refused [HOE-SPEED] Ann can move only in their own turn
ann.boots ready within 80 foe: use bomb on foe
  refused [HOE-COMMON] Ann has 1 action left, and that takes 2
ann.boots ready within 5 foe: attack foe
  Ann readies Attack for somebody who comes near.
# with the round the action is wasted, and nobody is asked
pass to foe.boots
  Round 2.
  The turn of Foe begins.
foe.boots move 3 2
  Foe has moved to 3 2 on level 1; 20 ft of movement is left.
pass to ann.boots
  The turn of Ann begins.
dice 5
ann.boots search
  Ann searches, Perceiving: d20 5.
# one action is held, and Surge takes one
gm initiative foe.boots 5
  The GM rules: Foe acts on 5.
pass to foe.boots
  Round 3.
  The turn of Ann begins.
  The turn of Foe begins.
ann.boots cast surge
  Ann: Stamina -2, now 8.
  Ann uses Surge.
dice 9
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 9 against 10, a miss.
dice 9
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 9 against 10, a miss.
