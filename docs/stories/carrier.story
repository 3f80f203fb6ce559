title A carrier: taking off from its bays, landing, and what becomes of those aboard
covers SHIP-BAY SHIP-FEATURE

class hangar huge across 2500 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit hangar docking-bay, carrier-ship
class pocket large across 250
fit pocket docking-bay
class barge large across 250
class kite-boat medium across 50
class gnat small across 50
mount gnat light-laser turret
ship Nest hangar at 0 0 heading 90 side Blue special
ship Tern gnat side Blue special bay Nest
ship Pouch pocket at 0 6000 heading 0 side Blue
ship One kite-boat at 0 6201 heading 0 side Blue special
ship Two kite-boat at 200 6000 heading 0 side Blue
ship Bee gnat at -200 6000 heading 0 side Blue special
ship Big barge at 300 6300 heading 0 side Blue special
ship Rook barge at 1400 2000 heading 180 side Red special
crew nest plain pilot
crew tern solo
crew pouch plain pilot
crew one plain pilot
crew two plain pilot
crew bee solo
crew big plain pilot
crew rook plain pilot
initiative tern 20, one 18, two 17, bee 16, big 15, nest 10, pouch 8, rook 1
begin
  The battle goes on.
  Round 1.
  The turn of Tern begins.
show tern state
  state in a bay
tern.gunner fire laser at rook
  refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
tern.pilot fly ahead 10
  refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
see rook.pilot
  Nest at 0 0 heading 90°, hull unknown
  Pouch at 0 6000 heading 0°, hull unknown
  One at 0 6201 heading 0°, hull unknown
  Two at 200 6000 heading 0°, hull unknown
  Bee at -200 6000 heading 0°, hull unknown
  Big at 300 6300 heading 0°, hull unknown
  Rook at 1400 2000 heading 180°, hull 60, shields 0
show options tern.pilot
  Fly: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Helm: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Attack, light laser, Rook: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Fire at a place, light laser: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Evade, Rook: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Interfere, Rook: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Patch: refused [SHIP-PATCH] the hull is whole
  Stabilise: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Ram, Rook: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Ready: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Hide: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Search: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  Take off, Nest
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-BAY] Tern is in the docking bay of Nest: take off first
  End turn
tern.pilot take-off
  Tern takes off from Nest.
  Nest uses Carrier Mastery on Tern.
show tern state place heading feet
  state able
  place 1275 0
  heading 90°
  feet 350 ft left of 350 ft
see rook.pilot
  Nest at 0 0 heading 90°, hull unknown
  Pouch at 0 6000 heading 0°, hull unknown
  One at 0 6201 heading 0°, hull unknown
  Two at 200 6000 heading 0°, hull unknown
  Bee at -200 6000 heading 0°, hull unknown
  Big at 300 6300 heading 0°, hull unknown
  Rook at 1400 2000 heading 180°, hull 60, shields 0
  Tern at 1275 0 heading 90°, hull unknown
pass to one.pilot
  The turn of One's pilot begins.
# Within 100 ft, not a foot more; two medium ships fill a large ship's bay.
show range one pouch
  101 ft
one.pilot land pouch
  refused [SHIP-BAY] Pouch is just over 100 ft away, more than this reaches
gm move one at 0 6200
  The GM rules, One: it is moved.
one.pilot land pouch
  One lands aboard Pouch.
pass to two.pilot
  The turn of Two's pilot begins.
two.pilot land pouch
  Two lands aboard Pouch.
pass to bee.pilot
  The turn of Bee begins.
bee.pilot land pouch
  refused [SHIP-BAY] the bays of Pouch have no room for Bee
bee.pilot take-off
  refused [SHIP-BAY] Bee is not in a docking bay
pass to big.pilot
  The turn of Big's pilot begins.
big.pilot land pouch
  refused [SHIP-BAY] Pouch is 230 ft away, more than 100 ft
pass to tern.pilot
  The turn of Nest's pilot begins.
  The turn of Pouch's pilot begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Tern begins.
# The carrier's gift is for the first roll, once.
gm move rook at 1400 200 heading 180
  The GM rules, Rook: it is moved.
dice d20=4 d20=12 d6=2
tern.gunner fire laser at rook attacks 1
  Tern fires the light laser at Rook: d20 12, dropped 4 (advantage: Carrier Mastery) + 2 proficiency + 3 ship Dexterity = 17 against AC 7, a hit.
  Light laser damage: d6 2 + 1 light laser = 3, 3 energy.
  Rook: energy takes 3 from the hull.
pass to one.pilot
  The turn of One's pilot begins.
# What becomes of the ship becomes of those in its bays.
one.pilot take-off
  One takes off from Pouch.
gm damage pouch 100 kinetic
  The GM rules, Pouch: 100 kinetic damage.
  Pouch: kinetic takes 100 from the hull.
  Pouch explodes.
  Two explodes.
show two state
  state destroyed
show one state
  state able
