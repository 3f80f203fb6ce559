title Somebody gored loses more Stamina, but no more Mana
covers HOE-TURN

book ether
room 20 9
sheet mage like ysolde-fenn, power surge
person Ysolde mage at 2 2 side Blue
person Bea plain at 3 2 side Red
initiative ysolde 20, bea 10

begin
  ...
gm person afflict ysolde gored
  Ysolde is gored.
dice 10 1 1
ysolde.boots cast hoarfrost on bea
  Ysolde: Mana -1, now 3.
  Ysolde casts Hoarfrost on Bea.
  Bea saves with Might against Hoarfrost: d20 10 against 16, failure.
  Damage of Hoarfrost: d6 1+1 = 2.
  Bea takes frost: 2 from Health.
ysolde.boots cast surge
  Ysolde: Stamina -3, now 5.
  Ysolde uses Surge.
