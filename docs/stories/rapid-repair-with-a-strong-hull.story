title Two Hit Dice of a rapid repair each add the ship's Constitution
covers SHIP-PATCH SHIP-FEATURE

class hulk medium across 50 constitution 16
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 3000 heading 180 side Red special
crew hesper plain mechanic
crew kite plain pilot
member hesper.mechanic rank 4, intelligence 16
set hesper hull-max 60, hull 40, hit-dice 5
initiative hesper 20, kite 10

begin
  ...
dice 7 6 1 2
hesper.mechanic patch with rapid-repair
  Hesper's mechanic uses Rapid Repair.
  Hesper's mechanic, Patch: d20 7, dropped 6 (advantage: Quick Fixer) + 3 Intelligence = 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 1+2 + 6 ship Constitution = 9; the hull regains 9.
show hesper hull hit-dice
  hull 49 of 60
  hit-dice 3d8
pass to hesper.mechanic
  ...
gm edit hesper hit-dice 1
  The GM rules, Hesper: Hit Dice set to 1.
# With one die left there is no second, and it adds once.
dice 7 6 1
hesper.mechanic patch with rapid-repair
  Hesper's mechanic uses Rapid Repair.
  Hesper's mechanic, Patch: d20 7, dropped 6 (advantage: Quick Fixer) + 3 Intelligence = 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 1 + 3 ship Constitution + 2 Last Resort = 6; the hull regains 6.
show hesper hull hit-dice
  hull 55 of 60
  hit-dice 0d8
