title A ship that is lost by the natural 1 of its save against a bomb is not stunned any more
covers SHIP-SYSDMG SHIP-BOMB

class minelayer medium across 50
mount minelayer bomb-deployer aft emp-bomb 1
class hulk medium across 50
ship Wren minelayer at 0 0 heading 0 side Blue special
ship Kite hulk at 0 -150 heading 180 side Red special
ship Moth hulk at 0 9000 heading 180 side Red special
crew wren plain gunner pilot
crew kite plain pilot
crew moth plain pilot
set kite system-damage 5
initiative wren.gunner 20, kite.pilot 10, moth 8, wren.pilot 3

begin
  ...
wren.gunner drop bomb-deployer emp-bomb
  Wren's gunner lets go of EMP bomb 4.
dice 20 1 2 9 8
pass to wren.gunner
  The turn of Kite's pilot begins.
  The turn of Moth's pilot begins.
  The turn of Wren's pilot begins.
  Round 2.
  The turn of Wren's gunner begins.
  EMP bomb 4 goes off.
  Wren, Constitution save against EMP bomb: d20 20 + 1 ship Constitution = 21 against 12, success.
  Kite, Constitution save against EMP bomb: d20 1, dropped 2 (disadvantage: system damage 3) + 1 ship Constitution = 2 against 12, failure.
  Kite's pilot, destruction save of a used ship: d20 8, dropped 9 (disadvantage: system damage 3) = 8 against 10, failure.
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
show kite state conditions
  state lost
  conditions none
