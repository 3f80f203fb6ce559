title Ready: a trigger, and a response by reaction
covers SHIP-READY SHIP-REACT

class gun small
mount gun heavy-laser turret
mount gun heavy-laser fore
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 1000 heading 180 side Red
crew wren plain gunner operator
crew kite plain pilot gunner
set kite ac 30, shields-max 0
set wren ac 30
initiative wren 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.

# When Kite comes within 900 ft, fire. It takes the action now and the reaction
# then; it interrupts the other's turn, which goes on afterwards.
wren.gunner ready within 900 kite: fire heavy-laser at kite
  Wren's gunner readies Attack for a ship that comes into range.
show wren.gunner
  the turn is open; left: bonus action, reaction, object
pass to kite.pilot
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
kite.pilot fly ahead 200
  Wren's gunner may react to a ship that comes into range.
show kite place feet
  place 0 895
  feet 245 ft left of 350 ft
kite.pilot fly ahead 1
  refused [SHIP-REACT] wait a moment: the turn stands still
dice d20=5 d20=6
wren.gunner react
  Wren's gunner fires the heavy laser at Kite: d20 5, dropped 6 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 30, a miss.
  Kite has flown its course; 150 ft of flying speed is left.
show kite place feet
  place 0 800
  feet 150 ft left of 350 ft
# One reaction, back at the start of the next turn; and the weapon has fired.
show wren.gunner
  the turn is over; left: nothing
show wren weapons
  weapons heavy laser fired; heavy laser ready
pass to wren.gunner
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Wren's gunner begins.
show wren.gunner
  the turn is open; left: action, bonus action, reaction, object
show wren weapons
  weapons heavy laser ready; heavy laser ready

# A trigger let go stays ready until the start of its owner's next turn. It must
# cease before it can happen again.
wren.gunner ready within 700 kite: fire heavy-laser at kite
  Wren's gunner readies Attack for a ship that comes into range.
gm move kite at 0 700
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that comes into range.
wren.gunner react pass
  Wren's gunner lets it pass.
gm move kite at 0 690
  The GM rules, Kite: it is moved.
gm move kite at 0 701
  The GM rules, Kite: it is moved.
gm move kite at 0 699
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that comes into range.
dice d20=5 d20=6
wren.gunner react
  Wren's gunner fires the heavy laser at Kite: d20 5, dropped 6 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 30, a miss.
# The reaction is spent: nothing more happens.
pass
  The turn of Wren's operator begins.
gm move kite at 0 701
  The GM rules, Kite: it is moved.
gm move kite at 0 699
  The GM rules, Kite: it is moved.
gm move kite at 0 800
  The GM rules, Kite: it is moved.
pass to wren.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 3.
  The turn of Wren's gunner begins.

# Being fired at.
wren.gunner ready attack: fire heavy-laser at kite
  Wren's gunner readies Attack for an attack on the ship.
pass to kite.gunner
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=2 d20=3
kite.gunner fire heavy-laser at wren
  Kite's gunner fires the heavy laser at Wren: d20 2, dropped 3 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
  Wren's gunner may react to an attack on the ship.
wren.gunner react pass
  Wren's gunner lets it pass.
show wren.gunner
  the turn is over; left: reaction
gm end-turn
  Round 4.
  The turn of Wren's gunner begins.
wren.gunner ready attack: fire heavy-laser at kite
  Wren's gunner readies Attack for an attack on the ship.
pass to wren.gunner
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 5.
  The turn of Wren's gunner begins.

# Nobody answers: the trigger passes after 8 seconds.
wren.gunner ready beyond 900 kite: fire heavy-laser at kite
  Wren's gunner readies Attack for a ship that goes away.
gm move kite at 0 950 heading 180
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that goes away.
wait 159 ticks
wait 2 ticks
  Wren's gunner lets it pass.

# The response must be possible when it comes. Into an arc: the second laser
# faces fore, and only what is in reach counts.
pass to wren.gunner
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 6.
  The turn of Wren's gunner begins.
wren.gunner ready arc heavy-laser-2 kite: fire heavy-laser-2 at kite
  Wren's gunner readies Attack for a ship that comes into the arc.
gm move kite at 800 0
  The GM rules, Kite: it is moved.
gm move kite at 0 1201
  The GM rules, Kite: it is moved.
gm move kite at 0 1200
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that comes into the arc.
gm move kite at 800 0
  The GM rules, Kite: it is moved.
wren.gunner react
  refused [SHIP-ARC] Kite is outside the fore arc of the heavy laser
wren.gunner react pass
  Wren's gunner lets it pass.

# Not everything can be readied.
pass to wren.operator
  The turn of Wren's operator begins.
wren.operator ready sight: fire heavy-laser at kite
  refused [SHIP-ROLE] Attack is for the gunner
wren.operator ready within 500: interfere kite.gunner
  Wren's operator readies Interfere for a ship that comes into range.
wren.operator react
  refused [SHIP-REACT] nothing has happened that you can react to

# In live tempo a readied response is a standing order: it is taken at once.
gm tempo live
  The battle goes on live.
wait for wren.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 7.
  The turn of Wren's gunner begins.
gm move kite at 0 900
  The GM rules, Kite: it is moved.
wren.gunner ready within 600 kite: fire heavy-laser at kite
  Wren's gunner readies Attack for a ship that comes into range.
dice d20=9
gm move kite at 0 600
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that comes into range.
  Wren's gunner fires the heavy laser at Kite: d20 9 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 15 against AC 30, a miss.
show wren.gunner
  the turn is open; left: bonus action, object

# For a word: somebody of the own side calls it, free and in anybody's turn. What
# the other side calls counts for nothing, and a GM's signal for all who hear it.
gm go-on
gm tempo rounds
  The battle goes on turn by turn.
pass to wren.gunner
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 8.
  The turn of Wren's gunner begins.
wren.gunner ready call now: fire heavy-laser at kite
  Wren's gunner readies Attack for a word that is called.
kite.pilot call: now
  Kite's pilot calls: now!
wren.operator call: not yet
  Wren's operator calls: not yet!
wren.operator call: NOW
  Wren's operator calls: NOW!
  Wren's gunner may react to a word that is called.
dice d20=5
wren.gunner react
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 30, a miss.
pass to wren.gunner
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 9.
  The turn of Wren's gunner begins.
wren.gunner ready call now: fire heavy-laser at kite
  Wren's gunner readies Attack for a word that is called.
gm signal to red: now
  The GM calls: now!
gm signal: now
  The GM calls: now!
  Wren's gunner may react to a word that is called.
wren.gunner react pass
  Wren's gunner lets it pass.
