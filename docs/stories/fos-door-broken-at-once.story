title More damage than a door has left breaks it
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
# 16 of 20 with a critical hit, and 7 of the other 4.
dice 20 8
ann.boots attack at 20 4
  Ann attacks the door at 20 4 on level 1: d20 20 + 3 Precision + 2 proficiency = 25 against 10; it loses 16.
  Damage of blaster rifle: d8 8 + 8 critical hit = 16.
dice 19 7
ann.boots attack at 20 4
  Ann attacks the door at 20 4 on level 1: d20 19 + 3 Precision + 2 proficiency - 5 earlier attacks = 19 against 10; it loses 7. It breaks.
  Damage of blaster rifle: d8 7.
