title A ship that is disabled under way stops
covers SHIP-ZERO SHIP-FLY

tempo live
class probe small across 50
ship Wren probe at 0 0 heading 0 side Blue special
ship Moth probe at 900 0 heading 0 side Blue special
ship Kite probe at 0 3000 heading 180 side Red special
crew wren plain pilot
crew moth plain pilot
crew kite plain pilot
initiative wren 20, moth 15, kite 10

begin
  ...
wren.pilot helm throttle 100 rudder 0
wait 10 ticks
show wren place
  place 0 32.0
gm edit wren hull 0
  Wren is disabled.
  The GM rules, Wren: Hull set to 0.
wait 10 ticks
show wren place
  place 0 32.0
gm edit wren hull 5
  Wren has power again.
  The GM rules, Wren: Hull set to 5.
wait 10 ticks
# With power again it lies still until its pilot says otherwise.
show wren place
  place 0 32.0
