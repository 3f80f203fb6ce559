title A ship that the attacker does not know of hides nothing
covers SHIP-COVER SHIP-HIDE

class probe small across 50
class barge huge across 2500
mount probe laser-cannon turret
ship Wren probe at 0 0 heading 0 side Blue special
ship Kite probe at 0 3200 heading 180 side Red special
ship Barge barge at 0 1600 heading 0 side Red special hidden
crew wren plain gunner pilot
crew kite plain pilot
crew barge plain pilot
initiative wren.gunner 20, wren.pilot 19, kite 10, barge 5

begin
  ...
show cover kite from wren
  none
# The friends of Barge know of it.
show cover wren from kite
  total cover
gm reveal barge
  The GM rules, Barge: it is in sight.
show cover kite from wren
  total cover
