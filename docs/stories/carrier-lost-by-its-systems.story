title Who is in the bay of a carrier that is lost at level 6 can still take off
covers SHIP-BAY SHIP-SYSDMG

class hangar huge across 2500
fit hangar docking-bay
class gnat small across 50
mount gnat light-laser turret
ship Nest hangar at 0 0 heading 90 side Blue special
ship Tern gnat side Blue special bay Nest
ship Bee gnat at -2000 0 heading 0 side Blue special
ship Rook gnat at 2400 2000 heading 180 side Red special
crew nest plain pilot
crew tern solo
crew bee solo
crew rook solo
initiative tern 20, nest 10, bee 5, rook 1

begin
  ...
gm edit nest system-damage 6
  Nest: system damage +1, now level 6: all primary systems have failed.
  Nest is lost: all its primary systems have failed.
  The GM rules, Nest: System damage set to 6.
show tern state place
  state in a bay
  place 0 0
show nest state
  state lost
tern.pilot take-off
  Tern takes off from Nest.
pass
  The turn of Bee begins.
