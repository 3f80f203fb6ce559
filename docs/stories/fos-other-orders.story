title Orders that another book has are refused by the id of the rule
covers FOS-ACTIONS

book forge
room 20 9
person Ann plain at 2 2 side Blue special
person Bob plain at 10 2 side Red special
initiative ann 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
ann.boots dodge
  refused [FOS-ACTIONS] Forge of Stars has no order "dodge"
ann.boots disengage
  refused [FOS-ACTIONS] Forge of Stars has no order "disengage"
ann.boots dash
  refused [FOS-ACTIONS] Forge of Stars has no order "dash"
