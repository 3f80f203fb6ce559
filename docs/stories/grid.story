title Squares of 50 ft: moves, corners, ranges, sizes
covers SHIP-GRID SHIP-SIZE SHIP-PASS SHIP-RAM

# Squares have their middles at whole multiples of 50 ft. A place between is put into
# the nearest: Wren at 10 -20 is in the square of 0 0. A Medium ship takes two
# squares each way, and its middle is where they meet.
grid
class probe small across 50
class barge medium across 100
class keel large across 250
mount probe laser-cannon turret
ship Wren probe at 10 -20 heading 10 side Blue
ship Barge barge at 1010 10 heading 0 side Blue
ship Kite probe at 3000 0 heading 0 side Red special
ship Keel keel at 3000 600 heading 0 side Red special
object Rock asteroid at 200 200 radius 40
object Dust field at -200 0 radius 60
crew wren plain solo
crew barge plain pilot
crew kite plain pilot
crew keel none
initiative wren 20, barge 10, kite 5

begin
  The battle goes on.
  Round 1.
  The turn of Wren begins.
show wren place heading
  place 0 0
  heading 0°
show barge place
  place 1025 25

# The worked example: one square diagonally, three straight, one diagonally: 50, 150,
# 100. Turns cost what they cost on the open map: 100 ft for 90°, 50 for 45°.
gm edit wren flying-speed 600
  The GM rules, Wren: Flying speed set to 600.
  Wren: flying speed 350 → 600 ft (as ruled).
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Wren begins.
wren.pilot fly turn 45, ahead 50, turn -45, ahead 150, turn 45, ahead 50
  Wren has flown its course; 150 ft of flying speed is left.
show wren place heading feet
  place 100 250
  heading 45°
  feet 150 ft left of 600 ft
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Wren begins.

# The diagonals alternate over the whole turn, whatever is flown between them, and the
# count starts again with the next turn.
gm move wren at 0 0 heading 45
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 50
  Wren has flown its course; 550 ft of flying speed is left.
show wren feet
  feet 550 ft left of 600 ft
wren.pilot fly ahead 50
  Wren has flown its course; 450 ft of flying speed is left.
show wren feet
  feet 450 ft left of 600 ft
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 4.
  The turn of Wren begins.
gm move wren at 0 0 heading 45
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 50
  Wren has flown its course; 550 ft of flying speed is left.
show wren feet
  feet 550 ft left of 600 ft

# Squares and eighths of a turn, nothing else; no throttle.
wren.pilot fly ahead 60
  refused [SHIP-GRID] 0° and then 60 ft is not on the grid: turn by 45°, and fly squares of 50 ft
wren.pilot fly turn 30, ahead 50
  refused [SHIP-GRID] 30° and then 50 ft is not on the grid: turn by 45°, and fly squares of 50 ft
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 5.
  The turn of Wren begins.

# To enter a square takes a square of speed.
gm move wren at 0 0 heading 0
  The GM rules, Wren: it is moved.
gm edit wren feet 49
  The GM rules, Wren: Feet left set to 49.
wren.pilot fly ahead 50
  refused [SHIP-FLY] the course costs 50 ft and 49 ft of flying speed is left
gm edit wren feet 50
  The GM rules, Wren: Feet left set to 50.
wren.pilot fly ahead 50
  Wren has flown its course; 0 ft of flying speed is left.
show wren place feet
  place 0 50
  feet 0 ft left of 600 ft
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 6.
  The turn of Wren begins.

# No corner of the rock is cut: from 150 200 to 200 250 the way passes its corner.
gm move wren at 150 200 heading 45
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 50
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 0 ft
gm move wren at 150 150 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 50, turn 90, ahead 50
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 150 ft
gm move wren at 100 150 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 100, turn 45, ahead 50, turn 45, ahead 100
  Wren has flown its course; 250 ft of flying speed is left.
show wren place feet
  place 250 300
  feet 250 ft left of 600 ft
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 7.
  The turn of Wren begins.

# A square of difficult terrain costs another 50 ft, a diagonal one that already
# costs 100 three times 50.
gm move wren at -100 0 heading 270
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 50
  Wren has flown its course; 500 ft of flying speed is left.
show wren place feet
  place -150 0
  feet 500 ft left of 600 ft
wren.pilot fly ahead 50
  Wren has flown its course; 400 ft of flying speed is left.
show wren place feet
  place -200 0
  feet 400 ft left of 600 ft
gm move wren at -50 -100 heading 315
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 100
  Wren has flown its course; 200 ft of flying speed is left.
show wren place feet
  place -150 0
  feet 200 ft left of 600 ft
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 8.
  The turn of Wren begins.

# Ranges count squares from the one next to a ship into the other's, diagonals by
# turns 50 and 100 ft.
gm move wren at 0 0 heading 0
  The GM rules, Wren: it is moved.
gm move kite at 100 250 heading 0
  The GM rules, Kite: it is moved.
show range wren kite
  300 ft
gm move kite at 50 0 heading 0
  The GM rules, Kite: it is moved.
show range wren kite
  50 ft
gm move kite at 100 100 heading 0
  The GM rules, Kite: it is moved.
show range wren kite
  150 ft
gm move kite at 150 150 heading 0
  The GM rules, Kite: it is moved.
show range wren kite
  200 ft
gm move barge at 125 25 heading 0
  The GM rules, Barge: it is moved.
show range wren barge
  100 ft
gm move keel at 325 25 heading 0
  The GM rules, Keel: it is moved.
show range wren keel
  250 ft

# Range decides as ever: 450 ft is normal range of the laser cannon, 500 is long.
gm move keel at 3000 1000 heading 0
  The GM rules, Keel: it is moved.
gm move kite at 0 450 heading 0
  The GM rules, Kite: it is moved.
show options wren.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Attack, laser cannon, Kite: 85.0%, +5 against 9; shields 6.3, hull 6.3
  Attack, laser cannon, Keel: refused [SHIP-RANGE] Keel is beyond the laser cannon's 900 ft
  Fire at a place, laser cannon
  Evade, Kite: 47.5%
  Evade, Keel: refused [SHIP-EVADE] Keel has no pilot to contest
  Interfere, Kite: 47.5%
  Patch: refused [SHIP-PATCH] the hull is whole
  Stabilise: refused [SHIP-STABLE] Wren is not at 0 hit points
  Ram, Kite: 30.0%, +3 against 10; shields 7.0, hull 7.0
  Ram, Keel: refused [SHIP-TERRAIN] the course runs into a solid obstacle after 250 ft
  Ready
  Hide: refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
gm move kite at 0 500 heading 0
  The GM rules, Kite: it is moved.
show options wren.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Attack, laser cannon, Kite: 72.2%, +5 against 9, −long range; shields 5.0, hull 5.0
  Attack, laser cannon, Keel: refused [SHIP-RANGE] Keel is beyond the laser cannon's 900 ft
  Fire at a place, laser cannon
  Evade, Kite: 47.5%
  Evade, Keel: refused [SHIP-EVADE] Keel has no pilot to contest
  Interfere, Kite: 47.5%
  Patch: refused [SHIP-PATCH] the hull is whole
  Stabilise: refused [SHIP-STABLE] Wren is not at 0 hit points
  Ram, Kite: 30.0%, +3 against 10; shields 7.0, hull 7.0
  Ram, Keel: refused [SHIP-TERRAIN] the course runs into a solid obstacle after 250 ft
  Ready
  Hide: refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn

# A friend's squares are difficult, and no place to end; a foe's of like size are
# closed.
gm move barge at 25 125 heading 0
  The GM rules, Barge: it is moved.
wren.pilot fly ahead 100
  refused [SHIP-PASS] the course ends in the space of Barge
wren.pilot fly ahead 200
  Wren has flown its course; 300 ft of flying speed is left.
show wren place feet
  place 0 200
  feet 300 ft left of 600 ft
pass to wren.pilot
  The turn of Barge's pilot begins.
  The turn of Kite's pilot begins.
  Round 9.
  The turn of Wren begins.
gm move wren at 0 400 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 100
  refused [SHIP-PASS] the course runs through the space of Kite, which is hostile and less than two sizes apart
# A ram goes in, diagonally first and then straight; it ends in Kite's square.
gm move wren at 50 350 heading 0
  The GM rules, Wren: it is moved.
dice d20=1 d6=3 d6=4
wren.pilot ram kite turn -45, ahead 50, turn 45, ahead 100
  Wren sets out to ram Kite.
  Wren rams Kite, whose Dexterity save against the ram: d20 1 + 3 ship Dexterity = 4 against 10, failure.
  Ram damage: d6 3+4 = 7, 7 kinetic.
  Wren rams Kite.
  Wren has flown its course; 300 ft of flying speed is left.
  Kite: kinetic takes 7 from the hull.
  Wren: kinetic takes 7 from the hull.
show wren place
  place 0 500
