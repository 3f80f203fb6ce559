title What a station says before the order is given
covers SHIP-TOHIT SHIP-WSAVE SHIP-PATCH SHIP-RANGE SHIP-TYPES

class gun small across 50 shield directional
mount gun laser-cannon turret
mount gun ion-cannon fore
mount gun blast-missile fore
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 400 heading 180 side Red
crew wren plain gunner mechanic pilot operator coordinator
crew kite plain pilot
set kite ac 14
set wren hull 4
initiative wren 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.
# Two attacks of 1d6 (3.5) at +5 against 14: a 9 or more, 60 %. A critical hit, 5 %,
# adds its die: 2 x (0.6 x 3.5 + 0.05 x 3.5) = 4.55. The ion cannon is in its long
# range: 36 % with 3d6, critical with 1 of 400; twice to shields, half to the hull, where
# rounding down costs a quarter of a point of each hit.
# The missile: DC 15 against a save of +3 fails on 11 or less, 55 %; 3d10 (16.5), half
# and rounded down where it is saved: 16.5 x 0.55 + 8 x 0.45 = 12.68.
show options wren.gunner
  Attack, laser cannon, Kite: 60.0%, +5 against 14; shields 4.5, hull 4.5
  Attack, ion cannon, Kite: 36.0%, +5 against 14, −long range; shields 7.6, hull 1.8
  Attack, blast missile, Kite: 55.0%, +3 against 15; shields 12.6, hull 12.6
  Fire at a place, laser cannon
  Fire at a place, ion cannon
  Fire at a place, blast missile
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Wren's mechanic
  Yield, Wren's pilot
  Yield, Wren's operator
  Yield, Wren's coordinator
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=9 d6=1 d20=8
wren.gunner fire laser at kite
  Wren's gunner fires the laser cannon at Kite: d20 9 + 2 proficiency + 3 ship Dexterity = 14 against AC 14, a hit.
  Laser cannon damage: d6 1, 1 energy.
  Wren's gunner fires the laser cannon at Kite: d20 8 + 2 proficiency + 3 ship Dexterity = 13 against AC 14, a miss.
  Kite: energy takes 1 from the shields.
show options wren.gunner
  Attack, laser cannon, Kite: refused [SHIP-ACTION] your action is used
  Attack, ion cannon, Kite: refused [SHIP-ACTION] your action is used
  Attack, blast missile, Kite: refused [SHIP-ACTION] your action is used
  Fire at a place, laser cannon: refused [SHIP-ACTION] your action is used
  Fire at a place, ion cannon: refused [SHIP-ACTION] your action is used
  Fire at a place, blast missile: refused [SHIP-ACTION] your action is used
  Ready: refused [SHIP-ACTION] your action is used
  Search: refused [SHIP-ACTION] your action is used
  Object
  Use an Object: refused [SHIP-ACTION] your action is used
  Improvise: refused [SHIP-ACTION] your action is used
  Call
  Yield, Wren's mechanic
  Yield, Wren's pilot
  Yield, Wren's operator
  Yield, Wren's coordinator
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Wren's mechanic begins.
# 10 missing: DC 10, 55 % to mend a d6 (3.5), else the lower of two (2.53).
show options wren.mechanic
  Patch: 55.0%, +0 against 10; shields 0.0, hull 3.0
  Stabilise: refused [SHIP-STABLE] Wren is not at 0 hit points
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Wren's pilot
  Yield, Wren's operator
  Yield, Wren's coordinator
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Wren's pilot begins.
show options wren.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Evade, Kite: 47.5%
  Ram, Kite: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Wren's operator
  Yield, Wren's coordinator
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Wren's operator begins.
show options wren.operator
  Interfere, Kite: 47.5%
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Wren's coordinator
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Wren's coordinator begins.
show options wren.coordinator
  Direct, Wren's gunner
  Direct, Wren's gunner, Kite
  Direct, Wren's mechanic
  Direct, Wren's pilot
  Direct, Wren's operator
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
