title A ship that a GM hides is as hard to find as 10 and its Stealth
covers SHIP-HIDE SHIP-SEARCH

class gun small dexterity 16
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 900 heading 180 side Red special
ship Rook gun at 900 900 heading 180 side Red special
crew wren plain operator
crew kite plain pilot
crew rook plain pilot
initiative wren 20, kite 10, rook 5

begin
  ...
gm hide kite
  The GM rules, Kite: it is hidden.
dice 12
wren.operator search
  Wren's operator searches, Perception: d20 12.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Rook at 900 900 heading 180°, hull unknown
pass to wren.operator
  ...
dice 13
wren.operator search
  Wren's operator searches, Perception: d20 13.
  Kite is no longer hidden.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 0 900 heading 180°, hull unknown
  Rook at 900 900 heading 180°, hull unknown
