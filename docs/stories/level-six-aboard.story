title Whose systems have all failed is lost, but those aboard live on
covers SHIP-SYSDMG HOUSE-LOST
book me5e
without shake
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 150 heading 0 side Red special
ship Rook probe at 0 900 heading 0 side Red
crew hesper plain pilot
crew tally plain pilot
crew rook plain pilot
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
person Rhee plain at 2 2 deck 2 side Blue special
initiative hesper.pilot 20, rhee 15, tally.pilot 10, rook.pilot 5
set tally system-damage 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm edit tally system-damage 6
  Tally: system damage +1, now level 6: all primary systems have failed.
  Tally is lost: all its primary systems have failed.
  The GM rules, Tally: System damage set to 6.
show tally state
  state lost
# Rhee goes back; Pym, whose ship is lost, has a turn on foot.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots move 1 2
  Rhee has moved to 1 2 on level 1; 8 m of movement is left.
rhee.boots cross hesper
  Rhee enters Hesper at 1 2 on level 1.
pass to pym.boots
  The turn of Tally's pilot begins.
pym.boots move 4 1
  Pym has moved to 4 1 on level 1; 4 m of movement is left.
