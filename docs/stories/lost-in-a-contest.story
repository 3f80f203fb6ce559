title Nothing comes of a contest whose 1 loses one of the ships
covers SHIP-EVADE SHIP-INTERFERE SHIP-SYSDMG

class tug medium across 50
class mon medium across 50
ship Ward mon at 0 0 heading 0 side Blue special
ship Pal tug at 0 -2000 heading 0 side Blue special
ship Kite tug at 0 500 heading 90 side Red special
ship Rook tug at 0 5000 heading 90 side Red special
crew ward plain pilot operator
crew pal plain pilot
crew kite plain pilot
crew rook plain pilot
initiative ward.pilot 20, ward.operator 18, kite 10, pal 1, rook 0

begin
  ...
gm edit kite system-damage 5
  The GM rules, Kite: System damage set to 5.
  Kite: flying speed 300 → 150 ft (system damage 5).
  Kite: hull point maximum 33 → 16 (system damage 5).
pass to ward.operator
  The turn of Ward's operator begins.
dice d20=9 d20=1 d20=1 d20=1 d20=1
ward.operator interfere kite.pilot
  Ward's operator, Interfere: d20 9, against Kite's pilot: d20 1, dropped 1 (disadvantage: system damage 1) = 1, won.
  Kite's pilot, destruction save of a used ship: d20 1, dropped 1 (disadvantage: system damage 3) = 1 against 10, failure.
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
gm edit ward system-damage 5
  The GM rules, Ward: System damage set to 5.
  Ward: flying speed 300 → 150 ft (system damage 5).
  Ward: hull point maximum 33 → 16 (system damage 5).
pass to ward.pilot
  The turn of Pal's pilot begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Ward's pilot begins.
dice d20=1 d20=1 d20=5 d20=1 d20=1
ward.pilot evade rook
  Ward's pilot, Evade: d20 1, dropped 1 (disadvantage: system damage 1) = 1, against Rook's pilot: d20 5, lost.
  Ward's pilot, destruction save of a used ship: d20 1, dropped 1 (disadvantage: system damage 3) = 1 against 10, failure.
  Ward: system damage +1, now level 6: all primary systems have failed.
  Ward is lost: all its primary systems have failed.
  The turn of Pal's pilot begins.
