title A guard whom nobody knows of: the console shows none, and work there finds one
covers HOUSE-SEIZE

book ether
tempo live
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
wait for rhee.boots
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
gm person place pym 7 2
gm person hide pym yes
# Nothing tells Rhee of Pym, whether an order at a console with a guard or at one without.
show options rhee.boots
  Object
  Improvise
  Call
  Attack, bare hands, Plain: refused [HOE-RANGE] 20 ft is beyond a reach of 5 ft
  Hide: refused [HOE-COMMON] a foe has Rhee in plain sight: hide out of sight, in smoke, or behind three-quarters cover
  Search
  Escape: refused [HOE-COMMON] nothing holds Rhee
  Let go: refused [HOE-FREE] Rhee holds nobody
  Drop prone
  Stand up: refused [HOE-COMMON] Rhee is not prone
  Raise shield: refused [HOE-SHIELD] Rhee holds no shield
  Lower shield: refused [HOE-SHIELD] no shield is raised
  Search (investigation)
  Seize, Tally's pilot: 60.0%, +3 against 12
  Sabotage, Tally's pilot: 45.0%, +3 against 15
  Seize, Tally's gunner: 60.0%, +3 against 12
  Sabotage, Tally's gunner: 45.0%, +3 against 15
  End turn
# It takes the action.
rhee.boots seize tally.pilot
  Rhee is kept from it by somebody unseen.
  Pym has been seen.
rhee.boots seize tally.pilot
  refused [HOUSE-SEIZE] a foe defends it
wait for rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Rhee begins.
gm person place pym 4 1
dice 9
rhee.boots seize tally.pilot
  Rhee, seize the pilot's console: d20 9 + 3 Wit = 12 against 12, success.
  Rhee seizes the pilot's console of Tally.
