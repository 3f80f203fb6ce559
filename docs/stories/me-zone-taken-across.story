title Who crosses enters a square: what goes with them reaches those there, and fire burns them
covers ME-CAST HOUSE-DOCK

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
room 12 7 for hesper hand plain
square hatch 1 2
square pilot's-console 9 1
room 12 7 for tally hand plain
square hatch 1 2
square pilot's-console 9 1
sheet adept like plain, hp 30, level 10, casting Intelligence, intelligence 16, slots 4, slots 4, slots 4, slots 4, power dead-ring
sheet tough like plain, hp 60
person Con adept at 1 1 deck 1 side Blue special
person Nigh tough at 2 2 deck 1 side Red special
person Afar plain at 10 5 deck 1 side Red special
person Tess tough at 3 3 deck 2 side Red special
person Pal plain at 1 4 deck 1 side Blue special
initiative tess 2, pal 1, con 30, hesper 20, tally 15, nigh 10, afar 5

begin
  ...
gm go-on
gm condition tally stunned
  ...
gm person afflict afar primed-necrotic
  ...
dice 20 1 1 1 1 1 1 1 1 1 1 1 1
con.boots cast dead-ring
  ...
show person nigh
  able at 2 2 on level 1, 54 of 60 hit points, AC 12
  primed with necrosis
pass to hesper.pilot
  ...
hesper.pilot dock tally
  ...
dice 20 1 1 1 1 1 1 1 1 1 1 1 1
pass to con.boots
  ...
# Who stands within it is primed while it is there; who is primed otherwise stays so.
con.boots disengage
  ...
dice 20 1 1 1 1 1 1 1 1 1 1 1 1
con.boots cross tally
  Nigh is no longer primed with necrosis.
  Tess is primed with necrosis.
  Con enters Tally at 1 2 on level 1.
  Tess saves with Constitution against Dead Ring: d20 20 against 13, success.
  Damage of Dead Ring: d6 1+1+1+1+1+1+1+1+1+1+1+1 = 12.
  Tess takes necrotic (12 - 6 by the save): 6 from hit points.
show person nigh
  able at 2 2 on level 1, 48 of 60 hit points, AC 12
show person afar
  able at 10 5 on level 1, 20 of 20 hit points, AC 12
  primed with necrosis
gm person burn 1 2 deck 2 on
  It burns at 1 2 on level 1.
gm person leave con
  ...
gm person place nigh 8 4
pass to pal.boots
  ...
gm person place pal 1 3
dice 2
pal.boots cross tally
  Pal enters Tally at 1 2 on level 1.
  Damage of the fire: d6 2.
  Pal takes fire: 2 from hit points.
