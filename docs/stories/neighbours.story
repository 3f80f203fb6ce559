title Neighbours of one side act together where the GM allows it
covers SHIP-ROUND

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 5000 heading 180 side Red
ship Crow gun at 0 9000 heading 180 side Red
crew wren plain pilot, plain gunner, plain mechanic
crew kite plain pilot, plain gunner
crew crow plain pilot
initiative wren.pilot 20, wren.gunner 18, kite.pilot 15, wren.mechanic 12, kite.gunner 5, crow.pilot 1

gm tempo together
  The battle goes on turn by turn; neighbours of a side act together.
begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
show order
  20 Wren's pilot, whose turn it is
  18 Wren's gunner, whose turn it is
  15 Kite's pilot
  12 Wren's mechanic
  5 Kite's gunner
  1 Crow's pilot
# Both have their turn, in either order, and the next begins when both have ended it.
wren.gunner end
wren.pilot fly ahead 100
  Wren has flown its course; 250 ft of flying speed is left.
kite.pilot end
  refused [SHIP-ROUND] it is not your turn
wren.pilot end
  The turn of Kite's pilot begins.
pass
  The turn of Wren's mechanic begins.
# Who stands alone between two foes acts alone.
show order
  20 Wren's pilot
  18 Wren's gunner
  15 Kite's pilot
  12 Wren's mechanic, whose turn it is
  5 Kite's gunner
  1 Crow's pilot
pass
  The turn of Kite's gunner begins.
  The turn of Crow's pilot begins.
show order
  20 Wren's pilot
  18 Wren's gunner
  15 Kite's pilot
  12 Wren's mechanic
  5 Kite's gunner, whose turn it is
  1 Crow's pilot, whose turn it is
pass
  Round 2.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
# From the next turn on it is one at a time again.
gm tempo rounds
  The battle goes on turn by turn.
pass
  The turn of Kite's pilot begins.
pass
  The turn of Wren's mechanic begins.
# Nobody aboard a wreck parts neighbours any longer.
gm tempo together
  The battle goes on turn by turn; neighbours of a side act together.
gm damage kite 5000 kinetic
  The GM rules, Kite: 5000 kinetic damage.
  Kite: kinetic takes 5000 from the hull.
  Kite is torn apart by massive damage.
pass to wren.pilot
  The turn of Crow's pilot begins.
  Round 3.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
  The turn of Wren's mechanic begins.
show order
  20 Wren's pilot, whose turn it is
  18 Wren's gunner, whose turn it is
  15 Kite's pilot
  12 Wren's mechanic, whose turn it is
  5 Kite's gunner
  1 Crow's pilot
