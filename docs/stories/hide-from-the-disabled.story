title A disabled ship keeps nobody in plain sight
covers SHIP-HIDE

class gun small
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 500 heading 180 side Red special
ship Rook gun at 0 3000 heading 180 side Red special
object rock asteroid at 0 1500 radius 600
crew wren plain pilot
crew kite plain pilot
crew rook plain pilot
initiative wren 20, kite 10, rook 5

begin
  ...
wren.pilot hide
  refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
gm edit kite hull 0
  Kite is disabled.
  The GM rules, Kite: Hull set to 0.
dice 15
wren.pilot hide
  Wren's pilot hides Wren: Stealth d20 15 + 3 ship Dexterity = 18.
