title Ships in the bays of one that jumps go along unharmed, and so do those in their bays
covers SHIP-BAY SHIP-JUMP

class hangar huge across 2500
fit hangar navcomputer, docking-bay, carrier-ship
class pocket large across 250
fit pocket docking-bay
class gnat small across 50
ship Nest hangar at 0 0 heading 90 side Blue special
ship Pouch pocket side Blue special bay Nest
ship Tern gnat side Blue special bay Pouch
ship Rook gnat at 4000 2000 heading 180 side Red special
crew nest plain operator pilot
crew pouch plain pilot
crew tern solo
crew rook plain pilot
member nest.operator intelligence 20, proficiency 6, expert technology

initiative nest.operator 25, nest.pilot 20, pouch 19, tern 18, rook 10

begin
  The battle goes on.
  Round 1.
  The turn of Nest's operator begins.
gm go-on
dice d20=13
nest.operator astrogate hasty
  Nest's operator, astrogation, hasty: d20 13 + 5 Intelligence + 12 Technology expertise = 30 against 30, success.
# Nobody takes off from a ship that is itself in a bay.
pass to tern.pilot
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
tern.pilot take-off
  refused [SHIP-BAY] Pouch is in the docking bay of Nest: take off first
pass to nest.operator
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Nest's operator begins.
nest.operator jump
  The hyperdrive of Nest starts: 10 rounds until it jumps.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 4.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 5.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 6.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 7.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 8.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 9.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 10.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 11.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 12.
  The turn of Nest's operator begins.
  Nest jumps, and is away.
  Pouch jumps, and is away.
  Tern jumps, and is away.
  The turn of Rook's pilot begins.
show nest state
  state away
show pouch state
  state away
show tern state
  state away
