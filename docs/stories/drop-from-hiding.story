title Whoever drops a bomb from hiding is seen, as whoever fires is
covers SHIP-BOMB SHIP-HIDE

class layer medium across 50
mount layer bomb-deployer aft bomblet 2
class target medium across 50
ship Wren layer at 0 0 heading 0 side Blue special hidden
ship Kite target at 0 5000 heading 0 side Red special
object Shoal field at 0 0 radius 200
crew wren plain gunner
crew kite plain pilot
initiative wren.gunner 20, kite 10

dice 12
begin
  The battle goes on.
  Wren hides: Stealth d20 12 + 2 ship Dexterity = 14.
  Kite's pilot is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Wren's gunner begins.
see kite.pilot
  Kite at 0 5000 heading 0°, hull 33, shields 0
wren.gunner drop bomb-deployer bomblet
  Wren is no longer hidden.
  Wren's gunner lets go of bomblet 3.
see kite.pilot
  Kite at 0 5000 heading 0°, hull 33, shields 0
  bomblet 3 at 0 -26 heading 180°, hull unknown
  Wren at 0 0 heading 0°, hull unknown
