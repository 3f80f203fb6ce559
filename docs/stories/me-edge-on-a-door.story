title What a GM gives for the next attack serves against a door, once
covers ME-ATTACK

book me5e
room 20 9
square closed-door 8 4
square wall 8 1 8 2 8 3 8 5 8 6 8 7
sheet gun like plain, weapon sexton-rifle
person Ana gun at 4 4 side Blue
person Bob plain at 14 4 side Red special
initiative ana 20, bob 10

begin
  ...
gm person edge ana advantage attack
  The GM rules: advantage on the next attack of Ana.
dice 3 2
ana.boots attack at 8 4
  Ana attacks the door at 8 4 on level 1: d20 3, dropped 2 (advantage: GM) + 2 proficiency = 5 against 15; it loses 0.
pass to ana.boots
  ...
dice 2
ana.boots attack at 8 4
  Ana attacks the door at 8 4 on level 1: d20 2 + 2 proficiency = 4 against 15; it loses 0.
