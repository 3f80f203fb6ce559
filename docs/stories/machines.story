title Droid brains and central computers
covers SHIP-ROLE SHIP-INIT SHIP-ACTION

class mote small across 50
mount mote light-laser turret
mount mote slug-railgun turret
class bee medium across 50
mount bee light-laser turret
mount bee slug-railgun turret
class warden large across 250
mount warden slug-railgun turret
ship Gnat mote at 0 0 heading 0 side Blue special
ship Wasp mote at 100 0 heading 0 side Blue special
ship Hornet bee at -100 0 heading 0 side Blue special
ship Keep warden at 1000 900 heading 0 side Blue special
ship Rook warden at 0 900 heading 180 side Red special
crew gnat brain
crew wasp prototype-brain
crew hornet legendary-brain
crew keep plain pilot gunner legendary-computer
crew rook plain pilot operator premium-computer
set rook hull-max 300, hull 300
initiative rook.pilot 2, rook.operator 1, keep.pilot 4, keep.gunner 3
# A brain adds no Dexterity, from the prototype on 5, and from the advanced on it has advantage
# too; a central computer acts on 20 and throws nothing.
dice d20=10 d20=6 d20=3 d20=9 d20=18 d20=12
begin
  The battle goes on.
  Gnat's pilot rolls initiative: d20 10.
  Wasp rolls initiative: d20 6 + 5 droid brain = 11.
  Hornet rolls initiative: d20 9, dropped 3 (advantage: droid brain) + 5 droid brain = 14.
  Keep's operator rolls initiative: 20 central computer.
  Rook's operator 2 rolls initiative: 20 central computer.
  Keep's operator rolls to break a tie: d20 18.
  Rook's operator 2 rolls to break a tie: d20 12.
  Round 1.
  The turn of Keep's operator begins.
show order
  20 Keep's operator, whose turn it is
  20 Rook's operator 2
  14 Hornet
  11 Wasp
  10 Gnat's pilot
  4 Keep's pilot
  3 Keep's gunner
  2 Rook's pilot
  1 Rook's operator
# A central computer does what nobody else aboard is there for.
show keep.operator
  the turn is open; left: action, bonus action, reaction, object
keep.operator fly ahead 100
  refused [SHIP-ROLE] Fly is for the pilot, who is there; a computer stands in for nobody else
rook.operator-2 interfere gnat.pilot
  refused [SHIP-ROLE] Interfere is for the operator, who is there; a computer stands in for nobody else
# From the legendary on it has advantage on Interfere.
show options keep.operator
  Interfere, Rook's pilot: 95.1%, +legendary-computer
  Interfere, Rook's operator: 95.1%, +legendary-computer
  Interfere, Rook's operator 2: 87.3%, +legendary-computer
  Patch: refused [SHIP-PATCH] the hull is whole
  Stabilise: refused [SHIP-STABLE] Keep is not at 0 hit points
  Ready
  Search
  Astrogate, hasty: 5.0%, +10 against 30
  Astrogate, brisk: 55.0%, +10 against 20
  Astrogate, careful: 100.0%, +10 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to hornet.pilot
  The turn of Rook's operator 2 begins.
  The turn of Hornet begins.
# Aboard a medium ship a brain has as many actions as its proficiency, five; aboard a small one
# half of that, rounded up: a prototype's 3 are two, a basic one's 2 are one.
show options hornet.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Attack, light laser, Rook: refused [SHIP-RANGE] Rook is beyond the light laser's 600 ft
  Attack, slug railgun, Rook: 95.0%, +8 against 7; shields 11.9, hull 11.9
  Fire at a place, light laser
  Fire at a place, slug railgun
  Evade, Rook: 95.1%, +legendary-brain
  Interfere, Rook's pilot: 86.2%
  Interfere, Rook's operator: 86.2%
  Interfere, Rook's operator 2: 73.7%
  Patch: refused [SHIP-PATCH] the hull is whole
  Stabilise: refused [SHIP-STABLE] Hornet is not at 0 hit points
  Ram, Rook: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Rook has Hornet in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Astrogate, hasty: 0.0%, +5 against 30
  Astrogate, brisk: 30.0%, +5 against 20
  Astrogate, careful: 80.0%, +5 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=20 d20=3 d20=2
hornet.pilot evade rook
  Hornet, Evade: d20 20, dropped 3 (advantage: legendary-brain) + 5 Intelligence + 5 Piloting proficiency = 30, against Rook's pilot: d20 2, won.
  The first attack of Rook on Hornet has disadvantage.
dice d20=4 d10=1 d10=1
hornet.pilot fire slug at rook
  Hornet fires the slug railgun at Rook: d20 4 + 5 proficiency + 2 ship Dexterity + 1 slug railgun = 12 against AC 7, a hit.
  Slug railgun damage: d10 1+1 + 1 ship Strength = 3, 3 kinetic.
  Rook: kinetic takes 3 from the hull.
hornet.pilot use: the port ballast
  Hornet, with the action: the port ballast
hornet.pilot use: the starboard ballast
  Hornet, with the action: the starboard ballast
hornet.pilot use: the keel
  Hornet, with the action: the keel
hornet.pilot use: a sixth thing
  refused [SHIP-ACTION] your action is used
pass to gnat.pilot
  The turn of Wasp begins.
  The turn of Gnat's pilot begins.
gnat.pilot use: the port ballast
  Gnat's pilot, with the action: the port ballast
gnat.pilot use: the starboard ballast
  refused [SHIP-ACTION] your action is used
pass to wasp.pilot
  The turn of Keep's pilot begins.
  The turn of Keep's gunner begins.
  The turn of Rook's pilot begins.
  The turn of Rook's operator begins.
  Round 2.
  The turn of Keep's operator begins.
  The turn of Rook's operator 2 begins.
  The turn of Hornet begins.
  The turn of Wasp begins.
wasp.pilot use: the port ballast
  Wasp, with the action: the port ballast
wasp.pilot use: the starboard ballast
  Wasp, with the action: the starboard ballast
wasp.pilot use: the keel
  refused [SHIP-ACTION] your action is used
