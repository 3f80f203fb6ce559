title A ship that flies around a rock sees what hides behind it, but no mine: mines have to be searched for
covers SHIP-HIDE SHIP-BOMB

class hulk medium across 50
class small-one small across 30
ship Hesper hulk at 300 200 heading 0 side Blue special
ship Wren small-one at 0 1000 heading 0 side Red special hidden
ship Thorn proximity-mine at 0 1250 side Red hidden
ship Kite hulk at 9000 0 heading 0 side Red special
object Rock asteroid at 0 500 radius 200
crew hesper plain pilot
crew wren plain pilot
crew kite plain pilot
initiative hesper 20, wren 10, kite 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
see hesper.pilot
  Hesper at 300 200 heading 0°, hull 33, shields 0
  Kite at 9000 0 heading 0°, hull unknown
hesper.pilot fly ahead 300
  Wren is no longer hidden.
  Hesper has flown its course; 0 ft of flying speed is left.
see hesper.pilot
  Hesper at 300 500 heading 0°, hull 33, shields 0
  Kite at 9000 0 heading 0°, hull unknown
  Wren at 0 1000 heading 0°, hull unknown
