title A course or the helm in place of a ramming run rams nothing
covers SHIP-RAM SHIP-FLY

class big medium across 100 strength 16
class dart tiny across 25
ship Wren big at 0 0 heading 0 side Blue special
ship Kite dart at 0 400 heading 90 side Red special
crew wren plain pilot
crew kite plain pilot
set kite hull-max 300, hull 300
set wren hull-max 300, hull 300, flying-speed 1000
initiative wren 20, kite 1

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
wren.pilot ram kite ahead 450; wren.pilot fly ahead 500
  Wren sets out to ram Kite.
  Wren has flown its course; 376 ft of flying speed is left.
show wren place
  place 0 500
