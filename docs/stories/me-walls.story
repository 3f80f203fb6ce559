title On foot: walls, a dome, a sphere that rolls on, and motes that are thrown again and again
covers ME-CAST ME-COVER ME-SHIELD

book me5e
room 40 12
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power standing-wall, power hex-screen, power great-dome, power rolling-dark, power circling-motes
sheet thug like plain, hp 200, weapon garrison-rifle
sheet ally like plain, hp 80
person Mar adept at 2 5 side Blue special
person Ann ally at 4 5 side Blue
person Thug thug at 14 5 side Red
person Tom thug at 12 9 side Red
initiative mar 20, thug 5, tom 4, ann 3

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# A wall stands across the way to it, where nobody else stands: nobody sees or shoots
# through it, and it is in the way.
mar.boots cast standing-wall at 14 5
  refused [ME-RANGE] that is 24 m away, beyond 20
mar.boots cast standing-wall at 8 5
  Mar casts Standing Wall.
show aim thug ann
  refused: they have total cover [ME-COVER]
show aim thug mar
  refused: they have total cover [ME-COVER]
pass to thug.boots
  The turn of Thug begins.
thug.boots move 9 5
  Thug has moved to 9 5 on level 1; no movement is left.
thug.boots move 8 5
  refused [ME-SIZE] Thug does not fit into 8 5 on level 1
thug.boots move 14 5
  refused [ME-MOVE] that takes 10 m, and Thug has 0 left
thug.boots attack mar
  refused [ME-UNSEEN] Thug does not know where that is: attack a square in view instead
pass to mar.boots
  The turn of Tom begins.
  The turn of Ann begins.
  Round 2.
  The turn of Mar begins.
# Another concentration ends it. The small one stands for a minute without.
mar.boots cast hex-screen at 5 5
  Mar casts Hex Screen.
show aim thug mar
  refused: they have total cover [ME-COVER]
# The dome is in place of the wall, and takes what comes from beyond it, for friends too.
gm person place mar 2 2
mar.boots cast great-dome
  Mar casts Great Dome.
  Mar no longer concentrates on Standing Wall.
  Mar: dome +100, now 100.
show person mar
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  dome 100 of 100
pass to thug.boots
  The turn of Thug begins.
gm person place thug 11 2
dice 18 5 6
thug.boots attack mar
  Thug attacks Mar, Garrison rifle: d20 18 + 2 proficiency = 20 against 12, a hit.
  Damage of Garrison rifle: d6 5+6 = 11.
  Mar: dome -11, now 89.
  Mar takes piercing (11 - 11 dome): 0 from hit points.
show person mar
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  dome 89 of 100
pass to tom.boots
  The turn of Tom begins.
gm person place ann 3 3
gm person place tom 9 3
dice 19 4 4
tom.boots attack ann
  Tom attacks Ann, Garrison rifle: d20 19 + 2 proficiency = 21 against 12, a hit.
  Damage of Garrison rifle: d6 4+4 = 8.
  Mar: dome -8, now 81.
  Ann takes piercing (8 - 8 dome): 0 from hit points.
show person mar
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  dome 81 of 100
# Who stands within it strikes as ever.
pass to mar.boots
  The turn of Ann begins.
  Round 3.
  The turn of Mar begins.
gm person place tom 4 3
pass to tom.boots
  The turn of Thug begins.
  The turn of Tom begins.
dice 15 3
tom.boots attack ann butt
  Tom attacks Ann, Garrison rifle butt: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Garrison rifle butt: d4 3.
  Ann takes bludgeoning: 3 from hit points.
pass to mar.boots
  The turn of Ann begins.
  Round 4.
  The turn of Mar begins.
# Motes: one by action and with a slot, then one by bonus action as long as they circle. They end
# the dome, with its points.
dice 12 3 4
mar.boots cast circling-motes on thug
  Mar casts Circling Motes on Thug.
  Mar no longer concentrates on Great Dome.
  Mar attacks Thug, Circling Motes: d20 12 + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Circling Motes: d10 3+4 + 3 power = 10.
  Thug takes force: 10 from hit points.
show person mar
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  dome 0 of 100
gm person place tom 8 3
dice 12 3 4
mar.boots cast circling-motes on tom
  Mar casts Circling Motes on Tom.
  Mar attacks Tom, Circling Motes: d20 12 + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Circling Motes: d10 3+4 + 3 power = 10.
  Tom takes force: 10 from hit points.
mar.boots cast circling-motes on tom
  refused [ME-CAST] Circling Motes takes 1 bonus action, and Mar has 0 left
pass to mar.boots
  The turn of Thug begins.
  The turn of Tom begins.
  The turn of Ann begins.
  Round 5.
  The turn of Mar begins.
# A sphere goes on by 4 m as each turn of its maker's starts, over all in its way.
gm person place thug 9 2
gm person place tom 17 2
gm person place ann 2 9
mar.boots cast rolling-dark at 5 2
  Mar casts Rolling Dark.
  Mar no longer concentrates on Circling Motes.
  Nobody is reached by Rolling Dark.
pass to thug.boots
  The turn of Thug begins.
dice 3 1 2 3 4 5 6
pass to mar.boots
  The turn of Tom begins.
  The turn of Ann begins.
  Round 6.
  The turn of Mar begins.
  Thug saves with Constitution against Rolling Dark: d20 3 against 14, failure.
  Damage of Rolling Dark: d8 1+2+3+4+5+6 + 3 power = 24.
  Thug is primed with necrosis.
  Thug takes necrotic: 24 from hit points.
gm person place thug 30 9
# After 20 m it is gone: the fifth time it comes to Tom, and never over him.
pass to mar.boots
  The turn of Thug begins.
  The turn of Tom begins.
  The turn of Ann begins.
  Round 7.
  The turn of Mar begins.
pass to mar.boots
  Thug is no longer primed with necrosis.
  The turn of Thug begins.
  The turn of Tom begins.
  The turn of Ann begins.
  Round 8.
  The turn of Mar begins.
pass to mar.boots
  The turn of Thug begins.
  The turn of Tom begins.
  The turn of Ann begins.
  Round 9.
  The turn of Mar begins.
dice 20 1 2 3 4 5 6
pass to mar.boots
  The turn of Thug begins.
  The turn of Tom begins.
  The turn of Ann begins.
  Round 10.
  The turn of Mar begins.
  Tom saves with Constitution against Rolling Dark: d20 20 against 14, success.
  Damage of Rolling Dark: d8 1+2+3+4+5+6 + 3 power = 24.
  Tom takes necrotic (24 - 12 by the save): 12 from hit points.
show person tom
  able at 17 2 on level 1, 178 of 200 hit points, AC 12
  Garrison rifle in hand, 8 of 8
pass to mar.boots
  Mar no longer concentrates on Rolling Dark.
  The turn of Thug begins.
  The turn of Tom begins.
  The turn of Ann begins.
  Round 11.
  The turn of Mar begins.
show person tom
  able at 17 2 on level 1, 178 of 200 hit points, AC 12
  Garrison rifle in hand, 8 of 8
