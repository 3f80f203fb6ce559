title The pilot fires what is slaved to the cockpit
covers SHIP-DEVICE SHIP-ROLE SHIP-FEATURE

class slaved medium across 50
mount slaved slug-railgun turret
mount slaved light-laser turret
fit slaved weapon-slave-array
class salvo medium across 50
mount salvo blast-missile turret
fit salvo weapon-slave-array, full-salvo
class missile medium across 50
mount missile blast-missile turret
fit missile weapon-slave-array
class plain-boat medium across 50
mount plain-boat slug-railgun turret
ship Hesper slaved at 0 0 heading 0 side Blue special
ship Wren salvo at 60 0 heading 0 side Blue special
ship Lark missile at -60 0 heading 0 side Blue special
ship Finch plain-boat at 120 0 heading 0 side Blue special
ship Rook plain-boat at 0 590 heading 180 side Red special
crew hesper plain pilot
crew wren plain pilot
crew lark plain pilot
crew finch plain pilot
crew rook plain pilot
initiative hesper 20, wren 18, lark 16, finch 14, rook 10
begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
show options hesper.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Attack, slug railgun, Rook: 81.0%, +5 against 8, −inside close range, −fired from the cockpit; shields 9.7, hull 9.7
  Attack, light laser, Rook: refused [SHIP-DEVICE] the light laser is not slaved to the cockpit
  Fire at a place, slug railgun
  Fire at a place, light laser: refused [SHIP-DEVICE] the light laser is not slaved to the cockpit
  Evade, Rook: 47.5%
  Ram, Rook: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Rook has Hesper in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=15 d20=6 d10=3 d10=4
hesper.pilot fire slug at rook
  Hesper's pilot fires the slug railgun at Rook: d20 6, dropped 15 (disadvantage: inside close range, fired from the cockpit) + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 11 against AC 8, a hit.
  Slug railgun damage: d10 3+4 + 1 ship Strength = 8, 8 kinetic.
  Rook: kinetic takes 8 from the hull.
hesper.pilot fire laser at rook
  refused [SHIP-ACTION] your action is used
pass
  The turn of Wren's pilot begins.
# A full salvo has no disadvantage; nor does its target have advantage.
show options wren.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Attack, blast missile, Rook: 55.0%, +2 against 14; shields 15.7, hull 15.7
  Fire at a place, blast missile
  Evade, Rook: 47.5%
  Ram, Rook: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Rook has Wren in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Lark's pilot begins.
show options lark.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Attack, blast missile, Rook: 30.3%, +2 against 14, +fired from the cockpit; shields 13.1, hull 13.1
  Fire at a place, blast missile
  Evade, Rook: 47.5%
  Ram, Rook: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Rook has Lark in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Finch's pilot begins.
# No other pilot fires anything.
finch.pilot fire slug at rook
  refused [SHIP-ROLE] Attack is for the gunner
