title On the grid a ship of several squares is in a field when its middle is, and not when a square of it is
covers SHIP-GRID SHIP-TERRAIN

grid
class wide medium across 50
ship Hesper wide at 25 -75 heading 0 side Blue special
ship Magpie wide at 9025 -75 heading 0 side Blue special
ship Kite wide at 25 5025 heading 0 side Red special
# The fields reach 110 and 126 ft; the middle of a ship that flies past comes within 125 ft of theirs.
object Shoal field at 150 225 radius 110
object Bank field at 9150 225 radius 126
crew hesper plain pilot
crew magpie plain pilot
crew kite plain pilot
initiative hesper 20, magpie 15, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
show hesper feet
  feet 300 ft left of 300 ft
hesper.pilot fly ahead 300
  Hesper has flown its course; 0 ft of flying speed is left.
pass to magpie.pilot
  The turn of Magpie's pilot begins.
magpie.pilot fly ahead 300
  refused [SHIP-FLY] the course costs 350 ft and 300 ft of flying speed is left
show magpie feet place
  place 9025 -75
  feet 300 ft left of 300 ft
magpie.pilot fly ahead 250
  Magpie has flown its course; 50 ft of flying speed is left.
show magpie feet place
  place 9025 175
  feet 50 ft left of 300 ft
