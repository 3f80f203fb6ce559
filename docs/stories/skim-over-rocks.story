title Who skims flies through ships as through open space, and through rocks as ever
covers SHIP-TERRAIN SHIP-FEATURE

class probe small across 50
ship Wren probe at 0 0 heading 0 side Blue
ship Friend probe at 1000 150 heading 0 side Blue
ship Kite probe at 5000 0 heading 0 side Red
object Scree field at 0 200 radius 100
crew wren pilot
crew friend none
crew kite none
member wren.pilot rank 1 feature skim feature snap-roll
initiative wren 20

begin
  ...
gm edit wren flying-speed 400
  The GM rules, Wren: Flying speed set to 400.
  Wren: flying speed 350 → 400 ft (as ruled).
dice 1
wren.pilot feature skim
  Wren's pilot uses Skim.
  Wren's pilot, Skim: d4 1.
  Wren: flying speed 400 → 450 ft (Skim).
# 100 ft of rocks cost 200; 100 of a friend's space are 100.
wren.pilot fly ahead 200
  Wren has flown its course; 150 ft of flying speed is left.
gm move wren at 1000 100 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 100
  Wren has flown its course; 50 ft of flying speed is left.
