title A crew that a hidden ship surprises loses one turn, at consoles and on its deck; so do those whom a GM surprises on either
covers SHIP-SURPRISE ME-SURPRISE HOUSE-CONSOLE

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special hidden
crew hesper plain pilot gunner mechanic
member hesper.gunner name Ben
member hesper.pilot name Pip
member hesper.mechanic name Max
crew tally plain pilot gunner
member tally.gunner name Tia
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
square gunner's-console 5 3
square mechanic's-console-(engines) 7 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
initiative tally.pilot 30, hesper.gunner 20, hesper.pilot 18, hesper.mechanic 10, tally.gunner 5

dice 15
begin
  The battle goes on.
  Tally's pilot hides Tally: Stealth d20 15 + 2 ship Dexterity = 17.
  Hesper's pilot is surprised: no move, action or reaction before their first turn is over.
  Hesper's gunner is surprised: no move, action or reaction before their first turn is over.
  Hesper's mechanic is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Tally's pilot begins.
# The GM has Pip notice, and Tia not; on their deck it counts as well.
gm unsurprise hesper.pilot
  The GM rules, Hesper: the pilot is not surprised.
gm person surprise tia yes
  Tia is surprised.
show ben.boots
  the turn is over; left: 1 reaction; movement 10 m
ben.boots handle: waves
  refused [SHIP-ROUND] it is not your turn
tally.pilot end
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
# Ben's turn is over as it begins, on foot too, and nobody waits for him; Pip's is not.
pip.boots move 4 2
  Pip has moved to 4 2 on level 1; 8 m of movement is left.
pip.boots end
  The turn of Hesper's mechanic begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Tally's pilot begins.
tia.boots move 6 3
  refused [ME-TURN] Tia moves only in their own turn
show order
  30 Tally's pilot, whose turn it is
  20 Hesper's gunner
  18 Hesper's pilot
  10 Hesper's mechanic
  5 Tally's gunner
pass to hesper.gunner
  The turn of Hesper's gunner begins.
ben.boots move 4 3
  Ben has moved to 4 3 on level 1; 8 m of movement is left.
pass to tally.gunner
  The turn of Hesper's pilot begins.
  The turn of Hesper's mechanic begins.
  The turn of Tally's gunner begins.
tia.boots move 6 3
  Tia has moved to 6 3 on level 1; 8 m of movement is left.
