title Initiative: Precision, proficiency, and what somebody has of their own; a tie is thrown for
covers FOS-ACTIONS

book forge
room 20 9
sheet quick like plain, precision 3, initiative 2
sheet slow like plain, precision 3, initiative -1
person Ann quick at 2 2 side Blue
person Bob slow at 4 2 side Blue
person Cid quick at 10 2 side Red

dice 10 13 9 4 7
begin
  The battle goes on.
  Ann rolls initiative: d20 10 + 3 Precision + 2 proficiency + 2 training = 17.
  Bob rolls initiative: d20 13 + 3 Precision + 2 proficiency - 1 training = 17.
  Cid rolls initiative: d20 9 + 3 Precision + 2 proficiency + 2 training = 16.
  Ann rolls to break a tie: d20 4.
  Bob rolls to break a tie: d20 7.
  Round 1.
  The turn of Bob begins.
show order
  17 Bob, whose turn it is
  17 Ann
  16 Cid
