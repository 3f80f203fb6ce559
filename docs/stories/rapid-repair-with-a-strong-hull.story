title Each Hit Die of a rapid repair, and of repairs, has what features give a Hit Die
covers SHIP-PATCH SHIP-FEATURE SHIP-REPAIR

class hulk medium across 50 constitution 16
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 3000 heading 180 side Red special
crew hesper plain mechanic
crew kite plain mechanic
member hesper.mechanic rank 4, intelligence 16
member kite.mechanic feature waste-not
set kite hull-max 60, hull 30, hit-dice 5
set hesper hull-max 60, hull 40, hit-dice 5
initiative hesper 20, kite 10

begin
  ...
# Constitution 3, and at least 6, each.
dice 7 6 1 2
hesper.mechanic patch with rapid-repair
  Hesper's mechanic uses Rapid Repair.
  Hesper's mechanic, Patch: d20 7, dropped 6 (advantage: Quick Fixer) + 3 Intelligence = 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 1 + 3 ship Constitution + 2 Last Resort = 6; the hull regains 6.
  Hesper's mechanic spends a Hit Die: d8 2 + 3 ship Constitution + 1 Last Resort = 6; the hull regains 6.
show hesper hull hit-dice
  hull 52 of 60
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
  hull 58 of 60
  hit-dice 0d8
# A die that gives a point more does so after the battle, too.
dice 15 1 2
gm repair kite.mechanic 2
  Kite's mechanic repairs for 8 hours: d20 15, each Hit Die once.
  Kite's mechanic spends a Hit Die: d8 1 + 3 ship Constitution + 1 Waste Not = 5; the hull regains 5.
  Kite's mechanic spends a Hit Die: d8 2 + 3 ship Constitution + 1 Waste Not = 6; the hull regains 6.
# Both end once the hull is whole, and spend no more dice.
gm edit kite hit-dice 5
  The GM rules, Kite: Hit Dice set to 5.
gm edit kite hull 59
  The GM rules, Kite: Hull set to 59.
dice 15 1
gm repair kite.mechanic 3
  Kite's mechanic repairs for 8 hours: d20 15, each Hit Die once.
  Kite's mechanic spends a Hit Die: d8 1 + 3 ship Constitution + 1 Waste Not = 5; the hull regains 1.
show kite hull hit-dice
  hull 60 of 60
  hit-dice 4d8
pass to hesper.mechanic
  ...
gm edit hesper hit-dice 5
  The GM rules, Hesper: Hit Dice set to 5.
gm edit hesper hull 54
  The GM rules, Hesper: Hull set to 54.
dice 7 6 1
hesper.mechanic patch with rapid-repair
  Hesper's mechanic uses Rapid Repair.
  Hesper's mechanic, Patch: d20 7, dropped 6 (advantage: Quick Fixer) + 3 Intelligence = 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 1 + 3 ship Constitution + 2 Last Resort = 6; the hull regains 6.
show hesper hull hit-dice
  hull 60 of 60
  hit-dice 4d8
