title A crew that arrives and acts together acts in this round where its lowest roll falls
covers SHIP-INIT

shared
ship Hesper corvette at 0 0 heading 0 side Blue
ship Kite raider at 0 2000 heading 180 side Red
crew hesper plain pilot gunner
crew kite plain pilot

dice d20=15 d20=16 d20=5
begin
  The battle goes on.
  Hesper's pilot rolls initiative: d20 15.
  Hesper's gunner rolls initiative: d20 16.
  Kite's pilot rolls initiative: d20 5.
  Round 1.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
# 18 would have been before Hesper, in the next round; 8 is after it, in this one.
dice d20=18 d20=8
gm spawn Late raider at 500 500 side Red
  Late arrives.
  Late's pilot rolls initiative: d20 18.
  Late's gunner rolls initiative: d20 8 + 2 Dexterity = 10.
show order
  15 Hesper's pilot and Hesper's gunner, whose turn it is
  10 Late's pilot and Late's gunner
  5 Kite's pilot
pass
  The turn of Late's pilot begins.
  The turn of Late's gunner begins.
pass
  The turn of Kite's pilot begins.
