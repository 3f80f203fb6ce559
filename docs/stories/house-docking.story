title Docked: across, consoles, sabotage, and a captured ship
covers HOUSE-DOCK HOUSE-CONSOLE HOUSE-SEIZE HOUSE-SABOTAGE HOUSE-CAPTURE

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 250 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
member tally.gunner name Gus
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
square gunner's-console 5 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet fixer like plain, intelligence 18, hp 60
person Rhee fixer at 1 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, hesper.gunner 12, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on

# Nobody docks with what can get away, nor from more than 100 ft.
hesper.pilot dock tally
  refused [HOUSE-DOCK] Tally can still get away: disable it, hook it (Ram) with a boarding harpoon, or hold it with a tractor beam
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
hesper.pilot dock tally
  refused [HOUSE-DOCK] Tally is 200 ft away, more than 100 ft
hesper.pilot fly ahead 99
  Hesper has flown its course; 201 ft of flying speed is left.
hesper.pilot dock tally
  refused [HOUSE-DOCK] Tally is just over 100 ft away, more than this reaches
hesper.pilot fly ahead 1
  Hesper has flown its course; 200 ft of flying speed is left.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
# Docked ships lie still.
hesper.pilot fly ahead 10
  refused [HOUSE-DOCK] Hesper is docked: cast off first
# One crosses at a hatch, for two squares of movement: 4 m of 10. The other end is the
# hatch, or the free square next to it.
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots seize hesper.pilot
  refused [HOUSE-SEIZE] the pilot's console is out of reach
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
show person rhee
  able at 1 2 on level 1, 60 of 60 hit points, AC 12
rhee.boots move 4 2
  Rhee has moved to 4 2 on level 1; no movement is left.
# Nobody is beside a console yet.
rhee.boots seize tally.pilot
  refused [HOUSE-SEIZE] the pilot's console is out of reach
pass to hesper.gunner
  The turn of Hesper's gunner begins.

# One turn: who has acted at a console has no action left on the deck, and the other
# way about.
dice 2 2
hesper.gunner fire laser at tally attacks 1
  Hesper's gunner fires the laser cannon at Tally: d20 2, dropped 2 (advantage: target stunned) + 2 proficiency + 2 ship Dexterity = 6 against AC 8, a miss.
ben.boots dodge
  refused [ME-DODGE] Ben has no action left
pass to hesper.gunner
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
  The turn of Hesper's gunner begins.
ben.boots dodge
  Ben is dodging.
hesper.gunner fire laser at tally
  refused [SHIP-ACTION] your action is used
# Away from the console one does nothing at it.
pass to hesper.gunner
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
  The turn of Hesper's gunner begins.
  Ben is no longer dodging.
ben.boots move 3 2
  Ben has moved to 3 2 on level 1; 6 m of movement is left.
hesper.gunner fire laser at tally
  refused [HOUSE-CONSOLE] you are not at your console
ben.boots move 5 2
  Ben has moved to 5 2 on level 1; 2 m of movement is left.
dice 2 2
hesper.gunner fire laser at tally attacks 1
  Hesper's gunner fires the laser cannon at Tally: d20 2, dropped 2 (advantage: target stunned) + 2 proficiency + 2 ship Dexterity = 6 against AC 8, a miss.

# A console is not taken from under the hands of who defends it. Gus and Pym are led
# away.
pass to rhee.boots
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 4.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
rhee.boots move 6 2
  Rhee has moved to 6 2 on level 1; 6 m of movement is left.
rhee.boots seize tally.gunner
  refused [HOUSE-SEIZE] a foe defends it
rhee.boots sabotage tally.gunner
  refused [HOUSE-SABOTAGE] a foe defends it
pass to tally.gunner
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
gm person place gus 2 1
gm person place pym 2 3
pass to rhee.boots
  Round 5.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
# Electronics: Intelligence 4, against 15: a 10 is too little, an 11 is a level of
# system damage.
dice 10
rhee.boots sabotage tally.gunner
  Rhee, sabotage the gunner's console: d20 10 + 4 Intelligence = 14 against 15, failure.
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 6.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
dice 11
rhee.boots sabotage tally.gunner
  Rhee, sabotage the gunner's console: d20 11 + 4 Intelligence = 15 against 15, success.
  Rhee sabotages the gunner's console of Tally.
  Tally: system damage +1, now level 1: disadvantage on ability checks.
# Or the console is dead, until somebody rewires it.
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 7.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
dice 11
rhee.boots sabotage tally.gunner kill
  Rhee, sabotage the gunner's console: d20 11 + 4 Intelligence = 15 against 15, success.
  Rhee sabotages the gunner's console of Tally.
rhee.boots sabotage tally.gunner
  refused [HOUSE-SABOTAGE] Rhee has no action left
gm person place rhee 4 2
gm person place gus 6 3
pass to tally.gunner
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
tally.gunner evade hesper
  refused [SHIP-ROLE] Evade is for the pilot
tally.gunner fire laser at hesper
  refused [HOUSE-CONSOLE] your console is dead
dice 15
gus.boots rewire tally.gunner
  Gus, rewire the gunner's console: d20 15 against 15, success.
  Gus rewires the gunner's console of Tally.
tally.gunner fire laser at hesper
  refused [SHIP-ACTION] your action is used

# To seize takes 12: a 7 is too little, an 8 enough. Held, it is dead to its crew. Who
# has them all has the ship, and its crew serve nobody any more.
gm person place gus 2 1
gm person place rhee 6 2
pass to rhee.boots
  Round 8.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
dice 7
rhee.boots seize tally.gunner
  Rhee, seize the gunner's console: d20 7 + 4 Intelligence = 11 against 12, failure.
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 9.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
dice 8
rhee.boots seize tally.gunner
  Rhee, seize the gunner's console: d20 8 + 4 Intelligence = 12 against 12, success.
  Rhee seizes the gunner's console of Tally.
rhee.boots seize tally.gunner
  refused [HOUSE-SEIZE] Rhee has no action left
gm person place gus 6 3
pass to tally.gunner
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
tally.gunner fire laser at hesper
  refused [HOUSE-CONSOLE] your console is held by boarders
gm person place gus 2 1
pass to rhee.boots
  Round 10.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
dice 8
rhee.boots seize tally.pilot
  Rhee, seize the pilot's console: d20 8 + 4 Intelligence = 12 against 12, success.
  Rhee seizes the pilot's console of Tally.
  Tally is captured: every console aboard is held.
pass to tally.pilot
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
tally.pilot hide
  refused [HOUSE-CONSOLE] the ship is no longer yours
pass to hesper.pilot
  The turn of Tally's gunner begins.
  Round 11.
  The turn of Hesper's pilot begins.
hesper.pilot undock
  Hesper casts off from Tally.
  Hesper: flying speed 0 → 300 ft (cast off).
hesper.pilot undock
  refused [SHIP-ACTION] your action is used
