title Sabotage to level 4 takes what is above the halved maxima
covers HOUSE-SABOTAGE SHIP-SYSDMG

book ether
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
member tally.pilot name Pym
set tally hull-max 101, hull 101, shields-max 41, shields 41, system-damage 3
room 9 5 for tally hand plain
square pilot's-console 7 1
sheet fixer like plain, wit 18, hp 60
person Rhee fixer at 7 2 side Blue
initiative rhee 20, hesper 15, tally.pilot 10

begin
  ...
show tally hull shields
  hull 101 of 101
  shields 41 of 41, regaining 0
gm person place pym 2 1
  ...
dice 12
rhee.boots sabotage tally.pilot
  Rhee, sabotage the pilot's console: d20 12 + 3 Wit = 15 against 15, success.
  Rhee sabotages the pilot's console of Tally.
  Tally: system damage +1, now level 4: hull, shields and regeneration halved.
  Tally: hull point maximum 101 → 50 (system damage 4).
  Tally: shield point maximum 41 → 20 (system damage 4).
show tally hull shields
  hull 50 of 50
  shields 20 of 20, regaining 0
