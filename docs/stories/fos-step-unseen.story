title A step with care into where somebody hides finds them, and goes nowhere
covers FOS-ACTIONS FOS-MOVE

book forge
room 20 9
person Ana plain at 4 4 side Blue
person Bob plain at 5 4 side Red hidden
person Gil plain at 15 4 side Red
initiative ana 20, gil 10, bob 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# No refusal gives Bob away: she walks into him, and has spent the action.
ana.boots step at 5 4
  Bob has been seen.
show person ana
  able at 4 4 on level 1, 14 of 14 hit points, AC 14
# Now her side knows where he is.
ana.boots step at 5 4
  refused [FOS-MOVE] a foe is in the way
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
