title A scenario without captures: who holds every console keeps the crew from them, and has no ship by it
covers HOUSE-CAPTURE HOUSE-SEIZE

book ether
without capture
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
member tally.gunner name Gus
set tally hull-max 100, hull 100, shields-max 0
set hesper hull-max 1000, hull 1000, shields-max 0
room 9 5 for hesper pods 1 hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet fixer like plain, wit 18, hp 60
person Rhee fixer at 1 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, hesper.gunner 12, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
gm person place pym 2 1
  Pym is no longer encumbered.
  Pym: speed 20 → 30 ft (no longer encumbered).
gm person place gus 2 3
  Gus is no longer encumbered.
  Gus: speed 20 → 30 ft (no longer encumbered).
gm person place rhee 6 2
dice 9
rhee.boots seize tally.pilot
  Rhee, seize the pilot's console: d20 9 + 3 Wit = 12 against 12, success.
  Rhee seizes the pilot's console of Tally.
dice 9
rhee.boots seize tally.gunner
  Rhee, seize the gunner's console: d20 9 + 3 Wit = 12 against 12, success.
  Rhee seizes the gunner's console of Tally.
pass to tally.pilot
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
tally.pilot hide
  refused [HOUSE-CONSOLE] your console is held by boarders
