title What follows when a shot at a place finds a ship, and when it does not
covers SHIP-PLACE SHIP-NAT SHIP-COVER SHIP-READY

class gun small across 50 strength 14
mount gun heavy-laser turret
mount gun laser-cannon turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 500 heading 180 side Red special
ship Jay gun at 60 510 heading 180 side Red special
ship Rook gun at -900 0 heading 90 side Red special
ship Owl gun at 800 0 heading 0 side Red special
object Shade asteroid at 640 0 radius 26
object Sill asteroid at 0 -300 radius 20
ship Moth gun at 30 -500 heading 0 side Red special
crew wren plain pilot gunner gunner gunner coordinator
crew kite plain gunner
crew jay none
crew owl none
crew moth none
crew rook plain pilot
set kite ac 7, hull-max 100, hull 100
set jay ac 8, hull-max 100, hull 100
set moth ac 17, hull-max 100, hull 100
set rook hull-max 100, hull 100
initiative wren.coordinator 21, wren.gunner 20, wren.gunner-2 19, wren.gunner-3 18, wren.pilot 15, kite 10, rook 9

begin
  The battle goes on.
  Round 1.
  The turn of Wren's coordinator begins.
gm hide kite
  The GM rules, Kite: it is hidden.
gm hide jay
  The GM rules, Jay: it is hidden.
gm hide owl
  The GM rules, Owl: it is hidden.
gm hide moth
  The GM rules, Moth: it is hidden.
pass to wren.gunner
  The turn of Wren's gunner begins.
# A 1 misses whatever is there.
dice d20=1 d20=15
wren.gunner fire-at heavy-laser at 0 500
  Wren's gunner fires the heavy laser at a place 500 ft away, bearing 0°: d20 1, dropped 15 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 7, a miss.
pass to wren.gunner-2
  The turn of Wren's gunner 2 begins.
# Of two that hide the nearer one is hit; the rest of the volley is at it, as at any ship that is seen.
dice d20=20 d20=20 d6=3 d6=4 d20=9 d20=2 d6=1
wren.gunner-2 fire-at laser-cannon at 28 508
  Wren's gunner 2 fires the laser cannon at a place 508 ft away, bearing 3°: d20 20, dropped 20 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity = 25, a critical hit.
  Kite is no longer hidden.
  Laser cannon damage: d6 3+4 + 2 ship Strength = 9, 9 energy, all dice twice.
  Wren's gunner 2 fires the laser cannon at Kite: d20 2, dropped 9 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity = 7 against AC 7, a hit.
  Laser cannon damage: d6 1 + 2 ship Strength = 3, 3 energy.
  Kite: energy takes 9 from the hull.
  Kite: energy takes 3 from the hull.
see wren.pilot
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 0 500 heading 180°, hull unknown
  Rook at -900 0 heading 90°, hull unknown
# The other still hides, and is hit where it is.
pass to wren.gunner
  The turn of Wren's gunner 3 begins.
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
# Advantage that the GM has ruled, and the disadvantage, cancel.
gm advantage attack wren.gunner
  The GM rules, Wren: advantage on the gunner's next attack.
dice d20=2 d6=1
wren.gunner fire-at heavy-laser at 80 520
  Wren's gunner fires the heavy laser at a place 526 ft away, bearing 8°: d20 2 (advantage: GM) (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8, a hit.
  Jay is no longer hidden.
  Heavy laser damage: d6 1 + 1 heavy laser + 2 ship Strength = 4, 4 energy.
  Jay: energy takes 4 from the hull.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
# Half of what is 25 ft about the place is hidden behind Sill: Moth is, and has AC 19. A 12 makes 18, 13 makes 19.
dice d20=20 d20=12
wren.gunner fire-at heavy-laser at 30 -500
  Wren's gunner fires the heavy laser at a place 500 ft away, bearing 176°: d20 12, dropped 20 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 18, a miss.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  Round 4.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
dice d20=20 d20=13 d6=1
wren.gunner fire-at heavy-laser at 30 -500
  Wren's gunner fires the heavy laser at a place 500 ft away, bearing 176°: d20 13, dropped 20 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 19, a hit.
  Moth is no longer hidden.
  Heavy laser damage: d6 1 + 1 heavy laser + 2 ship Strength = 4, 4 energy.
  Moth: energy takes 4 from the hull.
# Owl is wholly behind Shade. The place beside it is not, and a shot there finds nothing.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  Round 5.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
wren.gunner fire-at heavy-laser at 800 0
  refused [SHIP-COVER] that place is wholly hidden behind cover
dice d20=20 d20=20
wren.gunner fire-at heavy-laser at 800 48
  Wren's gunner fires the heavy laser at a place 801 ft away, bearing 86°: d20 20, dropped 20 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 26, a miss.
# Readied: at the place, whoever sets it off.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Rook's pilot begins.
  Round 6.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
wren.gunner fire-at heavy-laser at 0 300 attacks 2
  refused [SHIP-ATTACK] the heavy laser has 1 attack left, not 2
wren.gunner ready call now : fire-at heavy-laser at 0 300
  Wren's gunner readies Fire at a place for a word that is called.
wren.coordinator call: now
  Wren's coordinator calls: now!
  Wren's gunner may react to a word that is called.
dice d20=7 d20=8
wren.gunner react
  Wren's gunner fires the heavy laser at a place 300 ft away, bearing 0°: d20 7, dropped 8 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13, a miss.
# A coordinator fires nothing.
wren.coordinator fire-at heavy-laser at 0 300
  refused [SHIP-ROLE] Fire at a place is for the gunner
