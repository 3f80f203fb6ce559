title Nobody hinders a ship from a docking bay
covers SHIP-BAY

class nest huge across 2500
fit nest docking-bay
class gnat small across 50 shield directional
mount gnat light-laser turret
ship Nest nest at 0 0 heading 90 side Blue special
ship Gnat gnat at 0 1310 heading 180 side Blue special
ship Rook gnat at 0 1750 heading 180 side Red special
crew nest plain pilot
crew gnat plain mechanic pilot
crew rook plain operator gunner
initiative rook.operator 40, gnat.pilot 30, gnat.mechanic 25, nest 10, rook.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Rook's operator begins.
pass to gnat.pilot
  The turn of Gnat's pilot begins.
gnat.pilot land nest
  Gnat lands aboard Nest.
pass to gnat.mechanic
  The turn of Gnat's mechanic begins.
gnat.mechanic improvise technology hinder rook: shines a lamp
  refused [SHIP-BAY] Gnat is in a docking bay, from where nobody hinders a ship
gnat.mechanic improvise technology: tunes the lamp
  ...
