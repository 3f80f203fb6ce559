title A turn stays open, or over, wherever the GM moves it
covers SHIP-INIT SHIP-ROUND

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 5000 heading 180 side Red
crew wren plain pilot, plain gunner
crew kite plain pilot, plain gunner
initiative wren.pilot 20, wren.gunner 18, kite.pilot 15, kite.gunner 5

gm tempo together
  The battle goes on turn by turn; neighbours of a side act together.
begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
# A shared turn that is moved before the current one ends with it.
gm initiative wren.gunner 25
  The GM rules, Wren: the gunner acts on 25.
show order
  25 Wren's gunner, whose turn it is
  20 Wren's pilot, whose turn it is
  15 Kite's pilot
  5 Kite's gunner
gm end-turn
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
# Whoever has acted and is moved behind the current turn has acted all the same.
gm initiative wren.pilot 10
  The GM rules, Wren: the pilot acts on 10.
show order
  25 Wren's gunner
  15 Kite's pilot, whose turn it is
  10 Wren's pilot
  5 Kite's gunner, whose turn it is
pass
  Round 2.
  The turn of Wren's gunner begins.
pass to wren.pilot
  The turn of Kite's pilot begins.
  The turn of Wren's pilot begins.
show order
  25 Wren's gunner
  15 Kite's pilot
  10 Wren's pilot, whose turn it is
  5 Kite's gunner
