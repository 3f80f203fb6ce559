title On foot: a weapon that lies somewhere comes to who beckons it
covers ME-CAST

book me5e
room 40 12
sheet adept like plain, charisma 16, hp 60, level 5, power beckon, weapon tack-pistol
sheet thug like plain, hp 80, weapon garrison-rifle
person Mar adept at 2 5 side Blue special
person Thug thug at 9 5 side Red
initiative mar 20, thug 5

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
mar.boots discard tack-pistol
  Mar drops Tack pistol.
mar.boots move 6 5
  Mar has moved to 6 5 on level 1; 2 m of movement is left.
mar.boots cast beckon at 2 5
  Mar casts Beckon.
  Mar summons Tack pistol.
mar.boots draw tack-pistol
  Mar draws Tack pistol.
pass to thug.boots
  The turn of Thug begins.
thug.boots discard garrison-rifle
  Thug drops Garrison rifle.
thug.boots move 10 5
  Thug has moved to 10 5 on level 1; 8 m of movement is left.
pass to mar.boots
  Round 2.
  The turn of Mar begins.
mar.boots cast beckon at 9 5
  Mar casts Beckon.
  Mar summons Garrison rifle.
show person thug
  able at 10 5 on level 1, 80 of 80 hit points, AC 12
pass to thug.boots
  The turn of Thug begins.
thug.boots draw garrison-rifle
  refused [ME-FREE] Garrison rifle floats beside a foe, out of reach
gm person hp mar 0
  Mar falls unconscious.
  Mar can no longer hold Tack pistol.
  The GM rules: Mar has 0 hit points.
show person thug
  able at 10 5 on level 1, 80 of 80 hit points, AC 12
