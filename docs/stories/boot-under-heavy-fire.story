title The save that keeps a hyperdrive starting is against 10, or half of the damage if that is more
covers SHIP-JUMP

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
dice d20=10
gm damage hesper 21 energy
  The GM rules, Hesper: 21 energy damage.
  Hesper: energy takes 21 from the hull.
  Hesper, Constitution save against keeping the hyperdrive starting: d20 10 + 1 ship Constitution = 11 against 10, success.
dice d20=10
gm damage hesper 24 energy
  The GM rules, Hesper: 24 energy damage.
  Hesper: energy takes 24 from the hull.
  Hesper, Constitution save against keeping the hyperdrive starting: d20 10 + 1 ship Constitution = 11 against 12, failure.
  The hyperdrive of Hesper fails to start.
