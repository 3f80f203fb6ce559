title A hull that is whole takes no repairs
covers SHIP-REPAIR

class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Kite probe at 0 3000 heading 0 side Red special
crew hesper plain mechanic
crew kite plain pilot
set hesper hull-max 30, hull 30, hit-dice 3
initiative hesper 20, kite 10

begin
  ...
gm pause
  The battle is paused.
gm repair hesper.mechanic 1
  refused [SHIP-REPAIR] the hull is whole
gm edit hesper hull 29
  The GM rules, Hesper: Hull set to 29.
dice 20 1
gm repair hesper.mechanic 1
  Hesper's mechanic repairs for 8 hours: d20 20, each Hit Die once.
  Hesper's mechanic spends a Hit Die: d8 1 + 1 ship Constitution = 2; the hull regains 1.
