title Orders that another book has are refused by the id of the rule
covers ME-TURN

book me5e
room 20 9
person Ann plain at 2 2 side Blue special
person Bob plain at 10 2 side Red special
initiative ann 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
ann.boots take-cover
  refused [ME-TURN] Mass Effect 5e has no order "take-cover"
ann.boots carry bob
  refused [ME-TURN] Mass Effect 5e has no order "carry"
