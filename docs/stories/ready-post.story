title Ready for anyone: a power against a post of the ship that comes; a word names no target
covers SHIP-READY SHIP-POWER

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 1000 heading 180 side Red
crew wren plain operator pilot gunner
member wren.operator points 8 craft wisdom feature mind-in-the-wires
crew kite plain pilot gunner
initiative wren 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's operator begins.
gm hide kite
  The GM rules, Kite: it is hidden.

# The gunner of whichever ship comes into sight.
wren.operator ready sight: cast mind-in-the-wires on whoever gunner
  Wren's operator readies Cast a Power for a ship that comes into sight.
gm reveal kite
  The GM rules, Kite: it is in sight.
  Wren's operator may react to a ship that comes into sight.
dice d20=15 d20=5
wren.operator react
  Wren's operator uses Mind in the Wires on Kite's gunner.
  Wren's operator, Mind in the Wires: d20 15, against Kite's gunner: d20 5, won.

# A word is called by no foe: what waits for one names its target.
pass to wren.gunner
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
wren.gunner ready call now: fire heavy-laser at whoever
  refused [SHIP-READY] a foe never calls a word: name a target
wren.gunner ready call now: fire heavy-laser at kite
  Wren's gunner readies Attack for a word that is called.
pass to wren.operator
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Wren's operator begins.
wren.operator ready call now: cast mind-in-the-wires on whoever gunner
  refused [SHIP-READY] a foe never calls a word: name a target
# There are no doors in space.
wren.operator ready door: search
  refused [SHIP-READY] nobody can wait for that here
wren.operator ready call now: cast mind-in-the-wires on kite.gunner
  Wren's operator readies Cast a Power for a word that is called.
