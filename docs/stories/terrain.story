title Difficult terrain, and obstacles
covers SHIP-TERRAIN SHIP-FLY SHIP-TURN

# A field of rocks from 100 ft to 300 ft ahead. A ship is in it by its middle.
class probe small across 50
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 5000 0 heading 0 side Red
object Scree field at 0 200 radius 100
object Dust field at 0 200 radius 100
object Peak asteroid at 1000 200 radius 50
crew wren plain pilot
crew kite none
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.

# 100 ft to its edge are clear; each foot after it is paid twice.
wren.pilot fly ahead 100
  Wren has flown its course; 250 ft of flying speed is left.
wren.pilot fly ahead 1
  Wren has flown its course; 248 ft of flying speed is left.
wren.pilot fly ahead 10
  Wren has flown its course; 228 ft of flying speed is left.
show wren feet place
  place 0 111
  feet 228 ft left of 350 ft
# Two fields in one place are no more difficult than one. A turn costs what it
# costs: only feet flown are doubled.
wren.pilot fly turn 45
  Wren has flown its course; 178 ft of flying speed is left.
show wren feet
  feet 178 ft left of 350 ft
wren.pilot fly turn -45, ahead 100
  refused [SHIP-FLY] the course costs 250 ft and 178 ft is left; each foot in a ship's space or in difficult terrain costs two, which adds 100 ft
wren.pilot fly turn -45, ahead 65
  refused [SHIP-FLY] the course costs 180 ft and 178 ft is left; each foot in a ship's space or in difficult terrain costs two, which adds 65 ft
wren.pilot fly turn -45, ahead 64
  Wren has flown its course; 0 ft of flying speed is left.
show wren feet
  feet 0 ft left of 350 ft
pass
  Round 2.
  The turn of Wren's pilot begins.

# A solid rock cannot be flown through: the course is refused where it would touch.
gm move wren at 1000 0 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 200
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 125 ft
wren.pilot fly ahead 125
  Wren has flown its course; 225 ft of flying speed is left.
show wren feet place
  place 1000 125
  feet 225 ft left of 350 ft
wren.pilot fly ahead 1
  refused [SHIP-TERRAIN] the course runs into a solid obstacle after 0 ft
