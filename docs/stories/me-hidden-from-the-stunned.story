title Somebody stunned neither sees nor notices anybody hide; medicine shows nobody
covers ME-HIDE ME-SEARCH

book me5e
room 30 12
square wall from 6 1 to 6 4
square wall from 6 7 to 6 10
sheet scout like plain, dexterity 14, weapon tack-pistol, device medi-gel-1 1, hp 30
person Ana scout at 3 5 side Blue special
person Foe plain at 9 5 side Red
initiative ana 20, foe 10

begin
  ...
ana.boots hide
  refused [ME-HIDE] a foe has Ana in plain sight: hide out of sight, in smoke, or behind three-quarters cover
gm person afflict foe stunned
  Foe is stunned.
  Foe: speed 10 → 0 m (stunned).
dice 2
ana.boots hide
  Ana hides: Stealth d20 2 + 2 Dexterity = 4.
gm person place ana 3 3
gm person relieve foe stunned
  Foe is no longer stunned.
  Foe: speed 0 → 10 m (no longer stunned).
show person ana
  able at 3 3 on level 1, 30 of 30 hit points, AC 12
  hidden; Tack pistol in hand, 15 of 15
pass to foe.boots
  The turn of Foe begins.
foe.boots attack ana
  refused [ME-UNSEEN] Foe does not know where that is: attack a square in view instead
# A medicine taken is no act that shows the invisible; a shot is.
pass to ana.boots
  Round 2.
  The turn of Ana begins.
gm person afflict ana invisible
  Ana is invisible.
gm person hurt ana 5 fire
  Ana takes fire: 5 from hit points.
dice 3 2
ana.boots use medi-gel-1
  Ana uses medi-gel.
  Healing of medi-gel: d4 3+2 + 2 healing = 7.
  Ana regains 5, now 30.
show person ana
  able at 3 3 on level 1, 30 of 30 hit points, AC 12
  hidden; invisible; Tack pistol in hand, 15 of 15
pass to ana.boots
  The turn of Foe begins.
  Round 3.
  The turn of Ana begins.
gm person place ana 3 5
dice 10 12 3
ana.boots attack foe
  Ana attacks Foe, Tack pistol: d20 12, dropped 10 (advantage: unseen) + 2 Dexterity + 2 proficiency = 16 against 12, a hit.
  Damage of Tack pistol: d4 3 + 2 Dexterity = 5.
  Ana has been seen.
  Ana is no longer invisible.
  Foe takes piercing: 5 from hit points.
