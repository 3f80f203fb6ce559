title Two ships lie in wait: nobody notices one of them
covers SHIP-SURPRISE SHIP-HIDE

# Passive Perception is 12 at best. Kite's Stealth is 12 and hides it still, Lurk's
# 11 does not: who is good enough for one threat is warned, and Kite stays unseen.
class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 500 heading 180 side Red hidden
ship Lurk gun at 300 300 heading 180 side Red hidden
crew wren plain pilot gunner operator
crew kite plain gunner
crew lurk plain pilot
member wren.operator skilled perception
set wren ac 30
initiative wren.pilot 20, kite 15, wren.gunner 10, wren.operator 8, lurk 5

dice d20=9 d20=8
begin
  The battle goes on.
  Kite hides: Stealth d20 9 + 3 ship Dexterity = 12.
  Lurk's pilot hides Lurk: Stealth d20 8 + 3 ship Dexterity = 11.
  Wren's pilot is surprised: no move, action or reaction before their first turn is over.
  Wren's gunner is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Lurk at 300 300 heading 180°, hull unknown
pass to kite.gunner
  The turn of Wren's gunner begins.
  The turn of Wren's operator begins.
  The turn of Lurk's pilot begins.
  Round 2.
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
dice d20=3 d20=4
kite.gunner fire heavy-laser at wren
  Kite is no longer hidden.
  Kite's gunner fires the heavy laser at Wren: d20 4, dropped 3 (advantage: unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 0 500 heading 180°, hull unknown
  Lurk at 300 300 heading 180°, hull unknown
