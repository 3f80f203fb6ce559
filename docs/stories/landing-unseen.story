title Who does not know of a carrier is not told of its bays, nor of what lies in them
covers SHIP-BAY

class hangar huge across 2500
fit hangar docking-bay
class gnat small across 50
mount gnat light-laser turret
ship Nest hangar at 0 0 heading 90 side Blue special
ship Tern gnat side Blue special bay Nest
ship Bee gnat at 0 1310 heading 0 side Blue special
ship Rook gnat at 0 9000 heading 180 side Red special
crew nest plain pilot
crew tern solo
crew bee solo
crew rook solo
initiative tern 20, bee 16, nest 10, rook 1
begin
  The battle goes on.
  Round 1.
  The turn of Tern begins.
log rook.pilot
  The battle goes on.
  Round 1.
gm hide nest
  The GM rules, Nest: it is hidden.
tern.pilot take-off
  Tern takes off from Nest.
log rook.pilot
pass to bee.pilot
  The turn of Bee begins.
bee.pilot land nest
  Bee lands aboard Nest.
log rook.pilot
pass to rook.pilot
  The turn of Nest's pilot begins.
  The turn of Rook begins.
rook.pilot evade bee
  refused [SHIP-EVADE] you know of no such ship
rook.pilot dock bee
  refused [HOUSE-DOCK] you know of no such ship
rook.pilot dock nest
  refused [HOUSE-DOCK] you know of no such ship
