title What a Patch is worth: no more than is missing, and what its mechanic adds
covers SHIP-PATCH SHIP-FEATURE

class dart medium across 50
ship Hesper dart at 0 0 heading 0 side Blue special
ship Kite dart at 0 3000 heading 0 side Blue special
ship Mole dart at 0 6000 heading 0 side Blue special
ship Rook dart at 0 9000 heading 180 side Red special
crew hesper plain pilot mechanic
crew kite plain pilot mechanic
crew mole plain pilot mechanic
crew rook plain pilot
member kite.mechanic rank 4 proficiency 6 intelligence 20 feature last-resort
set hesper hull-max 100, hull 99
set kite hull-max 100, hull 81
set mole hull-max 100, hull 81
initiative hesper.mechanic 20, kite.mechanic 19, mole.mechanic 18, hesper.pilot 5, kite.pilot 4, mole.pilot 3, rook 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
# One point is missing, and any die has it.
show options hesper.mechanic
  Patch: 55.0%, +0 against 10; shields 0.0, hull 1.0
  Stabilise: refused [SHIP-STABLE] Hesper is not at 0 hit points
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to kite.mechanic
  The turn of Kite's mechanic begins.
# A d8 that comes to twice an Intelligence of 5 at least comes to 10.
show options kite.mechanic
  Patch: 96.0%, +5 against 10, +Quick Fixer; shields 0.0, hull 10.0
  Stabilise: refused [SHIP-STABLE] Kite is not at 0 hit points
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Feature, System Boost, engines
  Feature, System Boost, shields
  Feature, System Boost, weapons
  Feature, Reroute Power to engines
  Feature, Reroute Power to shields
  Feature, Reroute Power to weapons
  Feature, Reroute Power evenly
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to mole.mechanic
  The turn of Mole's mechanic begins.
# A d8 as it falls: 4.5 on a success, 3.2 on a failure; 55% of the one and 45% of the other.
show options mole.mechanic
  Patch: 55.0%, +0 against 10; shields 0.0, hull 3.9
  Stabilise: refused [SHIP-STABLE] Mole is not at 0 hit points
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
