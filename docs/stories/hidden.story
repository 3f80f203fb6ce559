title What hides is not known, and firing gives it away
covers SHIP-HIDE SHIP-ATTACK

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Lurk gun at 0 500 heading 180 side Red hidden
ship Kite gun at 500 500 heading 180 side Red
crew wren plain gunner
crew lurk plain gunner pilot
crew kite none
set wren ac 30
initiative wren 20, lurk 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
# Its side sees it, the others do not: not in their picture, nor in their log.
see wren.gunner
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 500 500 heading 180°, hull unknown
see lurk.gunner
  Wren at 0 0 heading 0°, hull unknown
  Kite at 500 500 heading 180°, hull 14, shields 0
  Lurk at 0 500 heading 180°, hull 14, shields 0
wren.gunner fire heavy-laser at lurk
  refused [SHIP-ATTACK] you know of no such ship
pass
  The turn of Lurk's gunner begins.
log wren.gunner
log lurk.gunner
  The turn of Lurk's gunner begins.
log gm
  The turn of Lurk's gunner begins.

# It fires, and misses: it is seen from then on.
dice d20=2 d20=1
lurk.gunner fire heavy-laser at wren
  Lurk is no longer hidden.
  Lurk's gunner fires the heavy laser at Wren: d20 2, dropped 1 (advantage: unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
log wren.gunner
  Lurk is no longer hidden.
  Lurk's gunner fires the heavy laser at Wren: d20 2, dropped 1 (advantage: unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
see wren.gunner
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 500 500 heading 180°, hull unknown
  Lurk at 0 500 heading 180°, hull unknown

# A ram gives away as well.
gm hide lurk
  The GM rules, Lurk: it is hidden.
gm move lurk at 0 60 heading 180
  The GM rules, Lurk: it is moved.
pass
  The turn of Lurk's pilot begins.
dice d20=15
lurk.pilot ram wren ahead 40
  Lurk sets out to ram Wren.
  Lurk is no longer hidden.
  Lurk is no longer hidden.
  Lurk's pilot rams Wren, whose Dexterity save against the ram: d20 15 + 3 ship Dexterity = 18 against 10, success.
  Lurk has flown its course; 305 ft of flying speed is left.
