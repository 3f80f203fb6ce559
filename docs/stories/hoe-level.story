title A level throws the die of one's lineage, and gives two Mana to those who have any; the tenth is the last
covers HOE-DAMAGE

book ether
room 20 9
person Ysolde ysolde-fenn at 2 2 side Blue
person Bea plain at 8 2 side Red
sheet hero like plain, level 9, gains 1d10
person Hero hero at 12 2 side Red
initiative ysolde 20, bea 10, hero 5

begin
  ...
gm person reserve ysolde mana -1
  Ysolde: Mana -1, now 3.
gm person reserve ysolde mana 50
  Ysolde: Mana +1, now 4.
dice 5
gm person level ysolde 0
  Ysolde is level 3 now, with 5 more Health: 1d8 gave 5.
  Ysolde: maximum of Health 10 → 15 (level 3).
gm person reserve ysolde mana -1
  Ysolde: Mana -1, now 5.
gm person reserve ysolde mana 50
  Ysolde: Mana +1, now 6.
dice 7
gm person level hero 0
  Hero is level 10 now, with 7 more Health: 1d10 gave 7.
  Hero: maximum of Health 12 → 19 (level 10).
gm person level hero 0
  refused [TABLE] Hero is level 10, and there is none higher
