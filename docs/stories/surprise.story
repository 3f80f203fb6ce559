title A ship lies in wait: who notices it, and who does not
covers SHIP-SURPRISE SHIP-REACT SHIP-INIT

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Rook gun at 200 0 heading 0 side Blue special
ship Kite gun at 0 500 heading 180 side Red hidden
crew wren plain pilot gunner operator mechanic
crew rook plain pilot
crew kite plain pilot gunner
member wren.operator skilled perception
member wren.mechanic skilled perception, wisdom 12
set wren ac 30
initiative kite.gunner 20, kite.pilot 15, wren.pilot 10, wren.gunner 9, wren.operator 8, wren.mechanic 7, rook 5

# Kite rolls Stealth, 9 and 3 for its Dexterity: 12. Passive Perception is 10
# for most, 12 for Wren's operator, whom it equals, and 13 for the mechanic, who
# alone notices the threat.
dice d20=9
begin
  The battle goes on.
  Kite's pilot hides Kite: Stealth d20 9 + 3 ship Dexterity = 12.
  Wren's pilot is surprised: no move, action or reaction before their first turn is over.
  Wren's gunner is surprised: no move, action or reaction before their first turn is over.
  Wren's operator is surprised: no move, action or reaction before their first turn is over.
  Rook's pilot is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Kite's gunner begins.
show wren.pilot
  the turn is over; left: nothing
show wren.operator
  the turn is over; left: nothing
show wren.mechanic
  the turn is over; left: reaction
# What one of them has seen, their side knows: Kite is no unseen attacker.
see rook.pilot
  Wren at 0 0 heading 0°, hull 14, shields 0
  Rook at 200 0 heading 0°, hull 14, shields 0
  Kite at 0 500 heading 180°, hull unknown
# The GM has the last word.
gm unsurprise wren.gunner
  The GM rules, Wren: the gunner is not surprised.
show wren.gunner
  the turn is over; left: reaction
dice d20=3
kite.gunner fire heavy-laser at wren
  Kite is no longer hidden.
  Kite's gunner fires the heavy laser at Wren: d20 3 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 9 against AC 30, a miss.
pass to wren.gunner
  The turn of Kite's pilot begins.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
# The pilot's turn has passed without a move or an action; from now on the
# pilot can react.
show wren.pilot
  the turn is over; left: reaction
show wren feet
  feet 0 ft left of 350 ft
wren.gunner ready attack kite: fire heavy-laser at kite
  Wren's gunner readies Attack for an attack on the ship.
pass to wren.mechanic
  The turn of Wren's operator begins.
  The turn of Wren's mechanic begins.
dice d20=7
wren.mechanic search
  Wren's mechanic searches, Perception: d20 7 + 1 Wisdom + 2 Perception proficiency = 10.
