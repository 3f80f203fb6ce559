title Smoke lies about its crossing, is thrown as an attack, and hides what lies in it or beyond it
covers FOS-EXPLOSIVE FOS-RANGE FOS-MAP FOS-ACTIONS

book forge
room 70 16
square wall from 51 1 to 51 7
sheet thrower like plain, precision 3, weapon slug-pistol, device smoke-grenade 9, device chemical-grenade 5, actions 9
sheet launcher like plain, precision 3, weapon grenade-launcher, device smoke-grenade 9, actions 9
sheet bare like plain, hp 60, agility 0
sheet gun like plain, hp 60, precision 2, weapon slug-rifle
sheet big like hull-walker, hp 60
person Thr thrower at 2 8 side Blue
person Lau launcher at 3 14 side Blue
person Wat gun at 2 12 side Blue
person Gun gun at 20 12 side Blue
person Inn bare at 11 9 side Red special
person Out bare at 12 9 side Red special
person Nor bare at 8 6 side Red special
person Wes bare at 7 6 side Red special
person Big big at 11 5 side Red special
initiative thr 20, lau 18, wat 16, gun 15, inn 10, out 9, nor 8, wes 7, big 6

begin
  The battle goes on.
  Round 1.
  The turn of Thr begins.
# 10 ft about the crossing at the upper left of 10 8: columns 8 to 11, rows 6 to 9. There are the poison and the smoke.
dice 20 20 20
thr.boots use chemical-grenade at 10 8
  Thr uses chemical grenade.
  Reached by chemical grenade: Inn, Nor, Big.
  Inn saves with Agility against chemical grenade: d20 20 against 10, critical success.
  Nor saves with Agility against chemical grenade: d20 20 against 10, critical success.
  Big saves with Agility against chemical grenade: d20 20 + 1 Agility = 21 against 10, critical success.
show aim wat wes with slug-rifle
  +4 against 12
show aim gun out with slug-rifle
  +4 against 12
pass to wat.boots
  The turn of Lau begins.
  The turn of Wat begins.
wat.boots attack nor
  refused [FOS-SURPRISE] Wat does not know where that is: attack a square in view instead
pass to gun.boots
  The turn of Gun begins.
gun.boots attack inn
  refused [FOS-SURPRISE] Gun does not know where that is: attack a square in view instead
# From the other side Wes is behind it, and Gun knows of him by Wat alone. Of a large body one square outside is seen; with all four within, none is.
show aim gun wes with slug-rifle
  +2 against 10
show aim gun big with slug-rifle
  +4 against 13
gm person place big 10 6
gun.boots attack big
  refused [FOS-SURPRISE] Gun does not know where that is: attack a square in view instead
gm person place big 12 5
show aim gun big with slug-rifle
  +4 against 13
# It lies for ten rounds, the one in which it was thrown among them.
pass to gun.boots
  ...
pass to gun.boots
  ...
pass to gun.boots
  ...
pass to gun.boots
  ...
pass to gun.boots
  ...
pass to gun.boots
  ...
pass to gun.boots
  ...
pass to gun.boots
  ...
pass to gun.boots
  ...
gun.boots attack inn
  refused [FOS-SURPRISE] Gun does not know where that is: attack a square in view instead
pass to thr.boots
  ...
show aim gun inn with slug-rifle
  +4 against 12
# A smoke grenade is an explosive too. By hand its sixth increment ends at 120 ft, from a launcher at 240. Of the crossing at the upper left of 49 4 the columns 45 to 50 and the rows 1 to 7, and nothing beyond the wall of column 51.
gm person place thr 24 12
gm person place wat 40 9
gm person place gun 56 3
gm person place inn 45 1
gm person place nor 44 3
gm person place out 45 8
gm person place wes 45 7
gm person place big 60 4
show aim thr out with slug-pistol
  -5 against 12
thr.boots use smoke-grenade at 50 4
  refused [FOS-RANGE] that is 125 ft away, beyond 120
thr.boots use smoke-grenade at 49 4
  Thr uses smoke grenade.
# It does as an attack does to the next: agile, four less; what comes before does nothing to it.
show aim thr out with slug-pistol
  -9 against 12
thr.boots use smoke-grenade at 49 4
  Thr uses smoke grenade.
show aim thr out with slug-pistol
  -13 against 12
pass to lau.boots
  The turn of Lau begins.
lau.boots use smoke-grenade at 53 14
  refused [FOS-RANGE] that is 245 ft away, beyond 240
lau.boots use smoke-grenade at 52 14
  Lau uses smoke grenade.
pass to wat.boots
  The turn of Wat begins.
wat.boots attack inn
  refused [FOS-SURPRISE] Wat does not know where that is: attack a square in view instead
wat.boots attack wes
  refused [FOS-SURPRISE] Wat does not know where that is: attack a square in view instead
show aim wat nor with slug-rifle
  +4 against 12
show aim wat out with slug-rifle
  +4 against 12
pass to gun.boots
  The turn of Gun begins.
# Behind the wall there is none, until a gap lets it through.
gm person place inn 52 6
show aim gun inn with slug-rifle
  +4 against 12
gm person square 51 5 floor
  At 51 5 on level 1 there is now: floor.
gm person square 51 6 floor
  At 51 6 on level 1 there is now: floor.
show aim gun inn with slug-rifle
  refused: Gun does not know where that is: attack a square in view instead [FOS-SURPRISE]
