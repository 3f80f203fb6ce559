title Two ships lie in wait: who notices them, and who does not
covers SHIP-SURPRISE SHIP-REACT SHIP-INIT

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 500 heading 180 side Red hidden
crew wren plain pilot gunner operator
crew kite plain pilot gunner
member wren.operator skilled perception
set wren ac 30
initiative kite.gunner 20, kite.pilot 15, wren.pilot 10, wren.gunner 9, wren.operator 8

# Kite rolls Stealth, 8 and 3 for its Dexterity: 11. Passive Perception is 10
# for pilot and gunner, and 12 for the operator, who alone is not surprised.
dice d20=8
begin
  The battle goes on.
  Kite's pilot hides Kite: Stealth d20 8 + 3 ship Dexterity = 11.
  Wren's pilot is surprised: no move, action or reaction before their first turn is over.
  Wren's gunner is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Kite's gunner begins.
show wren.pilot
  the turn is over; left: nothing
show wren.operator
  the turn is over; left: reaction
# The GM has the last word.
gm unsurprise wren.gunner
  The GM rules, Wren: the gunner is not surprised.
show wren.gunner
  the turn is over; left: reaction
dice d20=3 d20=4
kite.gunner fire heavy-laser at wren
  Kite is hidden no longer.
  Kite's gunner fires the heavy laser at Wren: d20 4, dropped 3 (advantage: unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
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
pass to wren.operator
  The turn of Wren's operator begins.
dice d20=7
wren.operator search
  Wren's operator, Search with Perception: d20 7 + 2 Perception proficiency = 9.
