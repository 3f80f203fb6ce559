title A ship that is held back as its hyperdrive is ready stays
covers SHIP-JUMP SHIP-CONDITION

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
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
pass to hesper.operator
  ...
pass to hesper.operator
  ...
pass to hesper.operator
  ...
pass to hesper.operator
  ...
pass to hesper.operator
  ...
pass to hesper.operator
  ...
pass to hesper.operator
  ...
pass to hesper.operator
  ...
pass to hesper.operator
  ...
gm condition hesper interdicted
  Hesper is interdicted: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 12.
  The turn of Hesper's operator begins.
  The hyperdrive of Hesper fails to start.
show hesper state fuel
  state able
  fuel 30
# The course is kept, and the drive can be started when the ship is free.
hesper.operator jump
  refused [SHIP-JUMP] Hesper is interdicted: its hyperdrive cannot jump
gm condition hesper interdicted off
  Hesper is no longer interdicted.
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
