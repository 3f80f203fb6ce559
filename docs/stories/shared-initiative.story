title A crew that acts together, on its lowest roll
covers SHIP-INIT

shared
ship Hesper corvette at 0 0 heading 0 side Blue
ship Kite raider at 0 2000 heading 180 side Red
crew hesper plain pilot gunner mechanic
crew kite plain pilot gunner

dice d20=18 d20=7 d20=12 d20=15 d20=10
begin
  The battle goes on.
  Hesper's pilot rolls initiative: d20 18.
  Hesper's gunner rolls initiative: d20 7.
  Hesper's mechanic rolls initiative: d20 12.
  Kite's pilot rolls initiative: d20 15.
  Kite's gunner rolls initiative: d20 10.
  Round 1.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
show order
  10 Kite's pilot and Kite's gunner, whose turn it is
  7 Hesper's pilot and Hesper's gunner and Hesper's mechanic
# Kite's crew has begun. Then all of Hesper's, in any order.
pass
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's mechanic begins.
hesper.gunner end
hesper.mechanic end
hesper.pilot fly ahead 10
  Hesper has flown its course; 290 ft of flying speed is left.
hesper.pilot end
  Round 2.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
