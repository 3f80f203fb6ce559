title The hidden hide again, so that their shields regain
covers ME-REGEN ME-HIDE

book me5e
room 30 12
square three-quarters-cover 6 4
sheet shield like plain, hp 40, shields 20 regain 5, dexterity 30
person Sue shield at 5 4 side Red
person Ana plain at 9 4 side Blue
initiative sue 20, ana 5

begin
  The battle goes on.
  Round 1.
  The turn of Sue begins.
dice 15
sue.boots hide
  Sue hides: Stealth d20 15 + 10 Dexterity = 25.
pass to sue.boots
  The turn of Ana begins.
  Round 2.
  The turn of Sue begins.
sue.boots hide
  refused [ME-HIDE] Sue is hidden already
gm person layer sue shields -10
  Sue: shields -10, now 10.
dice 12
sue.boots hide
  Sue hides: Stealth d20 12 + 10 Dexterity = 22.
  Sue: shields will regain from the next turn on, unless hurt before it.
pass to sue.boots
  The turn of Ana begins.
  Round 3.
  The turn of Sue begins.
  Sue: shields +5, now 15.
