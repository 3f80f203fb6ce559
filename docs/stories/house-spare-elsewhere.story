title Who stands at a free console of another ship works none of their own
covers HOUSE-CONSOLE

book me5e
class probe medium across 100
mount probe laser-cannon turret
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Wasp probe at 0 -150 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Blue
ship Rook probe at 400 0 heading 180 side Red special
crew hesper plain pilot gunner
crew wasp solo
crew tally plain pilot
crew rook plain pilot
member hesper.pilot name Ana
member hesper.gunner name Ben
member wasp.pilot name Sol
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
square gunner's-console 3 3
room 9 5 for wasp hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
set rook ac 30, hull-max 100, hull 100
initiative hesper.pilot 20, hesper.gunner 15, wasp.pilot 12, tally.pilot 10, rook.pilot 5

begin
  ...
# At the second console of their own ship, which nobody else has, Ben can fire.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
  Tally: flying speed 300 → 0 ft (docked).
pass to hesper.gunner
  The turn of Hesper's gunner begins.
gm person place ben 3 2
dice 5
hesper.gunner fire mount-1 at rook attacks 1
  Hesper's gunner fires the laser cannon at Rook: d20 5 + 2 proficiency + 2 ship Dexterity = 9 against AC 30, a miss.
# Aboard Tally nobody has the gunner's console, and it is no console of Hesper.
pass to wasp.pilot
  The turn of Wasp's pilot begins.
gm person place ben 2 2
wasp.pilot dock hesper
  Wasp docks with Hesper.
  Wasp: flying speed 300 → 0 ft (docked).
pass to hesper.gunner
  The turn of Tally's pilot begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
ben.boots cross tally
  Ben enters Tally at 1 2 on level 1.
gm person place ben 6 2
hesper.gunner fire mount-1 at rook attacks 1
  refused [HOUSE-CONSOLE] you are not at your console
# Sol does everything aboard Wasp, and nothing of it from a console of Hesper.
pass to sol.boots
  The turn of Wasp's pilot begins.
gm person place sol 2 2
sol.boots cross hesper
  Sol enters Hesper at 1 2 on level 1.
gm person place sol 3 2
wasp.pilot evade rook
  refused [HOUSE-CONSOLE] you are not at a console that works
