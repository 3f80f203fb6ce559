title A course that is worked out is not worked out again
covers SHIP-JUMP

class packet medium across 50
ship Hesper packet at 0 0 heading 0 side Blue special
ship Kite packet at 0 3000 heading 180 side Red special
crew hesper plain operator
crew kite plain pilot
member hesper.operator intelligence 30, expert technology
initiative hesper 20, kite 10

begin
  ...
dice 20
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 20 + 10 Intelligence = 30 against 30, success.
pass to hesper.operator
  ...
hesper.operator astrogate hasty
  refused [SHIP-JUMP] the course is worked out: start the hyperdrive
