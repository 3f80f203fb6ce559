title Under the helm a field takes two feet for each, and the ship stops before a foe, seen or not
covers SHIP-TERRAIN SHIP-PASS SHIP-FLY

tempo live
class gun medium across 50
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 600 heading 180 side Red special
object Shoal field at 0 0 radius 120
crew wren plain pilot
crew kite plain pilot
initiative wren 20, kite 10

begin
  ...
show wren feet
  feet 300 ft left of 300 ft
wren.pilot helm throttle 100 rudder 0
wait 20 ticks
show wren place
  place 0 26.2
gm hide kite
  ...
# Wren has not heard of Kite, and finds it as it stops before its space.
wait 320 ticks
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Wren's pilot begins.
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Wren's pilot begins.
  Wren is stopped by what is in its way.
  Kite is no longer hidden.
  The turn of Kite's pilot begins.
show wren place
  place 0 550
see wren.pilot
  Wren at 0 550 heading 0°, hull 33, shields 0
  Kite at 0 600 heading 180°, hull unknown
