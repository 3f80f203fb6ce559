title On foot: orders through walls, at the unseen, by the unconscious, out of turn, with nothing left
covers ME-TURN ME-COVER ME-UNSEEN ME-UNCONSCIOUS ME-ATTACK ME-MOVE

book me5e
room 24 9
square wall 6 1 6 2 6 3 6 4
square locked-door 6 5
square window 6 6 6 7
sheet gunner like plain, dexterity 14, strength 16, weapon warden-rifle
person Gil gunner at 2 2 side Blue
person Ben plain at 2 4 side Blue
person Foe plain at 10 2 side Red
person Far plain at 10 6 side Red
initiative gil 20, ben 10, foe 5, far 3

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# Through a wall, a window, a locked door, a corner, or not step by step.
gil.boots move 7 2
  refused [ME-MOVE] there is no way through 6 2 on level 1
gm person place gil 5 6
gil.boots move 7 6
  refused [ME-MOVE] there is no way through 6 6 on level 1
gm person place gil 5 5
gil.boots move 6 5
  refused [ME-MOVE] the door at 6 5 on level 1 is shut
gil.boots door at 6 5
  refused [ME-FREE] the door is locked: force it, or break it
# A window stops bodies and not lines.
gm person place gil 2 6
show aim gil far
  +4 against 12
gm person place gil 2 2
gil.boots attack foe
  refused [ME-UNSEEN] Gil does not know where that is: attack a square in view instead
gil.boots attack at 10 2
  refused [ME-COVER] something solid is in the way
gil.boots attack gil
  refused [ME-RANGE] there is nobody to attack
# Not the seat's own turn.
ben.boots move 3 4
  refused [ME-TURN] Ben moves only in their own turn
ben.boots dodge
  refused [ME-TURN] it is not your turn
dice 4
gil.boots search
  Gil searches, Perception: d20 4.
gil.boots dash
  refused [ME-DASH] Gil has no action left
# Force on a lock: Strength against 15.
pass to gil.boots
  The turn of Ben begins.
  The turn of Foe begins.
  The turn of Far begins.
  Round 2.
  The turn of Gil begins.
gm person place gil 5 5
dice 11
gil.boots force at 6 5
  Gil, force a door: d20 11 + 3 Strength = 14 against 15, failure.
pass to gil.boots
  The turn of Ben begins.
  The turn of Foe begins.
  The turn of Far begins.
  Round 3.
  The turn of Gil begins.
# Shots at a door: 15, and 18 points.
dice 12 8
gil.boots attack at 6 5
  Gil attacks the door at 6 5 on level 1: d20 12 + 2 Dexterity + 2 proficiency = 16 against 15; it loses 10.
  Damage of Warden rifle: d8 8 + 2 Dexterity = 10.
pass to gil.boots
  The turn of Ben begins.
  The turn of Foe begins.
  The turn of Far begins.
  Round 4.
  The turn of Gil begins.
dice 11 6
gil.boots attack at 6 5
  Gil attacks the door at 6 5 on level 1: d20 11 + 2 Dexterity + 2 proficiency = 15 against 15; it loses 8. It breaks.
  Damage of Warden rifle: d8 6 + 2 Dexterity = 8.
gil.boots move 7 5
  Gil has moved to 7 5 on level 1; 6 m of movement is left.
gm person hp ben 0
  Ben falls unconscious.
  The GM rules: Ben has 0 hit points.
ben.boots search
  refused [ME-UNCONSCIOUS] Ben is unconscious
ben.boots end
  refused [ME-TURN] it is not your turn
# The broken door stays open, and the battle goes on without Ben's word.
gil.boots door at 6 5 shut
  refused [ME-FREE] the door is broken
