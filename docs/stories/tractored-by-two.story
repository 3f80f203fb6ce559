title A ship that two beams hold is held until both let go
covers SHIP-DEVICE SHIP-CONDITION

class mon medium across 50
class tug medium across 50
fit mon tractor-beam
ship Ward mon at 0 0 heading 0 side Blue special
ship Wick mon at 300 0 heading 340 side Blue special
ship Kite tug at 100 600 heading 90 side Red special
crew ward plain operator
crew wick plain operator
crew kite plain pilot
initiative ward 20, wick 15, kite 10

begin
  ...
dice d20=1
ward.operator feature tractor-beam
  Ward's operator uses Tractor Beam.
  Kite, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 11, failure.
  Kite is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Kite is drawn 100 ft towards Ward.
  Kite: flying speed 300 → 0 ft (tractored).
pass to wick.operator
  The turn of Wick's operator begins.
dice d20=1
wick.operator feature tractor-beam
  Wick's operator uses Tractor Beam.
  Kite, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 11, failure.
  Kite is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Kite is drawn 100 ft towards Wick.
wick.operator feature beam-release at kite
  Wick's operator uses Beam Release on Kite.
show kite conditions feet
  feet 0 ft left of 0 ft
  conditions tractored
dice d20=1
pass to ward.operator
  The turn of Kite's pilot begins.
  Kite is drawn 100 ft towards Ward.
  Kite, Strength save against being tractored: d20 1 + 1 ship Strength = 2 against 11, failure.
  Round 2.
  The turn of Ward's operator begins.
ward.operator feature beam-release at kite
  Ward's operator uses Beam Release on Kite.
  Kite is no longer tractored.
  Kite: flying speed 0 → 300 ft (no longer tractored).
show kite conditions
  conditions none
