title A tractor beam lets go of a foe at no cost
covers SHIP-DEVICE

class mon medium across 50
class tug medium across 50
fit mon tractor-beam
ship Ward mon at 0 0 heading 0 side Blue special
ship Kite tug at 0 500 heading 90 side Red special
ship Rook tug at 50 700 heading 90 side Red special
crew ward plain operator
crew kite plain pilot
crew rook plain pilot
initiative ward 20, kite 10, rook 5

begin
  ...
dice d20=1 d20=20
ward.operator feature tractor-beam
  Ward's operator uses Tractor Beam.
  Kite, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 11, failure.
  Rook, Strength save against Tractor Beam: d20 20 + 1 ship Strength = 21 against 11, success.
  Kite is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Kite is drawn 100 ft towards Ward.
  Kite: flying speed 300 → 0 ft (tractored).
ward.operator feature beam-release at rook
  refused [SHIP-FEATURE] Rook is not held by Ward
ward.operator feature beam-release at kite
  Ward's operator uses Beam Release on Kite.
  Kite is no longer tractored.
  Kite: flying speed 0 → 300 ft (no longer tractored).
show kite conditions
  conditions none
show options ward.operator
  Interfere, Kite: refused [SHIP-ACTION] your action is used
  Interfere, Rook: refused [SHIP-ACTION] your action is used
  Ready: refused [SHIP-ACTION] your action is used
  Search: refused [SHIP-ACTION] your action is used
  Astrogate, hasty: refused [SHIP-ACTION] your action is used
  Astrogate, brisk: refused [SHIP-ACTION] your action is used
  Astrogate, careful: refused [SHIP-ACTION] your action is used
  Jump: refused [SHIP-ACTION] your action is used
  Object
  Use an Object: refused [SHIP-ACTION] your action is used
  Improvise: refused [SHIP-ACTION] your action is used
  Call
  Feature, Tractor Beam: refused [SHIP-ACTION] your action is used
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
