title A ship that is lost by its save against one beam is drawn by no other
covers SHIP-DEVICE SHIP-CONDITION

class mon medium across 50
class tug medium across 50
fit mon tractor-beam
ship Ward mon at 0 0 heading 0 side Blue special
ship Wick mon at 300 0 heading 340 side Blue special
ship Kite tug at 100 600 heading 90 side Red special
ship Other tug at 3000 500 heading 90 side Red special
crew ward plain operator
crew wick plain operator
crew kite plain pilot
crew other plain pilot
initiative ward 20, wick 15, kite 10, other 5

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
gm edit kite system-damage 5
  The GM rules, Kite: System damage set to 5.
  Kite: cost of turning 90° 150 → 300 ft (system damage 5).
  Kite: hull point maximum 33 → 16 (system damage 5).
dice d20=1 d20=1 d20=1 d20=1
pass to other.pilot
  The turn of Kite's pilot begins.
  Kite is drawn 100 ft towards Ward.
  Kite, Strength save against being tractored: d20 1, dropped 1 (disadvantage: system damage 3) + 1 ship Strength = 2 against 11, failure.
  Kite's pilot, destruction save of a used ship: d20 1, dropped 1 (disadvantage: system damage 3) = 1 against 10, failure.
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
  The turn of Other's pilot begins.
