title What goes through a target passes a friend behind it by, and hurts the nearest foe that it would hit
covers SHIP-FEATURE

class probe small across 50
mount probe laser-cannon turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 300 heading 0 side Red special
ship Tern probe at 0 360 heading 0 side Blue special
ship Rook probe at 0 440 heading 0 side Red special
ship Lurk probe at 0 451 heading 0 side Red special
crew wren plain gunner
crew kite none
crew rook none
crew lurk none
crew tern none
member wren.gunner rank 1 feature penetrating-gambit
set kite hull-max 90, hull 90
initiative wren.gunner 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
dice 15 3 2
wren.gunner fire laser at kite attacks 1 with penetrating-gambit
  Wren's gunner fires the laser cannon at Kite: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 9, a hit.
  Wren's gunner uses Penetrating Gambit on Kite.
  Laser cannon damage: d6 3, 3 energy.
  The shot goes through to Rook: d4 2, 2 energy.
  Kite: energy takes 3 from the hull.
  Rook: energy takes 2 from the hull.
