title What was for the next attack counts in the save of a ship that hides at the place shot at, and is used up
covers SHIP-PLACE SHIP-INTERFERE SHIP-WSAVE

class gun small across 50
mount gun blast-missile turret
mount gun laser-cannon turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
ship Rook gun at 500 0 heading 90 side Red special
crew wren plain gunner gunner
crew kite none
crew rook plain operator
set kite hull-max 100, hull 100
set rook hull-max 100, hull 100
initiative rook 25, wren.gunner 20, wren.gunner-2 19

begin
  ...
gm hide kite
  ...
dice 20 1
rook.operator interfere wren.gunner
  Rook's operator, Interfere: d20 20, against Wren's gunner: d20 1, won.
  The next check or attack of Wren's gunner has disadvantage.
pass to wren.gunner
  The turn of Wren's gunner begins.
# Interfere helps the save, as does the guess.
dice 5 4 1 1 1
wren.gunner fire-at blast-missile at 0 300
  Wren's gunner fires the blast missile at a place 300 ft away, bearing 0°: a hit.
  Kite is no longer hidden.
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 5, dropped 4 (advantage: target unseen, Interfere (attack)) + 3 ship Dexterity = 8 against 15, failure.
  Blast missile damage: d10 1+1+1 = 3, 3 energy.
  Kite: energy takes 3 from the hull.
# The next attack is free of it, though the operator has had no turn yet.
gm initiative wren.gunner 26
  The GM rules, Wren: the gunner acts on 26.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  Round 2.
  The turn of Wren's gunner begins.
dice 5 1 1 1
wren.gunner fire blast-missile at rook
  Wren's gunner fires at Rook, whose Dexterity save against blast missile: d20 5 + 3 ship Dexterity = 8 against 15, failure.
  Blast missile damage: d10 1+1+1 = 3, 3 energy.
  Rook: energy takes 3 from the hull.
