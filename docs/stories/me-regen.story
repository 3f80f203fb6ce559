title On foot: how shields begin to regain, the worked example, and what ends it
covers ME-REGEN ME-REGEN-EXAMPLE ME-DODGE ME-DISENGAGE ME-HIDE

book me5e
room 24 9
square wall 10 1 10 2 10 3 10 4
sheet todd like plain, hp 40, shields 20 regain 10
sheet husk like plain, weapon warden-rifle bonus 5 plus 3
person Todd todd at 2 2 side Blue
person Max husk at 8 2 side Red
initiative todd 20, max 10

begin
  The battle goes on.
  Round 1.
  The turn of Todd begins.
# 20 shields with a regen of 10, down to 4. Todd dodges; a shot misses.
gm person layer todd shields -16
  Todd: shields -16, now 4.
todd.boots dodge
  Todd is dodging.
  Todd: shields will regain from the next turn on, unless hurt before it.
pass
  The turn of Max begins.
dice 12 3
max.boots attack todd
  Max attacks Todd, Warden rifle: d20 3, dropped 12 (disadvantage: dodging) + 5 attack bonus = 8 against 12, a miss.
# No damage until the next turn: 10 come back at once, 14.
pass
  Round 2.
  The turn of Todd begins.
  Todd is no longer dodging.
  Todd: shields +10, now 14.
show person todd
  able at 2 2 on level 1, 40 of 40 hit points, AC 12
  shields 14 of 20
# What bypasses shields goes to hit points and does not end it.
gm person hurt todd 13 necrotic bypass
  Todd takes necrotic: 13 from hit points.
pass
  The turn of Max begins.
# The next turn fills them to 20, and there it ends.
pass
  Round 3.
  The turn of Todd begins.
  Todd: shields +6, now 20.
show person todd
  able at 2 2 on level 1, 27 of 40 hit points, AC 12
  shields 20 of 20
# Before it has begun, any damage prevents it, even what bypasses shields.
gm person layer todd shields -16
  Todd: shields -16, now 4.
todd.boots disengage
  Todd disengages.
  Todd: shields will regain from the next turn on, unless hurt before it.
gm person hurt todd 2 necrotic bypass
  Todd takes necrotic: 2 from hit points.
  Todd: the regeneration of shields ends.
pass to todd.boots
  The turn of Max begins.
  Round 4.
  The turn of Todd begins.
show person todd
  able at 2 2 on level 1, 25 of 40 hit points, AC 12
  shields 4 of 20
# Once begun, damage that touches the shields ends it.
todd.boots disengage
  Todd disengages.
  Todd: shields will regain from the next turn on, unless hurt before it.
pass to todd.boots
  The turn of Max begins.
  Round 5.
  The turn of Todd begins.
  Todd: shields +10, now 14.
gm person hurt todd 3 piercing
  Todd takes piercing: 3 from shields.
  Todd: the regeneration of shields ends.
pass to todd.boots
  The turn of Max begins.
  Round 6.
  The turn of Todd begins.
show person todd
  able at 2 2 on level 1, 25 of 40 hit points, AC 12
  shields 11 of 20
# Total cover at the end of a turn begins it as well, and so does hiding there.
gm person place todd 14 2
pass to todd.boots
  Todd: shields will regain from the next turn on, unless hurt before it.
  The turn of Max begins.
  Round 7.
  The turn of Todd begins.
  Todd: shields +9, now 20.
show person todd
  able at 14 2 on level 1, 25 of 40 hit points, AC 12
  shields 20 of 20
gm person hurt todd 8 piercing
  Todd takes piercing: 8 from shields.
dice 14
todd.boots hide
  Todd hides: Stealth d20 14.
  Todd: shields will regain from the next turn on, unless hurt before it.
pass to todd.boots
  The turn of Max begins.
  Round 8.
  The turn of Todd begins.
  Todd: shields +8, now 20.
show person todd
  able at 14 2 on level 1, 25 of 40 hit points, AC 12
  shields 20 of 20; hidden
# No lack, nothing to begin.
pass to todd.boots
  The turn of Max begins.
  Round 9.
  The turn of Todd begins.
pass to todd.boots
  The turn of Max begins.
  Round 10.
  The turn of Todd begins.
show person todd
  able at 14 2 on level 1, 25 of 40 hit points, AC 12
  shields 20 of 20; hidden
todd.boots dodge
  Todd is dodging.
