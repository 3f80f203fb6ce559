title A wall that lasts a minute stands for ten rounds
covers ME-CAST

book me5e
room 24 10
sheet soldier like plain, power hex-screen, weapon gavel-pistol
person Sol soldier at 4 4 side Blue
person Foe plain at 12 4 side Red
initiative sol 20, foe 10

begin
  ...
sol.boots cast hex-screen at 6 4
  Sol casts Hex Screen.
pass to sol.boots
  The turn of Foe begins.
  Round 2.
  The turn of Sol begins.
pass to sol.boots
  The turn of Foe begins.
  Round 3.
  The turn of Sol begins.
pass to sol.boots
  The turn of Foe begins.
  Round 4.
  The turn of Sol begins.
pass to sol.boots
  The turn of Foe begins.
  Round 5.
  The turn of Sol begins.
pass to sol.boots
  The turn of Foe begins.
  Round 6.
  The turn of Sol begins.
pass to sol.boots
  The turn of Foe begins.
  Round 7.
  The turn of Sol begins.
pass to sol.boots
  The turn of Foe begins.
  Round 8.
  The turn of Sol begins.
pass to sol.boots
  The turn of Foe begins.
  Round 9.
  The turn of Sol begins.
# The tenth round.
pass to sol.boots
  The turn of Foe begins.
  Round 10.
  The turn of Sol begins.
sol.boots attack foe
  refused [ME-UNSEEN] Sol does not know where that is: attack a square in view instead
pass to sol.boots
  The turn of Foe begins.
  Round 11.
  The turn of Sol begins.
dice 2
sol.boots attack foe
  Sol attacks Foe, Gavel pistol: d20 2 + 2 proficiency = 4 against 12, a miss.
