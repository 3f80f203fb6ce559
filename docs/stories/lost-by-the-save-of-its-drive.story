title A ship that is lost by the save for its drive has no drive that fails
covers SHIP-JUMP SHIP-SYSDMG

class packet-boat medium across 50
fit packet-boat navcomputer
class skiff small across 50
ship Hesper packet-boat at 0 0 heading 0 side Blue special
ship Kite skiff at 0 500 heading 180 side Red special
crew hesper plain pilot operator
crew kite solo
member hesper.operator proficiency 4, intelligence 20, expert technology
set hesper hull-max 200, hull 200, shields-max 0
initiative hesper 20, kite 10

begin
  ...
pass to hesper.operator
  The turn of Hesper's operator begins.
dice d20=20
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 20 + 5 Intelligence + 8 Technology expertise = 33 against 30, success.
pass to hesper.operator
  The turn of Kite begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
gm edit hesper system-damage 5
  The GM rules, Hesper: System damage set to 5.
  Hesper: flying speed 300 → 150 ft (system damage 5).
  Hesper: hull point maximum 200 → 100 (system damage 5).
dice d20=1 d20=1 d20=1 d20=5
gm damage hesper 2 energy
  The GM rules, Hesper: 2 energy damage.
  Hesper: energy takes 2 from the hull.
  Hesper, Constitution save against keeping the hyperdrive starting: d20 1, dropped 1 (disadvantage: system damage 3) + 1 ship Constitution = 2 against 10, failure.
  Hesper's pilot, destruction save of a used ship: d20 1, dropped 5 (disadvantage: system damage 3) = 1 against 10, failure.
  Hesper: system damage +1, now level 6: all primary systems have failed.
  Hesper is lost: all its primary systems have failed.
  The turn of Kite begins.
  The battle is over. Every other side is beaten.
