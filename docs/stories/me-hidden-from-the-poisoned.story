title Disadvantage takes five off passive Perception
covers ME-HIDE

book me5e
room 20 9
square half-cover 7 4
square three-quarters-cover 8 4
person Ana plain at 9 4 side Blue
person Bob plain at 3 4 side Red
initiative ana 20, bob 10

begin
  ...
# 9 is noticed by 10.
dice 9
ana.boots hide
  Ana hides: Stealth d20 9.
show person ana
  able at 9 4 on level 1, 20 of 20 hit points, AC 12
  hidden, found by Red
gm person hide ana no
  Ana has been seen.
pass to ana.boots
  ...
gm person afflict bob poisoned
  Bob is poisoned.
dice 9
ana.boots hide
  Ana hides: Stealth d20 9.
show person ana
  able at 9 4 on level 1, 20 of 20 hit points, AC 12
  hidden
gm person hide ana no
  Ana has been seen.
pass to ana.boots
  ...
dice 4
ana.boots hide
  Ana hides: Stealth d20 4.
show person ana
  able at 9 4 on level 1, 20 of 20 hit points, AC 12
  hidden, found by Red
