title Shots at places where something is guessed to hide
covers SHIP-PLACE SHIP-HIDE

# A heavy laser reaches 600 ft, and 1,200 with disadvantage. Kite hides, with AC 16 and a space of 50 ft:
# a shot at a place reaches 25 ft about it, so that a guess is good less than 50 ft from Kite's middle.
class gun small across 50 strength 14
mount gun heavy-laser turret
mount gun laser-cannon fore
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 500 heading 180 side Red special
ship Rook gun at -500 0 heading 90 side Red special
object rubble asteroid at 0 -300 radius 40
crew wren plain pilot gunner coordinator
crew kite plain gunner
crew rook plain pilot
set kite ac 16, hull-max 100, hull 100
set rook hull-max 100, hull 100
initiative wren.coordinator 21, wren.gunner 20, wren.pilot 15, kite 10, rook 9

begin
  The battle goes on.
  Round 1.
  The turn of Wren's coordinator begins.
gm hide kite
  The GM rules, Kite: it is hidden.
pass to wren.gunner
  The turn of Wren's gunner begins.
# Whom one sees is fired at, not the place, one's own ship too. No refusal gives away what hides.
wren.gunner fire-at heavy-laser at -500 0
  refused [SHIP-PLACE] Rook is there: fire at it
wren.gunner fire-at heavy-laser at 0 10
  refused [SHIP-PLACE] Wren is there: fire at it
wren.gunner fire-at heavy-laser at 0 -300
  refused [SHIP-PLACE] rubble is there: fire at it
wren.gunner fire-at heavy-laser at 0 500 attacks 2
  refused [SHIP-ATTACK] the heavy laser has 1 attack left, not 2
# Range, arc and cover are those of the place: the first foot of each, and the last.
wren.gunner fire-at heavy-laser at 0 1201
  refused [SHIP-RANGE] that place is beyond the heavy laser's 1200 ft
wren.gunner fire-at laser-cannon at 251 500
  refused [SHIP-ARC] that place is outside the fore arc of the laser cannon
wren.gunner fire-at heavy-laser at 0 -400
  refused [SHIP-COVER] that place is wholly hidden behind cover
show options wren.gunner
  Attack, heavy laser, Rook: 90.0%, +6 against 9; shields 6.0, hull 6.0
  Attack, laser cannon, Rook: refused [SHIP-ARC] Rook is outside the fore arc of the laser cannon
  Fire at a place, heavy laser
  Fire at a place, laser cannon
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
# A wrong guess misses, with a 20 too, and the log has no AC.
dice d20=20 d20=20
wren.gunner fire-at laser-cannon at 50 500 attacks 1
  Wren's gunner fires the laser cannon at a place 502 ft away, bearing 5°: d20 20, dropped 20 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity = 25, a miss.
# What is left of the weapon's attacks may be at another place, or at a ship.
dice d20=19 d20=9
wren.gunner fire-at laser-cannon at -50 500
  Wren's gunner fires the laser cannon at a place 502 ft away, bearing 354°: d20 9, dropped 19 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity = 14, a miss.
log wren.pilot
  Wren's gunner fires the laser cannon at a place 502 ft away, bearing 354°: d20 9, dropped 19 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity = 14, a miss.
log kite.gunner
  Wren's gunner fires the laser cannon at a place 502 ft away, bearing 354°: d20 9, dropped 19 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity = 14, a miss.
log rook.pilot
  Wren's gunner fires the laser cannon at a place 502 ft away, bearing 354°: d20 9, dropped 19 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity = 14, a miss.
see wren.gunner
  Wren at 0 0 heading 0°, hull 14, shields 0
  Rook at -500 0 heading 90°, hull unknown
wren.gunner fire-at heavy-laser at 0 500
  refused [SHIP-ACTION] your action is used

# 49 ft away the guess is good: 15 misses AC 16 as it would miss nothing, 16 hits. What is hit is hidden no longer.
pass to wren.gunner
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
dice d20=19 d20=9
wren.gunner fire-at heavy-laser at 49 500
  Wren's gunner fires the heavy laser at a place 502 ft away, bearing 5°: d20 9, dropped 19 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 15, a miss.
log kite.gunner
  Wren's gunner fires the heavy laser at a place 502 ft away, bearing 5°: d20 9, dropped 19 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 15, a miss.
pass to wren.gunner
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
dice d20=19 d20=10 d6=3
wren.gunner fire-at heavy-laser at 49 500
  Wren's gunner fires the heavy laser at a place 502 ft away, bearing 5°: d20 10, dropped 19 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16, a hit.
  Kite is no longer hidden.
  Heavy laser damage: d6 3 + 1 heavy laser + 2 ship Strength = 6, 6 energy.
  Kite: energy takes 6 from the hull.
see wren.gunner
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 0 500 heading 180°, hull unknown
  Rook at -500 0 heading 90°, hull unknown
log rook.pilot
  Wren's gunner fires the heavy laser at a place 502 ft away, bearing 5°: d20 10, dropped 19 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 16, a hit.
  Kite is no longer hidden.
  Heavy laser damage: d6 3 + 1 heavy laser + 2 ship Strength = 6, 6 energy.
  Kite: energy takes 6 from the hull.
