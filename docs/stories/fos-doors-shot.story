title A door is shot at with every penalty, too
covers FOS-MAP

book forge
room 40 14
square closed-door 20 4
square wall 20 1 20 2 20 3 20 5 20 6 20 7 20 8 20 9 20 10 20 11 20 12
sheet gun like plain, weapon blaster-rifle, precision 3, actions 9
person Ann gun at 10 4 side Blue special
person Bob plain at 10 8 side Red special
initiative ann 20, bob 10

begin
  ...
dice 4
ann.boots attack at 20 4
  Ann attacks the door at 20 4 on level 1: d20 4 + 3 Precision + 2 proficiency = 9 against 10; it loses 0.
# Five less for the attack before: a miss.
dice 9
ann.boots attack at 20 4
  Ann attacks the door at 20 4 on level 1: d20 9 + 3 Precision + 2 proficiency - 5 earlier attacks = 9 against 10; it loses 0.
pass to ann.boots
  ...
# Prone two less: a miss.
ann.boots drop
  Ann is prone.
  Ann: AC 14 → 12 (flat-footed).
dice 6
ann.boots attack at 20 4
  Ann attacks the door at 20 4 on level 1: d20 6 + 3 Precision + 2 proficiency - 2 prone = 9 against 10; it loses 0.
