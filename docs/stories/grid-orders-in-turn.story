title On the grid diagonals are counted on from order to order, and what lies beyond their cost is in the way
covers SHIP-GRID SHIP-TURN

grid
class probe small across 50
mount probe laser-cannon turret
ship Wren probe at 0 0 heading 45 side Blue
ship Kite probe at 3000 0 heading 0 side Red special
object Rock asteroid at 300 300 radius 40
object Boulder asteroid at -500 0 radius 30
crew wren plain solo
crew kite plain pilot
initiative wren 20, kite 5

begin
  ...
# Six squares along the diagonal are 450 ft; the sixth is the rock's, 424 ft away.
wren.pilot fly ahead 300
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 350 ft
# The second diagonal square costs 100, in another order too.
gm edit wren flying-speed 100
  The GM rules, Wren: Flying speed set to 100.
  Wren: flying speed 350 → 100 ft (as ruled).
wren.pilot fly ahead 50
  Wren has flown its course; 50 ft of flying speed is left.
wren.pilot fly ahead 50
  refused [SHIP-FLY] the course costs 100 ft and 50 ft of flying speed is left
# A rock of 60 ft takes two squares: 9 to the nearer one, within the normal range of 450.
pass to wren.pilot
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Wren begins.
gm move wren at 0 0 heading 0
  The GM rules, Wren: it is moved.
dice 3 3
wren.gunner fire-at laser at boulder
  Wren fires the laser cannon at Boulder: d20 3 + 2 proficiency + 3 ship Dexterity = 8 against AC 10, a miss.
  Wren fires the laser cannon at Boulder: d20 3 + 2 proficiency + 3 ship Dexterity = 8 against AC 10, a miss.
