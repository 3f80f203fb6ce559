title Rocks, gas, dust, ionic discharge and radiation
covers SHIP-HAZARD

class runner medium across 50 shield directional
mount runner heavy-laser turret
mount runner blast-missile turret
ship Hesper runner at 0 0 heading 0 side Blue special
ship Kite runner at 0 3000 heading 180 side Red special
object boulders field at 0 200 radius 100 rocks small
object vapour gas at 1000 200 radius 100
object squall storm at 2000 200 radius 100
object glow radiation at 3000 200 radius 100
object murk dust at 4000 200 radius 100
crew hesper plain pilot gunner
crew kite plain pilot gunner
member hesper.pilot skilled piloting
set hesper hull-max 200, hull 200, shields-max 0, regeneration 0
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
# Small rocks: Piloting against 10, or 2d6. Each foot among them costs two.
dice d20=8
hesper.pilot fly ahead 150
  Hesper's pilot, past the boulders: d20 8 + 2 Piloting proficiency = 10 against 10, success.
  Hesper has flown its course; 100 ft of flying speed is left.
# Once more at the start of each turn of the pilot in there.
dice d20=7 d6=3 d6=4
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
  Hesper's pilot, past the boulders: d20 7 + 2 Piloting proficiency = 9 against 10, failure.
  Hesper, in the boulders: d6 3+4 = 7, 7 kinetic.
  Hesper: kinetic takes 7 from the hull.

# Gas: Piloting against 12, half of a d6 where it succeeds.
gm move hesper at 1000 50 heading 0
  The GM rules, Hesper: it is moved.
dice d20=9 d6=5
hesper.pilot fly ahead 100
  Hesper's pilot, past the vapour: d20 9 + 2 Piloting proficiency = 11 against 12, failure.
  Hesper, in the vapour: d6 5, 5 kinetic.
  Hesper: kinetic takes 5 from the hull.
  Hesper has flown its course; 200 ft of flying speed is left.
dice d20=10 d6=5
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 3.
  The turn of Hesper's pilot begins.
  Hesper's pilot, past the vapour: d20 10 + 2 Piloting proficiency = 12 against 12, success.
  Hesper, in the vapour: d6 5, 2 kinetic.
  Hesper: kinetic takes 2 from the hull.

# Ionic discharge: half of what a Hit Die can show, here 4 pulse, on the way in
# and at the start of each turn.
gm move hesper at 2000 50 heading 0
  The GM rules, Hesper: it is moved.
hesper.pilot fly ahead 100
  Hesper, in the squall: 4 pulse.
  Hesper: pulse takes 2, halved, from the hull.
  Hesper has flown its course; 200 ft of flying speed is left.
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 4.
  The turn of Hesper's pilot begins.
  Hesper, in the squall: 4 pulse.
  Hesper: pulse takes 2, halved, from the hull.

# Radiation: 1 energy at the start of each turn, nothing on the way in.
gm move hesper at 3000 50 heading 0
  The GM rules, Hesper: it is moved.
hesper.pilot fly ahead 100
  Hesper has flown its course; 200 ft of flying speed is left.
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 5.
  The turn of Hesper's pilot begins.
  Hesper, in the glow: 1 energy.
  Hesper: energy takes 1 from the hull.

# Dust hides: shots into it and through it are hindered, and a ship can hide there.
gm move hesper at 4000 200 heading 0
  The GM rules, Hesper: it is moved.
gm move kite at 4000 800 heading 180
  The GM rules, Kite: it is moved.
dice d20=10
hesper.pilot hide
  Hesper's pilot hides Hesper: Stealth d20 10 + 2 ship Dexterity = 12.
gm reveal hesper
  The GM rules, Hesper: it is in sight.
pass to kite.gunner
  The turn of Hesper's gunner begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
show options kite.gunner
  Attack, heavy laser, Hesper: 64.0%, +5 against 10, −dust; shields 4.1, hull 4.1
  Attack, blast missile, Hesper: 30.3%, +2 against 14, +dust; shields 13.1, hull 13.1
  Fire at a place, heavy laser
  Fire at a place, blast missile
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
gm move hesper at 4000 0 heading 0
  The GM rules, Hesper: it is moved.
show options kite.gunner
  Attack, heavy laser, Hesper: 64.0%, +5 against 10, −long range, −dust; shields 4.1, hull 4.1
  Attack, blast missile, Hesper: 30.3%, +2 against 14, +long range, +dust; shields 13.1, hull 13.1
  Fire at a place, heavy laser
  Fire at a place, blast missile
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
gm move hesper at 3850 0 heading 0
  The GM rules, Hesper: it is moved.
show options kite.gunner
  Attack, heavy laser, Hesper: 64.0%, +5 against 10, −long range; shields 4.1, hull 4.1
  Attack, blast missile, Hesper: 30.3%, +2 against 14, +long range; shields 13.1, hull 13.1
  Fire at a place, heavy laser
  Fire at a place, blast missile
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
