title On foot: a gun that has jammed does not cool
covers ME-RELOAD

book me5e
room 30 9
sheet hot like plain, dexterity 14, weapon prism-rifle, hp 60
sheet target like plain, hp 200
person Hal hot at 2 2 side Blue
person Foe target at 6 4 side Red
initiative hal 20, foe 5

begin
  ...
gm person load hal prism 1
  ...
dice 12 4 4
hal.boots attack foe with prism
  Hal attacks Foe, Prism rifle: d20 12 + 2 Dexterity + 2 proficiency = 16 against 12, a hit.
  Damage of Prism rifle: d10 4+4 + 2 Dexterity = 10.
  Hal has Prism rifle jam.
  Foe takes radiant: 10 from hit points.
pass to hal.boots
  ...
pass to hal.boots
  ...
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Prism rifle in hand, 0 of 6
hal.boots attack foe with prism
  refused [ME-RELOAD] Prism rifle has jammed, until a rest
