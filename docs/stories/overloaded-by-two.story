title What two operators overload is hampered once
covers SHIP-FEATURE SHIP-RAM

class gun small across 50 strength 14
mount gun laser-cannon turret
class dart small across 50
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite dart at 0 300 heading 180 side Red special
ship Rook dart at 200 0 heading 270 side Red special
crew wren plain gunner pilot
crew kite plain operator pilot
crew rook plain operator pilot
member kite.operator rank 5 proficiency 6 intelligence 20 feature overload-systems
member rook.operator rank 5 proficiency 6 intelligence 20 feature overload-systems
set wren hull-max 200, hull 200
initiative kite.operator 30, rook.operator 25, rook.pilot 20, kite.pilot 10, wren 5

begin
  The battle goes on.
  Round 1.
  The turn of Kite's operator begins.
kite.operator stance disruption never
  Kite's operator will never use Disruption.
dice d20=20
kite.operator feature system-disruption at wren
  Kite's operator uses System Disruption on Wren.
  Wren, Constitution save against Haywire: d20 20 against 13, success.
dice d20=1
kite.operator feature overload-systems at wren
  Kite's operator uses Overload Systems on Wren.
  Wren, Constitution save against Overload Systems: d20 1 against 13, failure.
  Wren: flying speed 450 → 225 ft (Overload Systems).
  Wren: cost of turning 90° 100 → 200 ft (Overload Systems).
  Wren: AC 9 → 7 (Overload Systems).
pass to rook.operator
  The turn of Rook's operator begins.
rook.operator stance disruption never
  Rook's operator will never use Disruption.
dice d20=20
rook.operator feature system-disruption at wren
  Rook's operator uses System Disruption on Wren.
  Wren, Constitution save against Haywire: d20 20 against 13, success.
dice d20=1
rook.operator feature overload-systems at wren
  Rook's operator uses Overload Systems on Wren.
  Wren, Constitution save against Overload Systems: d20 1 against 13, failure.
show wren ac
  ac 7
pass to rook.pilot
  The turn of Rook's pilot begins.
dice d20=20
rook.pilot ram wren ahead 250
  Rook sets out to ram Wren.
  Rook's pilot rams Wren, whose Dexterity save against the ram: d20 20 + 3 ship Dexterity - 2 Overload Systems = 21 against 10, success.
  Rook has flown its course; 0 ft of flying speed is left.
