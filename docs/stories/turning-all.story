title Turning is dear when a ship is damaged or slowed, up to all of its flying speed and no further
covers SHIP-TURN SHIP-SYSDMG

class gnat tiny across 20
class hulk medium across 50
class quay large across 300 station
ship Gnat gnat at 0 0 heading 0 side Blue special
ship Hulk hulk at 0 3000 heading 0 side Red special
ship Quay quay at 0 6000 heading 0 side Red special
crew gnat plain pilot
crew hulk plain pilot
crew quay plain pilot
initiative gnat.pilot 20, hulk.pilot 10, quay.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Gnat's pilot begins.
show gnat feet turning
  feet 400 ft left of 400 ft
  turning 50 ft for 90°
show hulk feet turning
  feet 0 ft left of 300 ft
  turning 150 ft for 90°
show quay feet turning
  feet 0 ft left of 50 ft
  turning 100 ft for 90°
# Twice 50 ft is less than half of 400; twice 150 ft is more than half of 300.
gm edit gnat system-damage 2
  The GM rules, Gnat: System damage set to 2.
  Gnat: flying speed 400 → 200 ft (system damage 2).
  Gnat: cost of turning 90° 50 → 100 ft (system damage 2).
gm edit hulk system-damage 2
  The GM rules, Hulk: System damage set to 2.
  Hulk: flying speed 300 → 150 ft (system damage 2).
pass to hulk.pilot
  The turn of Hulk's pilot begins.
hulk.pilot fly turn 91
  refused [SHIP-FLY] the course costs 152 ft and 150 ft of flying speed is left
hulk.pilot fly turn 90
  Hulk has flown its course; 0 ft of flying speed is left.
# A station is built to turn for more than it flies.
pass to quay.pilot
  The turn of Quay's pilot begins.
quay.pilot fly turn 46
  refused [SHIP-FLY] the course costs 52 ft and 50 ft of flying speed is left
quay.pilot fly turn 45
  Quay has flown its course; 0 ft of flying speed is left.
