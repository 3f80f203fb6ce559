title Ether: a maelstrom beyond whoever makes it draws people past them
covers HOE-SPACE

book ether
room 40 12
sheet a like plain, hp 30, mana 20, power maelstrom
sheet imp like plain, size small, hp 10
sheet hulk like plain, size large, hp 30
person Ada a at 10 4 side Blue special
person Imp imp at 12 4 side Red special
person Orc plain at 12 6 side Red special
initiative ada 20, imp 8, orc 6

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
ada.boots cast maelstrom at 8 4
  Ada: Mana -1, now 19.
  Ada casts Maelstrom.
  Reached by Maelstrom: Imp, Orc.
  Imp has moved to 8 4 on level 1.
  Orc has moved to 11 5 on level 1.
show person imp
  able at 8 4 on level 1, 10 of 10 Health, Defense 10
show person orc
  able at 11 5 on level 1, 12 of 12 Health, Defense 10
