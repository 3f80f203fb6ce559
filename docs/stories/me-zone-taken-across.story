title An area that goes with its maker to another ship ends nothing but what it has done
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
initiative con 30, hesper 20, tally 15, nigh 10, afar 5

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
con.boots cross tally
  Nigh is no longer primed with necrosis.
  Con enters at 1 2 on level 1.
show person nigh
  able at 2 2 on level 1, 48 of 60 hit points, AC 12
show person afar
  able at 10 5 on level 1, 20 of 20 hit points, AC 12
  primed with necrosis
