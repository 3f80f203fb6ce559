title A ship that the first of two mishaps destroys suffers no second
covers SHIP-JUMP

class hulk medium across 50
fit hulk navcomputer
ship Hesper hulk at 0 0 heading 0 side Blue
ship Kite hulk at 0 9000 heading 180 side Red special
crew hesper plain operator
crew kite plain pilot
set hesper hull-max 40, hull 4
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
dice 2 20 11
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 20: two mishaps at once.
  Hesper has a hyperspace mishap, d20 11: the hull is strained, and regeneration halved until maintenance.
  Hesper: kinetic takes 4 from the hull.
  Hesper explodes.
  The turn of Kite's pilot begins.
  The battle is over. Every other side is beaten.
