title On foot only one's own side is told a roll for initiative
covers ME-INIT

book me5e
room 20 9
person Ana plain at 2 4 side Blue special
person Amy plain at 2 6 side Blue special
person Bob plain at 9 4 side Red special

dice d20=12 d20=12 d20=9 d20=5 d20=17
begin
  The battle goes on.
  Ana rolls initiative: d20 12.
  Amy rolls initiative: d20 12.
  Bob rolls initiative: d20 9.
  Ana rolls to break a tie: d20 5.
  Amy rolls to break a tie: d20 17.
  Round 1.
  The turn of Amy begins.
log ana.boots
  The battle goes on.
  Ana rolls initiative: d20 12.
  Amy rolls initiative: d20 12.
  Ana rolls to break a tie: d20 5.
  Amy rolls to break a tie: d20 17.
  Round 1.
  The turn of Amy begins.
log bob.boots
  The battle goes on.
  Bob rolls initiative: d20 9.
  Round 1.
log gm
  The battle goes on.
  Ana rolls initiative: d20 12.
  Amy rolls initiative: d20 12.
  Bob rolls initiative: d20 9.
  Ana rolls to break a tie: d20 5.
  Amy rolls to break a tie: d20 17.
  Round 1.
  The turn of Amy begins.
