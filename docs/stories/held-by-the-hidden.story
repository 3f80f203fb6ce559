title A hidden ship that catches another in its beam is found by the one that it holds
covers SHIP-HIDE SHIP-DEVICE

class beamer medium across 50
fit beamer tractor-beam
class prize medium across 50
ship Ann beamer at 0 0 heading 0 side Blue special
ship Bob prize at 0 590 heading 180 side Red special
ship Cid prize at 900 590 heading 180 side Green special
crew ann plain operator
crew bob plain pilot
crew cid plain pilot
initiative ann 30, bob 10, cid 5

begin
  ...
gm hide ann
  ...
see bob.pilot
  Bob at 0 590 heading 180°, hull 33, shields 0
  Cid at 900 590 heading 180°, hull unknown
dice 4
ann.operator feature tractor-beam at bob
  Ann's operator uses Tractor Beam on Bob.
  Bob, Strength save against Tractor Beam: d20 4 + 1 ship Strength = 5 against 11, failure.
  Bob, Strength save against Tractor Beam: d20 4 + 1 ship Strength = 5 against 11, failure.
  Ann is no longer hidden.
  Bob is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Bob is drawn 100 ft towards Ann.
  Bob: flying speed 300 → 0 ft (tractored).
# The crew that throws a save sees it, whoever has caused it.
log bob.pilot
  Bob, Strength save against Tractor Beam: d20 4 + 1 ship Strength = 5 against 11, failure.
  Ann is no longer hidden.
  Bob is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Bob is drawn 100 ft towards Ann.
  Bob: flying speed 300 → 0 ft (tractored).
see bob.pilot
  Ann at 0 0 heading 0°, hull unknown
  Bob at 0 490 heading 180°, tractored, hull 33, shields 0
  Cid at 900 590 heading 180°, hull unknown
# Nobody else is any the wiser.
see cid.pilot
  Bob at 0 490 heading 180°, tractored, hull unknown
  Cid at 900 590 heading 180°, hull 33, shields 0
