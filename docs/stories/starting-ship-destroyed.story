title A ship that is destroyed while its hyperdrive starts makes no save for it
covers SHIP-JUMP SHIP-ZERO

class packet-boat medium across 50
fit packet-boat navcomputer
class skiff small across 50
ship Hesper packet-boat at 0 0 heading 0 side Blue special
ship Kite skiff at 0 5000 heading 180 side Red special
crew hesper plain pilot operator
crew kite solo
set hesper hull-max 20, hull 20, shields-max 0
member hesper.operator proficiency 4, intelligence 20, expert technology
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
gm damage hesper 40 energy
  The GM rules, Hesper: 40 energy damage.
  Hesper: energy takes 40 from the hull.
  Hesper is torn apart by massive damage.
  The turn of Kite begins.
  The battle is over. Every other side is beaten.
