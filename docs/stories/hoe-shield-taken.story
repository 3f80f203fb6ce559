title A raised shield that the GM takes away guards no more
covers HOE-SHIELD

book ether
room 14 9
sheet knight like plain, weapon buckler, hp 40
person Ann knight at 4 4 side Blue special
person Foe plain at 3 4 side Red special
initiative ann 15, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
ann.boots raise
  Ann raises shield.
  Ann: Defense 10 → 12 (shield).
gm person arm ann buckler -1
  Ann loses shield.
  Ann: Defense 12 → 10 (shield lowered).
show aim foe ann
  +0 against 10
gm person arm ann buckler 1
  Ann is given shield.
show aim foe ann
  +0 against 10
show person ann
  able at 4 4 on level 1, 40 of 40 Health, Defense 10
  shield in hand
