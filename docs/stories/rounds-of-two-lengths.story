title Live, turns come at different lengths of round: the last to begin goes on
covers HOE-ROUND

book ether
class dart medium across 50 strength 16
ship Hesper dart at 0 0 heading 0 side Blue special
ship Kite dart at 0 900 heading 180 side Red special
sheet archer like plain, agility 16
crew hesper plain pilot
crew kite plain pilot
room 12 7 for hesper hand plain
square hatch 10 3
square pilot's-console 2 2
room 12 7 for kite hand plain
square hatch 10 3
square pilot's-console 2 2
person Ana archer at 5 5 side Blue
initiative hesper.pilot 30, ana 20, kite.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm tempo live
  The battle goes on live.
wait 90 ticks
  The turn of Ana begins.
  The turn of Kite's pilot begins.
gm tempo rounds
  The battle goes on turn by turn.
show order
  30 Hesper's pilot
  20 Ana
  10 Kite's pilot, whose turn it is
