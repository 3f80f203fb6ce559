title A Hit Die of a weak hull never takes hit points off
covers SHIP-PATCH SHIP-REPAIR

class husk medium across 50 constitution 6
ship Hesper husk at 0 0 heading 0 side Blue special
crew hesper plain mechanic
member hesper.mechanic rank 3 feature rapid-repair
set hesper hull-max 60, hull 40, hit-dice 5
initiative hesper 20

begin
  ...
gm go-on
dice 15 1 3 1
hesper.mechanic patch with rapid-repair
  Hesper's mechanic uses Rapid Repair.
  Hesper's mechanic, Patch: d20 15, dropped 1 (advantage: Quick Fixer) = 15 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 3 - 2 ship Constitution = 1; the hull regains 1.
  Hesper's mechanic spends a Hit Die: d8 1 - 2 ship Constitution = -1; the hull regains 0.
show hesper hull hit-dice
  hull 41 of 60
  hit-dice 3d8
