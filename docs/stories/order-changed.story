title An initiative changed in mid-round: everybody aboard acts once in it, and in their place after that
covers SHIP-INIT SHIP-ROUND

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 5000 heading 180 side Red
crew wren plain pilot, plain gunner
crew kite plain pilot, plain gunner
initiative wren.pilot 20, wren.gunner 18, kite.pilot 15, kite.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
# Whose turn it is has had it, wherever it is put.
gm initiative wren.pilot 1
  The GM rules, Wren: the pilot acts on 1.
pass
  The turn of Wren's gunner begins.
# Kite's gunner has not acted yet: put before whoever is on, they are next.
gm initiative kite.gunner 30
  The GM rules, Kite: the gunner acts on 30.
pass
  The turn of Kite's gunner begins.
# Wren's gunner has, and Kite's gunner is at it: put back, neither acts again.
gm initiative wren.gunner 8
  The GM rules, Wren: the gunner acts on 8.
gm initiative kite.gunner 6
  The GM rules, Kite: the gunner acts on 6.
pass
  The turn of Kite's pilot begins.
show order
  15 Kite's pilot, whose turn it is
  8 Wren's gunner
  6 Kite's gunner
  1 Wren's pilot
pass
  Round 2.
  The turn of Kite's pilot begins.
# From then on each in their new place.
pass
  The turn of Wren's gunner begins.
pass
  The turn of Kite's gunner begins.
pass
  The turn of Wren's pilot begins.
pass
  Round 3.
  The turn of Kite's pilot begins.
