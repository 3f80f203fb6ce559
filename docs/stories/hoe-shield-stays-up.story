title Ether: what is let go of leaves a raised shield raised
covers HOE-SHIELD

book ether
room 20 9
sheet guard like plain, weapon buckler, weapon cutlass, hp 30, actions 9
person Gus guard at 2 2 side Blue
person Mag plain at 9 2 side Red
initiative gus 20, mag 10

begin
  ...
gus.boots raise
  Gus raises shield.
  Gus: Defense 10 → 12 (shield).
gus.boots discard cutlass
  Gus drops cutlass.
show person gus
  able at 2 2 on level 1, 30 of 30 Health, Defense 12
  shield in hand
gus.boots discard buckler
  Gus drops shield.
  Gus: Defense 12 → 10 (shield lowered).
show person gus
  able at 2 2 on level 1, 30 of 30 Health, Defense 10
