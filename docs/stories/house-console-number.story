title A console is named for its seat: the gunner's, and gunner 2's
covers HOUSE-SEIZE

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red
crew hesper plain pilot
crew tally plain pilot gunner gunner
member tally.gunner-1 name Gus
member tally.gunner-2 name Gil
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 6 3
square gunner's-console 7 3
sheet fixer like plain, intelligence 18, hp 60
person Rhee fixer at 1 2 deck 2 side Blue
person Moss fixer at 1 1 deck 2 side Blue
initiative rhee 30, moss 25, hesper.pilot 20, tally.pilot 10, tally.gunner-1 5, tally.gunner-2 1

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm person place pym 2 1
gm person place gus 2 3
gm person place gil 1 3
gm person place rhee 6 2
gm person place moss 7 2
dice 11
rhee.boots seize tally.gunner
  Rhee, seize the gunner's console: d20 11 + 4 Intelligence = 15 against 12, success.
  Rhee seizes the gunner's console of Tally.
pass to moss.boots
  The turn of Moss begins.
dice 11
moss.boots seize tally.gunner-2
  Moss, seize gunner 2's console: d20 11 + 4 Intelligence = 15 against 12, success.
  Moss seizes gunner 2's console of Tally.
