title Ready for whoever comes, with others there already
covers SHIP-READY

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 600 heading 180 side Red
ship Lurk gun at 300 300 heading 180 side Red hidden
crew wren plain gunner pilot
crew kite plain pilot gunner
crew lurk plain pilot
set lurk ac 30
set kite ac 30
initiative wren 20, kite 10, lurk 5

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.

# Kite is in sight and stays so: nothing happens until another comes into sight.
# The shot is at that one, which could not be named before.
wren.gunner ready sight: fire heavy-laser at whoever
  Wren's gunner readies Attack for a ship that comes into sight.
gm move kite at 0 590
  The GM rules, Kite: it is moved.
gm reveal lurk
  The GM rules, Lurk: it is in sight.
  Wren's gunner may react to a ship that comes into sight.
dice d20=7
wren.gunner react
  Wren's gunner fires the heavy laser at Lurk: d20 7 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.
show wren weapons
  weapons heavy laser fired

# Kite is within 600 ft when the shot is readied, and Lurk at 601 ft is not: the
# trigger is the one that comes in.
pass to wren.gunner
  The turn of Wren's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Lurk's pilot begins.
  Round 2.
  The turn of Wren's gunner begins.
gm move lurk at 640 0
  The GM rules, Lurk: it is moved.
wren.gunner ready range 600: fire heavy-laser at whoever
  Wren's gunner readies Attack for a ship that comes into range.
gm move lurk at 601 0
  The GM rules, Lurk: it is moved.
gm move kite at 0 580
  The GM rules, Kite: it is moved.
gm move lurk at 600 0
  The GM rules, Lurk: it is moved.
  Wren's gunner may react to a ship that comes into range.
dice d20=7
wren.gunner react
  Wren's gunner fires the heavy laser at Lurk: d20 7 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.

# An attack: at the attacker.
pass to wren.gunner
  The turn of Wren's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Lurk's pilot begins.
  Round 3.
  The turn of Wren's gunner begins.
wren.gunner ready attack: fire heavy-laser at whoever
  Wren's gunner readies Attack for an attack on the ship.
pass to kite.gunner
  The turn of Wren's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=2
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 9, a miss.
  Wren's gunner may react to an attack on the ship.
dice d20=7
wren.gunner react
  Wren's gunner fires the heavy laser at Kite: d20 7 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.

# A call has no ship: such a shot finds no target.
pass to wren.gunner
  The turn of Lurk's pilot begins.
  Round 4.
  The turn of Wren's gunner begins.
wren.gunner ready call now: fire heavy-laser at whoever
  Wren's gunner readies Attack for a word that is called.
wren.pilot call: now
  Wren's pilot calls: now!
  Wren's gunner may react to a word that is called.
wren.gunner react
  refused [SHIP-ATTACK] you know of no such ship
