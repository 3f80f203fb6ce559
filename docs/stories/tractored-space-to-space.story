title A beam draws a ship until the spaces touch, and no farther
covers SHIP-DEVICE

class mon medium across 50
class tug medium across 50
fit mon tractor-beam
ship Ward mon at 0 0 heading 0 side Blue special
ship Kite tug at 0 51 heading 90 side Red special
crew ward plain operator
crew kite plain pilot
initiative ward 20, kite 10

begin
  ...
dice d20=1
ward.operator feature tractor-beam
  Ward's operator uses Tractor Beam.
  Kite, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 11, failure.
  Kite is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Kite is drawn 1 ft towards Ward.
  Kite: flying speed 300 → 0 ft (tractored).
show kite place
  place 0 50
dice d20=1
pass to ward.operator
  The turn of Kite's pilot begins.
  Kite, Strength save against being tractored: d20 1 + 1 ship Strength = 2 against 11, failure.
  Round 2.
  The turn of Ward's operator begins.
show kite place
  place 0 50
