title A ship that another side has is lost to the goals of its own, and beaten for its captors
covers SHIP-ROUND HOUSE-CAPTURE

ship Hesper corvette at 0 0 heading 0 side Blue special
ship Wren fighter at 0 3000 heading 0 side Blue special
ship Prize freighter at 0 250 heading 180 side Red special
ship Guard fighter at 400 0 heading 270 side Red special
crew hesper pilot
crew wren pilot
crew prize pilot
crew guard pilot
goal Blue beat prize minor: The prize is out.
goal Blue protect prize minor: The prize is whole.
goal Red protect prize minor: Keep her.
goal Red escape prize minor: She gets away.
goal Red reach prize at 0 6000 radius 300 minor: She is there.
goal Red survive prize round 1 minor: She lasts.
goal Blue survive wren round 1 minor: Wren holds out.
initiative hesper 20, wren 15, prize 10, guard 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm edit prize side 0
  Prize joins Blue.
  Goal reached: The prize is out.
  Goal failed: Keep her.
  Goal failed: She gets away.
gm move prize at 0 6000
  The GM rules, Prize: it is moved.
pass to guard.pilot
  The turn of Wren's pilot begins.
  The turn of Prize's pilot begins.
  The turn of Guard's pilot begins.
pass to hesper.pilot
  Round 2.
  The turn of Hesper's pilot begins.
  Goal reached: Wren holds out.
# What is not decided yet is open again once it is back.
gm edit prize side 1
  Prize joins Red.
  Goal reached: She is there.
  Goal reached: She lasts.
