title On the grid a ram is offered from the very square of the other
covers SHIP-RAM SHIP-GRID

grid

class dart small across 50
ship Wren dart at 0 300 heading 0 side Blue
ship Kite dart at 0 300 heading 180 side Red special
crew wren plain pilot
crew kite plain pilot
initiative wren 20, kite 10

begin
  ...
gm edit wren flying-speed 100
  The GM rules, Wren: Flying speed set to 100.
  Wren: flying speed 350 → 100 ft (as ruled).
show options wren.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Evade, Kite: 47.5%
  Ram, Kite: 30.0%, +3 against 10; shields 7.0, hull 7.0
  Ready
  Hide: refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice 20
wren.pilot ram kite ahead 50
  Wren sets out to ram Kite.
  Wren's pilot rams Kite, whose Dexterity save against the ram: d20 20 + 3 ship Dexterity = 23 against 10, success.
  Wren has flown its course; 50 ft of flying speed is left.
