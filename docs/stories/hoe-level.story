title A level throws the die of one's lineage, and gives two Mana to those who have any
covers HOE-DAMAGE

book ether
room 20 9
person Ysolde ysolde-fenn at 2 2 side Blue
person Bea plain at 8 2 side Red
initiative ysolde 20, bea 10

begin
  ...
gm person reserve ysolde mana -1
  Ysolde: Mana -1, now 3.
gm person reserve ysolde mana 50
  Ysolde: Mana +1, now 4.
dice 5
gm person level ysolde 0
  Ysolde is level 2 now, with 5 more Health: 1d8 gave 5.
  Ysolde: maximum of Health 10 → 15 (level 2).
gm person reserve ysolde mana -1
  Ysolde: Mana -1, now 5.
gm person reserve ysolde mana 50
  Ysolde: Mana +1, now 6.
