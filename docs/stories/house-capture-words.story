title What the crew of a captured ship says and does is for its own side
covers HOUSE-CAPTURE SHIP-OBJECT HOE-IMPROVISE

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
dice 9
rhee.boots seize tally.pilot
  Rhee, seize the pilot's console: d20 9 + 3 Wit = 12 against 12, success.
  Rhee seizes the pilot's console of Tally.
# All but one are not all.
wait for tally.gunner
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
gm person place gus 6 3
gm person place rhee 3 2
dice 2
tally.gunner fire laser at hesper attacks 1
  Tally's gunner fires the laser cannon at Hesper: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 8, a miss.
gm person place gus 2 3
gm person place rhee 6 2
wait for rhee.boots
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Rhee begins.
dice 9
rhee.boots seize tally.gunner
  Rhee, seize the gunner's console: d20 9 + 3 Wit = 12 against 12, success.
  Rhee seizes the gunner's console of Tally.
  Tally is captured: every console aboard is held.
wait for tally.pilot
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
# Its captors hear none of it, and what takes time takes it on the deck, by the book there.
tally.pilot call: ambush at the hatch
  Tally's pilot calls: ambush at the hatch!
log hesper.pilot
log tally.gunner
  Tally's pilot calls: ambush at the hatch!
tally.pilot use: hides the key card
  refused [HOUSE-CONSOLE] the ship is no longer yours
pym.boots improvise wit: jams the hatch
  Tally's pilot: improvise waits for the GM.
log hesper.pilot
log tally.gunner
  Tally's pilot: improvise waits for the GM.
dice 12
gm allow 1 wit dc 10
  Tally's pilot improvises: jams the hatch: improvised Wit: d20 12 against 10, success.
log hesper.pilot
log tally.gunner
  Tally's pilot improvises: jams the hatch: improvised Wit: d20 12 against 10, success.
wait for tally.gunner
  The turn of Tally's gunner begins.
tally.gunner handle: hides the key card
  Tally's gunner, with the action: hides the key card
log hesper.pilot
log tally.pilot
  Tally's gunner, with the action: hides the key card
# Nor do they learn what the GM has yet to see.
gm hold on
gm person place rhee 2 2
dice 14 3
gus.boots attack rhee with fists
  Tally's gunner: attack waits for the GM.
log hesper.pilot
log tally.pilot
  Tally's gunner: attack waits for the GM.
gm cancel 2
  The GM rules, Tally: the order attack of the gunner is cancelled.
log hesper.pilot
log tally.pilot
  The GM rules, Tally: the order attack of the gunner is cancelled.
