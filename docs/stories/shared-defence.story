title Point defences of several ships are as one: a ship between them saves once a turn
covers SHIP-DEFENCE SHIP-HAZARD

class wall large across 250 strength 10 dexterity 10
fit wall point-defence
class mark medium across 50 strength 10 dexterity 10 constitution 10
ship Wick wall at 0 0 heading 0 side Blue special
ship Lamp wall at 400 0 heading 0 side Blue special
ship Moth mark at 200 300 heading 180 side Red special
object Vapour gas at 200 120 radius 30
crew wick plain pilot operator
crew lamp plain pilot operator
crew moth plain pilot
set moth hull-max 200, hull 200, shields-max 0, shields 0
initiative moth 20, wick 10, lamp 5

begin
  The battle goes on.
  Round 1.
  The turn of Moth's pilot begins.
# A cloud on the way is no defence, and does not count as one: DC 12, a d6; then 9 against 10.
dice d20=11 d6=1 d20=9 d6=3 d6=3
moth.pilot fly ahead 300
  Moth's pilot, past the Vapour: d20 11 against 12, failure.
  Moth, in the Vapour: d6 1, 1 kinetic.
  Moth: kinetic takes 1 from the hull.
  Moth has flown its course; 0 ft of flying speed is left.
  Wick's operator uses Point Defence on Moth.
  Moth, Dexterity save against Point Defence: d20 9 against 10, failure.
  Point Defence, damage: d6 3+3 = 6, 6 energy.
  Moth: energy takes 6 from the hull.
# It ends its turn there, and is answered no more. In its next turn it is, once, as that ends.
pass
  The turn of Wick's pilot begins.
pass to moth.pilot
  The turn of Wick's operator begins.
  The turn of Lamp's pilot begins.
  The turn of Lamp's operator begins.
  Round 2.
  The turn of Moth's pilot begins.
dice d20=10
pass
  Wick's operator uses Point Defence on Moth.
  Moth, Dexterity save against Point Defence: d20 10 against 10, success.
  The turn of Wick's pilot begins.
