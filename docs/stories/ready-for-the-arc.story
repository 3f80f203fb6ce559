title An order readied for a ship in a weapon's arc waits for the arc, not the range
covers SHIP-READY SHIP-ARC

class gun small across 50
mount gun heavy-laser fore
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 400 100 heading 0 side Red special
crew wren plain gunner
crew kite plain pilot
initiative wren 20, kite 10

begin
  ...
wren.gunner ready arc heavy-laser kite: fire heavy-laser at kite
  Wren's gunner readies Attack for a ship that comes into the arc.
pass to kite.pilot
  The turn of Kite's pilot begins.
# Near enough, and still beside the arc.
kite.pilot fly turn -45, ahead 50
  Kite has flown its course; 250 ft of flying speed is left.
gm move kite at 0 300
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that comes into the arc.
