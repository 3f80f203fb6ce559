title Who cannot act defends no console
covers HOUSE-SEIZE HOUSE-SABOTAGE

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red
crew hesper plain pilot
crew tally plain pilot
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 6 2
sheet fixer like plain, intelligence 18, hp 60
person Rhee fixer at 6 3 deck 2 side Blue
person Gil plain at 7 3 deck 2 side Red
initiative rhee 30, hesper.pilot 20, tally.pilot 10, gil 5

begin
  ...
rhee.boots seize tally.pilot
  refused [HOUSE-SEIZE] a foe defends it
gm person afflict pym stunned
  Pym is stunned.
  Pym: speed 10 → 0 m (stunned).
rhee.boots seize tally.pilot
  refused [HOUSE-SEIZE] a foe defends it
gm person afflict gil stunned
  Gil is stunned.
  Gil: speed 10 → 0 m (stunned).
dice 11
rhee.boots seize tally.pilot
  Rhee, seize the pilot's console: d20 11 + 4 Intelligence = 15 against 12, success.
  Rhee seizes the pilot's console of Tally.
  Tally is captured: every console aboard is held.
