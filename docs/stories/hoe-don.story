title Ether: armour is put on again for the actions that it takes
covers HOE-COMMON

book ether
room 20 9
sheet guard like plain, armour rosewood-coat, hp 30
person Gus guard at 2 2 side Blue
person Mag plain at 9 2 side Red
initiative gus 20, mag 10

begin
  ...
show person gus
  able at 2 2 on level 1, 30 of 30 Health, Defense 12
gus.boots don armour 1 off
  Gus doffs rosewood coat.
  Gus: Defense 12 → 10 (armour).
show person gus
  able at 2 2 on level 1, 30 of 30 Health, Defense 10
pass to gus.boots
  ...
gus.boots don armour 1
  Gus dons rosewood coat.
  Gus: Defense 10 → 12 (armour).
show person gus
  able at 2 2 on level 1, 30 of 30 Health, Defense 12
