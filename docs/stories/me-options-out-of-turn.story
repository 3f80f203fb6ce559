title What somebody carries says out of turn that it is not their turn
covers ME-CAST

book me5e
room 20 9
sheet mage like plain, intelligence 16, casting intelligence, power hurl, slots 4
person Mag mage at 4 4 side Blue
person Foe plain at 9 4 side Red
initiative foe 20, mag 10

begin
  ...
show options mag.boots
  ...
  Cast, Hurl: refused [ME-TURN] it is not your turn
