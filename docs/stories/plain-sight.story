title Who comes out of hiding is seen, and whoever flies around a cover sees
covers SHIP-HIDE SHIP-SEARCH

class gun small across 50
mount gun laser-cannon turret
ship Wren gun at 0 1000 heading 180 side Blue
ship Kite gun at 0 0 heading 90 side Red
ship Lurk gun at 3000 1000 heading 0 side Blue
ship Rook gun at 3000 0 heading 90 side Red
object Veil field at 0 1000 radius 300
object Rock asteroid at 3000 500 radius 100
crew wren plain pilot gunner
crew kite plain pilot gunner
crew lurk plain pilot
crew rook plain pilot gunner
set rook flying-speed 900
initiative wren 20, lurk 15, kite 10, rook 5

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
# Wren hides inside a field, and is hidden for as long as its middle is in there: to
# 701, a foot from the edge.
dice d20=15
wren.pilot hide
  Wren's pilot hides Wren: Stealth d20 15 + 3 ship Dexterity = 18.
wren.pilot fly ahead 175
  Wren has flown its course; 0 ft of flying speed is left.
see kite.pilot
  Kite at 0 0 heading 90°, hull 14, shields 0
  Lurk at 3000 1000 heading 0°, hull unknown
  Rook at 3000 0 heading 90°, hull 14, shields 0
pass to lurk.pilot
  The turn of Wren's gunner begins.
  The turn of Lurk's pilot begins.
# A GM hides whom they like, wherever it is: nothing changes for Kite, which has no
# cover before it.
gm hide lurk
  The GM rules, Lurk: it is hidden.
pass to wren.pilot
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  The turn of Rook's gunner begins.
  Round 2.
  The turn of Wren's pilot begins.
wren.pilot fly ahead 124
  Wren has flown its course; 102 ft of flying speed is left.
see kite.pilot
  Kite at 0 0 heading 90°, hull 14, shields 0
  Rook at 3000 0 heading 90°, hull 14, shields 0
wren.pilot fly ahead 2
  Wren has flown its course; 99 ft of flying speed is left.
  Wren is no longer hidden.
log wren.pilot
  Wren has flown its course; 99 ft of flying speed is left.
  Wren is no longer hidden.
log kite.pilot
  Wren is no longer hidden.
see kite.pilot
  Wren at 0 699 heading 180°, hull unknown
  Kite at 0 0 heading 90°, hull 14, shields 0
  Rook at 3000 0 heading 90°, hull 14, shields 0
# It is in sight, and can be fired at; it cannot hide where it is.
wren.pilot hide
  refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
pass to rook.pilot
  The turn of Wren's gunner begins.
  The turn of Lurk's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
# Lurk is wholly behind the asteroid, and then is not: who flies around it sees.
show cover lurk from rook
  total cover
rook.pilot fly ahead 50
  Rook has flown its course; 850 ft of flying speed is left.
see rook.pilot
  Wren at 0 699 heading 180°, hull unknown
  Kite at 0 0 heading 90°, hull 14, shields 0
  Rook at 3050 0 heading 90°, hull 14, shields 0
rook.pilot fly ahead 200
  Lurk is no longer hidden.
  Rook has flown its course; 650 ft of flying speed is left.
log rook.pilot
  Lurk is no longer hidden.
  Rook has flown its course; 650 ft of flying speed is left.
see rook.pilot
  Wren at 0 699 heading 180°, hull unknown
  Kite at 0 0 heading 90°, hull 14, shields 0
  Lurk at 3000 1000 heading 0°, hull unknown
  Rook at 3250 0 heading 90°, hull 14, shields 0
