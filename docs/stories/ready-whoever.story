title Ready for whoever comes, with others there already
covers SHIP-READY

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 600 heading 180 side Red
ship Lurk gun at 300 300 heading 180 side Red hidden
crew wren plain gunner pilot operator
member wren.operator points 8 craft wisdom feature hush feature overcharge
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
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Lurk's pilot begins.
  Round 2.
  The turn of Wren's gunner begins.
gm move lurk at 640 0
  The GM rules, Lurk: it is moved.
wren.gunner ready within 600: fire heavy-laser at whoever
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
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Lurk's pilot begins.
  Round 3.
  The turn of Wren's gunner begins.
wren.gunner ready attack: fire heavy-laser at whoever
  Wren's gunner readies Attack for an attack on the ship.
pass to kite.gunner
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=2
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 9, a miss.
  Wren's gunner may react to an attack on the ship.
dice d20=7
wren.gunner react
  Wren's gunner fires the heavy laser at Kite: d20 7 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.

# A call has no ship: what waits for one names its target.
pass to wren.gunner
  The turn of Lurk's pilot begins.
  Round 4.
  The turn of Wren's gunner begins.
wren.gunner ready call now: fire heavy-laser at whoever
  refused [SHIP-READY] a foe never calls a word: name a target

# An evasion and a power as well: Kite's attack sets off the one, its coming near
# the other.
pass to wren.pilot
  The turn of Wren's pilot begins.
wren.pilot ready attack: evade whoever
  Wren's pilot readies Evade for an attack on the ship.
pass to kite.gunner
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=2
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 9, a miss.
  Wren's pilot may react to an attack on the ship.
dice d20=9 d20=8
wren.pilot react
  Wren's pilot, Evade: d20 9, against Kite's pilot: d20 8, won.
  The first attack of Kite on Wren has disadvantage.
pass to wren.operator
  The turn of Lurk's pilot begins.
  Round 5.
  The turn of Wren's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
wren.operator ready within 500: cast hush at whoever
  Wren's operator readies Cast a Power for a ship that comes into range.
pass to kite.pilot
  The turn of Kite's pilot begins.
kite.pilot fly ahead 79
  Kite has flown its course; 271 ft of flying speed is left.
kite.pilot fly ahead 1
  Kite has flown its course; 270 ft of flying speed is left.
  Wren's operator may react to a ship that comes into range.
dice d20=9
wren.operator react
  Wren's operator uses Hush on Kite.
  Kite, Constitution save against Hush: d20 9 against 10, failure.
  Kite is ionized for a round: disadvantage on attacks and ability checks.
show kite conditions
  conditions ionized
show features wren.operator
  Hush (power), 6 of 8 left, used
  Overcharge (power), 6 of 8 left
# What takes no action is no response, and nobody readies what they have not learnt.
pass to wren.operator
  The turn of Kite's gunner begins.
  The turn of Lurk's pilot begins.
  Round 6.
  The turn of Wren's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
  Kite is no longer ionized.
wren.operator ready sight: cast overcharge
  refused [SHIP-READY] Overcharge is not an action and cannot be a response
wren.operator ready sight: cast blind-the-watch at whoever
  refused [SHIP-FEATURE] you have not learnt Blind the Watch

# Another comes in while the first is being answered. Who lets the first go is asked
# about the other.
pass to wren.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Lurk's pilot begins.
  Round 7.
  The turn of Wren's gunner begins.
gm move lurk at 640 0
  The GM rules, Lurk: it is moved.
gm move kite at 0 640
  The GM rules, Kite: it is moved.
wren.gunner ready within 600: fire heavy-laser at whoever
  Wren's gunner readies Attack for a ship that comes into range.
gm move kite at 0 590
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that comes into range.
gm move lurk at 600 0
  The GM rules, Lurk: it is moved.
wren.gunner react pass
  Wren's gunner lets it pass.
  Wren's gunner may react to a ship that comes into range.
dice d20=7
wren.gunner react
  Wren's gunner fires the heavy laser at Lurk: d20 7 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.
