title Ether: who is surprised at a console has the turn on the deck all the same, and ends it from either
covers SHIP-SURPRISE HOE-SURPRISE HOUSE-CONSOLE

book ether
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special hidden
crew hesper plain pilot gunner
member hesper.gunner name Ben
crew tally plain pilot
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
square gunner's-console 5 3
initiative tally.pilot 30, hesper.gunner 20, hesper.pilot 18

dice 15
begin
  The battle goes on.
  Tally's pilot hides Tally: Stealth d20 15 + 2 ship Dexterity = 17.
  Hesper's pilot is surprised: no move, action or reaction before their first turn is over.
  Hesper's gunner is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Tally's pilot begins.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
hesper.gunner search
  refused [SHIP-ROUND] it is not your turn
ben.boots move 4 3
  Ben is no longer encumbered.
  Ben has moved to 4 3 on level 1; 25 ft of movement is left.
  Ben: speed 20 → 30 ft (no longer encumbered).
hesper.gunner end
  The turn of Hesper's pilot begins.
show order
  30 Tally's pilot
  20 Hesper's gunner
  18 Hesper's pilot, whose turn it is
