title A carrier that the GM removes takes along the ships in its bays
covers SHIP-BAY HOUSE-LOST

class hangar huge across 2500
fit hangar docking-bay
class pocket large across 250
fit pocket docking-bay
class gnat small across 50
mount gnat light-laser turret
ship Nest hangar at 0 0 heading 90 side Blue special
ship Pouch pocket side Blue special bay Nest
ship Tern gnat side Blue special bay Pouch
ship Bee gnat at -2000 0 heading 0 side Blue special
ship Rook gnat at 2400 2000 heading 180 side Red special
crew nest plain pilot
crew pouch plain pilot
crew tern solo
crew bee solo
crew rook solo
initiative tern 20, pouch 15, nest 10, bee 5, rook 1

begin
  The battle goes on.
  Round 1.
  The turn of Tern begins.
gm go-on
# It is the turn of the ship in the bay of a ship in a bay. All three leave; the next turn is the next ship's.
gm remove nest
  Nest leaves the battle.
  Pouch leaves the battle.
  Tern leaves the battle.
  The turn of Bee begins.
bee.pilot end
  The turn of Rook begins.
show rook state
  state able
