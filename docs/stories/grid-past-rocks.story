title On the grid a medium ship passes a rock beside its squares, and none within them
covers SHIP-GRID SHIP-TERRAIN

grid
class barge medium across 100
ship Barge barge at 225 -175 heading 0 side Blue special
ship Kite barge at 3000 0 heading 0 side Red special
object Rock asteroid at 200 200 radius 40
object Boulder asteroid at 150 1200 radius 60
crew barge plain pilot
crew kite plain pilot
initiative barge 10, kite 5

begin
  ...
show barge place
  place 225 -175
barge.pilot fly ahead 400
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 300 ft
gm move barge at 277 10 heading 0
  The GM rules, Barge: it is moved.
show barge place
  place 275 25
barge.pilot fly ahead 300
  Barge has flown its course; 0 ft of flying speed is left.
pass to barge.pilot
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Barge's pilot begins.
gm move barge at 175 25 heading 0
  The GM rules, Barge: it is moved.
barge.pilot fly ahead 300
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 100 ft
gm move barge at 125 25 heading 0
  The GM rules, Barge: it is moved.
barge.pilot fly ahead 300
  Barge has flown its course; 0 ft of flying speed is left.
pass to barge.pilot
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Barge's pilot begins.
gm move barge at 225 1025 heading 0
  The GM rules, Barge: it is moved.
barge.pilot fly ahead 300
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 100 ft
gm move barge at 275 1025 heading 0
  The GM rules, Barge: it is moved.
barge.pilot fly ahead 300
  Barge has flown its course; 0 ft of flying speed is left.
