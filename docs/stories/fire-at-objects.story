title Shots at asteroids, wrecks and mines, and weapons that are saved against
covers SHIP-PLACE SHIP-WSAVE SHIP-TYPES SHIP-BOMB

class gun small across 50 strength 14
mount gun heavy-laser turret
mount gun blast-missile turret
mount gun ion-cannon turret
mount gun thermite-cannon turret
class hulk large across 300 strength 14
mount hulk heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 500 heading 180 side Red special
ship Thorn proximity-mine at 300 800 side Red hidden
ship Barge hulk at 600 -300 heading 0 side Blue
object Clerk asteroid at 400 0 radius 9
object Wreckage wreck at -200 0 radius 30
object gravel field at 0 1100 radius 100
crew wren plain pilot gunner gunner gunner gunner
crew barge plain pilot gunner
crew kite plain pilot
set kite hull-max 100, hull 100
initiative wren.gunner 20, wren.gunner-2 19, wren.gunner-3 18, wren.gunner-4 17, wren.pilot 16, barge 15, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
# A field is no target; a place in it is one.
wren.gunner fire-at heavy-laser at gravel
  refused [SHIP-PLACE] there is no such asteroid or wreck
# An asteroid has AC 10 and is seen: 3 makes 9, 4 makes 10. Each point is a foot of its radius.
dice d20=3
wren.gunner fire-at heavy-laser at clerk
  Wren's gunner fires the heavy laser at Clerk: d20 3 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 9 against AC 10, a miss.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's gunner 4 begins.
  The turn of Wren's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Barge's gunner begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Wren's gunner begins.
dice d20=4 d6=5
wren.gunner fire-at heavy-laser at clerk
  Wren's gunner fires the heavy laser at Clerk: d20 4 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 10 against AC 10, a hit.
  Heavy laser damage: d6 5 + 1 heavy laser + 2 ship Strength = 8, 8 energy.
  Clerk takes 8 energy and is 2 ft across now.
see wren.pilot
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 0 500 heading 180°, hull unknown
  Barge at 600 -300 heading 0°, hull 60, shields 0
# Nothing is left of it after 9 points; critical hits and thermite's factor for armour count.
pass to wren.gunner
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's gunner 4 begins.
  The turn of Wren's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Barge's gunner begins.
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Wren's gunner begins.
dice d20=20 d6=1 d6=1
wren.gunner fire-at heavy-laser at clerk
  Wren's gunner fires the heavy laser at Clerk: d20 20 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 26 against AC 10, a critical hit.
  Heavy laser damage: d6 1+1 + 1 heavy laser + 2 ship Strength = 5, 5 energy, all dice twice.
  Clerk takes 5 energy and breaks up.
# Thermite twice, pulse half, as on armour. It is no ship that could save: a missile does all its damage.
pass to wren.gunner-2
  The turn of Wren's gunner 2 begins.
dice d20=10 d6=1 d6=1 d6=1
wren.gunner-2 fire-at thermite-cannon at wreckage
  Wren's gunner 2 fires the thermite cannon at Wreckage: d20 10 + 2 proficiency + 3 ship Dexterity = 15 against AC 10, a hit.
  Thermite cannon damage: d6 1+1+1 + 2 ship Strength = 5, 5 thermite.
  Wreckage takes 10 thermite and is 40 ft across now.
pass to wren.gunner-3
  The turn of Wren's gunner 3 begins.
dice d20=10 d6=1 d6=2 d6=2
wren.gunner-3 fire-at ion-cannon at wreckage
  Wren's gunner 3 fires the ion cannon at Wreckage: d20 10 + 2 proficiency + 3 ship Dexterity = 15 against AC 10, a hit.
  Ion cannon damage: d6 1+2+2 + 2 ship Strength = 7, 7 pulse.
  Wreckage takes 3 pulse and is 34 ft across now.
pass to wren.gunner-4
  The turn of Wren's gunner 4 begins.
dice d10=1 d10=1 d10=1
wren.gunner-4 fire-at blast-missile at wreckage
  Wren's gunner 4 fires the blast missile at Wreckage: a hit.
  Blast missile damage: d10 1+1+1 + 2 ship Strength = 5, 5 energy.
  Wreckage takes 5 energy and is 24 ft across now.
# Nobody rolls at an empty place with a weapon that is saved against, and there it does nothing.
pass to wren.gunner-4
  The turn of Wren's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Barge's gunner begins.
  The turn of Kite's pilot begins.
  Round 4.
  The turn of Wren's gunner begins.
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's gunner 4 begins.
wren.gunner-4 fire-at blast-missile at 90 700
  Wren's gunner 4 fires the blast missile at a place 705 ft away, bearing 7°: a miss.
# What hides there is found, and saves with advantage.
gm hide kite
  The GM rules, Kite: it is hidden.
pass to wren.gunner-4
  The turn of Wren's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Barge's gunner begins.
  The turn of Kite's pilot begins.
  Round 5.
  The turn of Wren's gunner begins.
  The turn of Wren's gunner 2 begins.
  The turn of Wren's gunner 3 begins.
  The turn of Wren's gunner 4 begins.
dice d20=2 d20=14 d10=4 d10=4 d10=4
wren.gunner-4 fire-at blast-missile at 0 500
  Wren's gunner 4 fires the blast missile at a place 500 ft away, bearing 0°: a hit.
  Kite is no longer hidden.
  Wren's gunner 4 fires at Kite, whose Dexterity save against blast missile: d20 14, dropped 2 (advantage: target unseen) + 3 ship Dexterity = 17 against 15, success.
  Blast missile damage: d10 4+4+4 + 2 ship Strength = 14, 7 energy, half by the save.
  Kite: energy takes 7 from the hull.
gm hide kite
  The GM rules, Kite: it is hidden.
# All weapons of a large ship are saved against.
pass to barge.gunner
  The turn of Wren's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Barge's gunner begins.
dice d20=2 d20=9 d4=4 d4=4
barge.gunner fire-at heavy-laser at 0 500
  Barge's gunner fires the heavy laser at a place 875 ft away, bearing 323°: a hit.
  Kite is no longer hidden.
  Barge's gunner fires at Kite, whose Dexterity save against heavy laser: d20 9, dropped 2 (advantage: long range, target unseen) + 3 ship Dexterity = 12 against 12, success.
  Heavy laser damage: d4 4+4 + 2 heavy laser + 2 ship Strength = 12, 6 energy, half by the save.
  Kite: energy takes 6 from the hull.
# A hidden mine has AC 20, and goes off.
pass to wren.gunner
  The turn of Kite's pilot begins.
  Round 6.
  The turn of Wren's gunner begins.
dice d20=15 d20=14 d6=1
wren.gunner fire-at heavy-laser at 300 800
  Wren's gunner fires the heavy laser at a place 854 ft away, bearing 20°: d20 14, dropped 15 (disadvantage: long range, target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 20, a hit.
  Thorn is no longer hidden.
  Heavy laser damage: d6 1 + 1 heavy laser + 2 ship Strength = 4, 4 energy.
  Thorn: energy takes 4 from the hull.
  Thorn goes off.
