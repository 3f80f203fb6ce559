title A save against what two ships have caused ends what one of them has, and each is saved against by its own number
covers SHIP-CONDITION SHIP-DEVICE

class mon medium across 50
class keep medium across 50 strength 16
class tug medium across 50
fit mon tractor-beam, sensor-dampener
fit keep tractor-beam, sensor-dampener
ship Ward mon at 0 0 heading 0 side Blue special
ship Wick keep at 300 0 heading 340 side Blue special
ship Kite tug at 100 600 heading 90 side Red special
crew ward plain operator
crew wick plain operator
crew kite plain pilot mechanic
initiative ward 20, wick 15, kite.pilot 10, kite.mechanic 5

begin
  ...
dice 1
ward.operator feature tractor-beam
  Ward's operator uses Tractor Beam.
  Kite, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 11, failure.
  Kite is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Kite is drawn 100 ft towards Ward.
  Kite: flying speed 300 → 0 ft (tractored).
pass to wick.operator
  The turn of Wick's operator begins.
dice 1
wick.operator feature tractor-beam
  Wick's operator uses Tractor Beam.
  Kite, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 13, failure.
  Kite is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Kite is drawn 100 ft towards Wick.
# 10 and 1 withstand the 11 of the one, and not the 13 of the other.
dice 10 11
pass to kite.mechanic
  The turn of Kite's pilot begins.
  Kite is drawn 100 ft towards Ward.
  Kite, Strength save against being tractored: d20 10 + 1 ship Strength = 11 against 11, success.
  Kite is drawn 100 ft towards Wick.
  Kite, Strength save against being tractored: d20 11 + 1 ship Strength = 12 against 13, failure.
  The turn of Kite's mechanic begins.
show kite conditions feet
  feet 0 ft left of 0 ft
  conditions tractored
pass to ward.operator
  Round 2.
  The turn of Ward's operator begins.
dice 1
ward.operator feature sensor-dampener at kite
  Ward's operator uses Sensor Dampener on Kite.
  Kite, Constitution save against Sensor Dampener: d20 1 + 1 ship Constitution = 2 against 11, failure.
  Kite is blinded for 10 rounds: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
pass to wick.operator
  The turn of Wick's operator begins.
dice 1
wick.operator feature sensor-dampener at kite
  Wick's operator uses Sensor Dampener on Kite.
  Kite, Constitution save against Sensor Dampener: d20 1 + 1 ship Constitution = 2 against 13, failure.
  Kite is blinded for 10 rounds: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
dice 12
pass to kite.mechanic
  The turn of Kite's pilot begins.
  Kite is drawn 100 ft towards Wick.
  Kite, Strength save against being tractored: d20 12 + 1 ship Strength = 13 against 13, success.
  Kite is no longer tractored.
  Kite: flying speed 0 → 300 ft (no longer tractored).
  The turn of Kite's mechanic begins.
# Blinded by both, 10 and 1 end what is Ward's; Wick's needs 13 in the next turn.
dice 10
kite.mechanic resave blinded
  Kite, Constitution save against being blinded: d20 10 + 1 ship Constitution = 11 against 11, success.
show kite conditions
  conditions blinded
pass to kite.mechanic
  Round 3.
  The turn of Ward's operator begins.
  The turn of Wick's operator begins.
  The turn of Kite's pilot begins.
  The turn of Kite's mechanic begins.
dice 12
kite.mechanic resave blinded
  Kite, Constitution save against being blinded: d20 12 + 1 ship Constitution = 13 against 13, success.
  Kite is no longer blinded.
show kite conditions
  conditions none
