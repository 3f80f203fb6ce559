title Orders that another book has are refused by the id of the rule
covers HOE-TURN

book ether
room 20 9
person Ann plain at 2 2 side Blue special
person Bob plain at 10 2 side Red special
initiative ann 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
ann.boots take-cover
  refused [HOE-TURN] Hands of Ether has no order "take-cover"
ann.boots dodge
  refused [HOE-TURN] Hands of Ether has no order "dodge"
ann.boots dash
  refused [HOE-TURN] Hands of Ether has no order "dash"
ann.boots aim
  refused [HOE-TURN] Hands of Ether has no order "aim"
