title The hull of the ship with the first deck opens at 0 as any other, and only at its hatches
covers HOUSE-OPEN HOUSE-SHAKE

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 550 heading 0 side Red
crew hesper plain pilot gunner
crew tally plain pilot
member hesper.pilot name Ana
member hesper.gunner name Ben
set hesper hull-max 100, hull 20, shields-max 0
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
initiative hesper.pilot 20, hesper.gunner 15, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm person place ben 2 3
# A hit for 20 of 100: shaken and at 0 at once.
dice 10 10
gm damage hesper 20 energy
  The GM rules, Hesper: 20 energy damage.
  Hesper: energy takes 20 from the hull.
  Hesper is disabled.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
  The decks of Hesper shake.
  Ana saves with Dexterity against the shaking of the deck: d20 10 against 10, success.
  Ben saves with Dexterity against the shaking of the deck: d20 10 against 10, success.
  The hull of Hesper is open: it is deadly to stand at its hatches.
dice 1 1
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  Damage of the fire: d6 1.
  Ben takes fire: 1 from hit points.
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
  Hesper makes a destruction save: d20 1 against 10, failure.
  Hesper: system damage +2, now level 3: disadvantage on attacks and saves.
show person ana
  able at 6 1 on level 1, 20 of 20 hit points, AC 12
show person ben
  able at 2 3 on level 1, 19 of 20 hit points, AC 12
