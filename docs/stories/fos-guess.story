title Forge of Stars: a shot at a square where nobody is throws one die, as any attack of the book does
covers FOS-ACTIONS FOS-MAP

book forge
room 30 9
sheet gun like plain, weapon blaster-rifle, precision 3
person Ann gun at 3 3 side Blue
person Bob plain at 10 3 side Red
initiative ann 20, bob 10

begin
  ...
gm person hide bob yes
  ...
# A guess counts for the next attack.
dice 10
ann.boots attack at 12 5
  Ann attacks where somebody may be, blaster rifle: d20 10 + 3 Precision + 2 proficiency - 2 an unseen target = 13, a miss.
# Where Bob is, it is two less for not being seen, and five for the attack before.
dice 15
ann.boots attack at 10 3
  Ann attacks Bob, blaster rifle: d20 15 + 3 Precision + 2 proficiency - 5 earlier attacks - 2 an unseen target = 13 against 14, a miss.
  Ann attacks where somebody may be, blaster rifle: d20 15 + 3 Precision + 2 proficiency - 5 earlier attacks - 2 an unseen target = 13, a miss.
dice 10
ann.boots attack at 14 5
  Ann attacks where somebody may be, blaster rifle: d20 10 + 3 Precision + 2 proficiency - 10 earlier attacks - 2 an unseen target = 3, a miss.
ann.boots attack at 14 5
  refused [FOS-ACTIONS] Ann has no action left
