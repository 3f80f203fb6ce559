title Ships in the bays of one that jumps go along unharmed
covers SHIP-BAY SHIP-JUMP

class hangar huge across 2500
fit hangar navcomputer, docking-bay, carrier-ship
class gnat small across 50
ship Nest hangar at 0 0 heading 90 side Blue special
ship Tern gnat side Blue special bay Nest
ship Rook gnat at 4000 2000 heading 180 side Red special
crew nest plain operator pilot
crew tern solo
crew rook plain pilot
member nest.operator intelligence 20, proficiency 6, expert technology

initiative nest.operator 25, nest.pilot 20, tern 18, rook 10

begin
  ...
gm go-on
dice d20=13
nest.operator astrogate hasty
  Nest's operator, astrogation, hasty: d20 13 + 5 Intelligence + 12 Technology expertise = 30 against 30, success.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Nest's operator begins.
nest.operator jump
  The hyperdrive of Nest starts: 10 rounds until it jumps.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 4.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 5.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 6.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 7.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 8.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 9.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 10.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 11.
  The turn of Nest's operator begins.
pass to nest.operator
  The turn of Nest's pilot begins.
  The turn of Tern begins.
  The turn of Rook's pilot begins.
  Round 12.
  The turn of Nest's operator begins.
  Nest jumps, and is away.
  Tern jumps, and is away.
  The turn of Rook's pilot begins.
show nest state
  state away
show tern state
  state away
