title On the grid ships fly by courses alone, in live tempo too
covers SHIP-GRID

tempo live
grid
class probe small across 50
ship Wren probe at 0 0 heading 0 side Blue special
ship Kite probe at 0 3000 heading 180 side Red special
crew wren plain pilot
crew kite plain pilot
initiative wren 20, kite 10

begin
  ...
wren.pilot helm throttle 50 rudder 0
  refused [SHIP-GRID] on the grid a ship flies a course of squares: plot one
