title A ship that changes sides takes those along who came aboard with it
covers HOUSE-CONSOLE

book ether
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red
ship Gull probe at 0 800 heading 0 side Red
crew hesper plain pilot
crew tally plain pilot gunner
crew gull plain pilot
member tally.pilot name Pym
member tally.gunner name Gus
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 7 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
person Mick plain at 2 2 deck 2 side Red
person Rhee plain at 5 3 deck 1 side Blue
initiative hesper.pilot 20, tally.pilot 10, tally.gunner 9, mick 8, rhee 7, gull 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
# The side that it leaves is told as well, and whose it is now.
gm edit tally side 0
  Tally joins Blue.
log gull.pilot
  Tally joins Blue.
log hesper.pilot
  Tally joins Blue.
gm edit tally side 0
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
  Tally: flying speed 300 → 0 ft (docked).
# Its crew aboard still work it, and others who came with it are with them.
pass to tally.pilot
  The turn of Tally's pilot begins.
pass to tally.gunner
  The turn of Tally's gunner begins.
dice 2 5
tally.gunner fire laser at gull attacks 1
  Tally's gunner fires the laser cannon at Gull: d20 2, dropped 5 (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 6 against AC 8, a miss.
gm person place gus 1 2
  Gus is no longer encumbered.
  Gus: speed 20 → 30 ft (no longer encumbered).
gus.boots cross hesper
  Gus enters Hesper at 1 2 on level 1.
pass to mick.boots
  The turn of Mick begins.
mick.boots call: with you
  Mick calls: with you!
log hesper.pilot
  Mick calls: with you!
log gull.pilot
# When it goes back, Gus, who is aboard Hesper, stays, and so does Rhee, who belongs to Hesper.
gm edit tally side 1
  Tally joins Red.
log hesper.pilot
  Tally joins Red.
mick.boots call: back home
  Mick calls: back home!
log hesper.pilot
log tally.pilot
  Mick calls: back home!
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots call: stay with us
  Rhee calls: stay with us!
log tally.pilot
log tally.gunner
  Rhee calls: stay with us!
pass to tally.gunner
  The turn of Gull's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
tally.gunner fire laser at hesper attacks 1
  refused [HOUSE-CONSOLE] the ship is no longer yours
