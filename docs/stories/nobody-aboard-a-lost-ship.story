title Nobody arrives aboard a ship that is gone
covers HOUSE-PEOPLE

book me5e
class probe medium across 100
ship Tally probe at 0 0 heading 0 side Red special
ship Wren probe at 900 0 heading 0 side Red special
ship Kite probe at 0 900 heading 0 side Blue special
crew tally plain pilot
crew wren plain pilot
crew kite plain pilot
room 16 7 for tally hand plain
square pilot's-console 14 1
person Ana plain at 2 1 side Blue
person Guard plain at 12 3 side Red later
person Hound plain at 12 3 side Red later
trigger by-hand then enter guard: The patrol.
trigger by-hand then enter hound: The dog.
initiative ana 20, tally 8, wren 7, kite 6

begin
  ...
dice 5
gm trigger 1
  Guard enters Tally at 12 3 on level 1.
  Guard rolls initiative: d20 5.
  The patrol.
gm edit tally system-damage 6
  Tally: system damage +1, now level 6: all primary systems have failed.
  Tally is lost: all its primary systems have failed.
  The GM rules, Tally: System damage set to 6.
gm trigger 2
  The dog.
