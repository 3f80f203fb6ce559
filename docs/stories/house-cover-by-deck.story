title Nobody on another deck is in the way
covers ME-COVER HOUSE-MAP

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 150 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
room 12 5 for hesper hand plain
square pilot's-console 10 1
room 12 5 for tally hand plain
square pilot's-console 10 3
person Ana plain at 2 2 deck 1 side Blue
person Bob plain at 6 2 deck 1 side Red
person Cid plain at 4 2 deck 2 side Red
initiative ana 20, bob 15, cid 12, hesper 10, tally 5

begin
  ...
show cover bob from ana
  none
