title Who crosses to another ship leaves an area behind with what holds within it
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
sheet adept like plain, hp 30, level 10, casting Intelligence, intelligence 16, slots 4, slots 4, slots 4, slots 4, power wither-cloud
sheet tough like plain, hp 60
person Con adept at 9 5 deck 1 side Blue special
person Nigh tough at 1 2 deck 1 side Red special
person Pal tough at 9 3 deck 1 side Blue special
initiative con 30, hesper 20, tally 15, nigh 10, pal 9

begin
  ...
gm go-on
gm condition tally stunned
  ...
con.boots cast wither-cloud at 1 2
  Con casts Wither Cloud.
  Nigh is primed with necrosis.
pass to hesper.pilot
  ...
hesper.pilot dock tally
  ...
dice 1 1 1 1
pass to nigh.boots
  ...
show person nigh
  able at 1 2 on level 1, 56 of 60 hit points, AC 12
  primed with necrosis
nigh.boots cross tally
  Nigh is no longer primed with necrosis.
  Nigh enters Tally at 1 2 on level 1.
show person nigh
  able at 1 2 on level 1, 56 of 60 hit points, AC 12
