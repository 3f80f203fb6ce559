title Point defences answer ships that they know of, each once a turn
covers SHIP-DEFENCE

class wall large across 250 strength 10 dexterity 10
fit wall point-defence
class mark medium across 50 strength 10 dexterity 10 constitution 10
ship Wick wall at 0 0 heading 0 side Blue special
ship Moth mark at 0 2000 heading 180 side Red special
ship Gnat mark at 3000 200 heading 180 side Red special
ship Lamp wall at 3000 0 heading 0 side Blue special
crew wick plain pilot operator
crew moth plain pilot
crew gnat plain pilot
crew lamp plain pilot operator
set lamp hull 0
set moth hull-max 200, hull 200, shields-max 0, shields 0
initiative gnat 25, moth 20, wick.pilot 10, wick.operator 9, lamp.pilot 5, lamp.operator 4

begin
  ...
gnat.pilot fly ahead 10
  Gnat has flown its course; 290 ft of flying speed is left.
pass
  The turn of Moth's pilot begins.
gm hide moth
  The GM rules, Moth: it is hidden.
gm move moth at 0 200 heading 180
  The GM rules, Moth: it is moved.
see wick.pilot
  Wick at 0 0 heading 0°, hull 60, shields 0
  Gnat at 3000 190 heading 180°, hull unknown
  Lamp at 3000 0 heading 0°, disabled, worn, hull 0, shields 0
pass
  The turn of Wick's pilot begins.
gm reveal moth
  The GM rules, Moth: it is in sight.
dice 10
pass to moth.pilot
  The turn of Wick's operator begins.
  The turn of Lamp's pilot begins.
  Lamp makes a destruction save: d20 10 against 10, success.
  The turn of Lamp's operator begins.
  Round 2.
  The turn of Gnat's pilot begins.
  The turn of Moth's pilot begins.
dice d20=1 d6=1 d6=1
pass
  Wick's operator uses Point Defence on Moth.
  Moth, Dexterity save against Point Defence: d20 1 against 10, failure.
  Point Defence, damage: d6 1+1 = 2, 2 energy.
  Moth: energy takes 2 from the hull.
  The turn of Wick's pilot begins.
