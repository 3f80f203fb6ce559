title Bombs: dropped, drifting, touched, shot, set off, and left to go off
covers SHIP-BOMB SHIP-WSAVE

class minelayer small across 50 dexterity-save
mount minelayer bomb-deployer aft bomblet 2 emp-bomb 1 pulse-bomb 1
mount minelayer bomb-deployer turret proximity-mine 2 seismic-bomb 2
mount minelayer heavy-laser turret
class target medium across 50
mount target heavy-laser turret
mount target blast-missile turret
ship Wren minelayer at 0 0 heading 0 side Blue special
ship Kite target at 0 -700 heading 0 side Red special
ship Rook target at 5000 0 heading 0 side Red special
crew wren plain pilot gunner gunner mechanic
crew kite plain pilot gunner mechanic
crew rook plain pilot
set wren hull-max 200, hull 200
set kite hull-max 200, hull 200
initiative wren.pilot 20, wren.gunner 19, wren.gunner-2 18, wren.mechanic 17, kite.pilot 10, kite.gunner 9, kite.mechanic 8, rook.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
pass
  The turn of Wren's gunner begins.
show options wren.gunner
  Attack, heavy laser, Kite: 90.2%, +6 against 8, −long range; shields 4.0, hull 4.0
  Attack, heavy laser, Rook: refused [SHIP-RANGE] Rook is beyond the heavy laser's 1200 ft
  Fire at a place, heavy laser
  Ready
  Search
  Drop bombs, bomblet
  Drop bombs, EMP bomb
  Drop bombs, pulse bomb
  Drop bombs, proximity mine
  Drop bombs, seismic bomb
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
# The deployer faces aft: its bombs drift that way. It is latched like any weapon.
wren.gunner fire bomb-deployer at kite
  refused [SHIP-BOMB] the bomb deployer drops bombs
wren.gunner drop bomb-deployer bomblet turn 90
  refused [SHIP-ARC] the bomb deployer drops bombs to aft only
wren.gunner drop bomb-deployer bomblet count 2
  Wren's gunner lets go of bomblet 4.
  Wren's gunner lets go of bomblet 5.
wren.gunner drop bomb-deployer emp-bomb
  refused [SHIP-ACTION] your action is used
show wren weapons
  weapons bomb deployer fired, ammunition 2; bomb deployer ready, ammunition 4; heavy laser ready
see kite.gunner
  Wren at 0 0 heading 0°, hull unknown
  Kite at 0 -700 heading 0°, hull 200, shields 0
  Rook at 5000 0 heading 0°, hull 33, shields 0
  bomblet 4 at 0 -26 heading 180°, hull unknown
  bomblet 5 at 0 -26 heading 180°, hull unknown
pass
  The turn of Wren's gunner 2 begins.
wren.gunner-2 drop bomb-deployer-2 proximity-mine turn 90
  Wren's gunner 2 lets go of proximity mine 6.
pass to wren.gunner
  The turn of Wren's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
  Bomblet 4 drifts 100 ft.
  Bomblet 5 drifts 100 ft.

# 100 ft at the start of its gunner's turn, and one more each round.
show bomblet-4 place
  place 0 -126
pass
  The turn of Wren's gunner 2 begins.
  Proximity mine 6 drifts 100 ft.
show proximity-mine-6 place
  place 126 0
show options wren.gunner
  Attack, heavy laser, Kite: refused [SHIP-ROUND] it is not your turn
  Attack, heavy laser, Rook: refused [SHIP-ROUND] it is not your turn
  Fire at a place, heavy laser: refused [SHIP-ROUND] it is not your turn
  Ready: refused [SHIP-ROUND] it is not your turn
  Search: refused [SHIP-ROUND] it is not your turn
  Drop bombs, bomblet: refused [SHIP-ROUND] it is not your turn
  Drop bombs, EMP bomb: refused [SHIP-ROUND] it is not your turn
  Drop bombs, pulse bomb: refused [SHIP-ROUND] it is not your turn
  Drop bombs, proximity mine: refused [SHIP-ROUND] it is not your turn
  Drop bombs, seismic bomb: refused [SHIP-ROUND] it is not your turn
  Detonate, bomblet 4
  Detonate, bomblet 5
  Reload, bomblet: refused [SHIP-ROUND] it is not your turn
  Reload, EMP bomb: refused [SHIP-ROUND] it is not your turn
  Reload, pulse bomb: refused [SHIP-ROUND] it is not your turn
  Reload, proximity mine: refused [SHIP-ROUND] it is not your turn
  Reload, seismic bomb: refused [SHIP-ROUND] it is not your turn
  Object: refused [SHIP-ROUND] it is not your turn
  Use an Object: refused [SHIP-ROUND] it is not your turn
  Improvise: refused [SHIP-ROUND] it is not your turn
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn: refused [SHIP-ROUND] it is not your turn
pass to kite.gunner
  The turn of Wren's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.

# AC 20 and one hit point. A bomb fails saves of Dexterity, and goes off when it
# is destroyed; one that stands beside it goes off too.
show options kite.gunner
  Attack, heavy laser, Wren: 72.2%, +5 against 9, −long range; shields 4.7, hull 4.7
  Attack, blast missile, Wren: 16.0%, +5 against 14, +long range; shields 11.6, hull 11.6
  Attack, heavy laser, bomblet 4: 30.0%, +5 against 20; shields 2.1, hull 2.1
  Attack, blast missile, bomblet 4: 100.0%, +0 against 14; shields 20.5, hull 20.5
  Attack, heavy laser, bomblet 5: 30.0%, +5 against 20; shields 2.1, hull 2.1
  Attack, blast missile, bomblet 5: 100.0%, +0 against 14; shields 20.5, hull 20.5
  Attack, heavy laser, proximity mine 6: 9.0%, +5 against 20, −long range; shields 0.5, hull 0.5
  Attack, blast missile, proximity mine 6: 100.0%, +0 against 14, +long range; shields 20.5, hull 20.5
  Fire at a place, heavy laser
  Fire at a place, blast missile
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=20 d8=4 d8=4 d10=2 d10=3 d10=4
kite.gunner fire heavy-laser at bomblet-4
  Kite's gunner fires the heavy laser at bomblet 4: d20 20 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 25 against AC 20, a critical hit.
  Heavy laser damage: d8 4+4 + 1 heavy laser + 1 ship Strength = 10, 10 energy, all dice twice.
  Bomblet 4: energy takes 10 from the hull.
  Bomblet 4 goes off.
  Bomblet damage: d10 2+3+4 = 9, 9 energy.
  Bomblet 5: energy takes 9 from the hull.
  Bomblet 5 goes off.
see kite.gunner
  Wren at 0 0 heading 0°, hull unknown
  Kite at 0 -700 heading 0°, hull 200, shields 0
  Rook at 5000 0 heading 0°, hull 33, shields 0
  bomblet 4 at 0 -126 heading 180°, destroyed, worn, hull unknown
  bomblet 5 at 0 -126 heading 180°, destroyed, worn, hull unknown
  proximity mine 6 at 126 0 heading 90°, hull unknown
pass to wren.gunner
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
wren.gunner drop bomb-deployer pulse-bomb
  Wren's gunner lets go of pulse bomb 7.
pass to kite.pilot
  The turn of Wren's gunner 2 begins.
  Proximity mine 6 drifts 100 ft.
  The turn of Wren's mechanic begins.
  The turn of Kite's pilot begins.

# By its gunner's reaction, in anybody's turn. Kite is 200 ft from it: inside,
# and so is Wren. Both fail; Kite is larger than the bomber and is not ionized.
gm move kite at 0 -226 heading 0
  The GM rules, Kite: it is moved.
show range kite pulse-bomb-7
  200 ft
dice d20=8 d20=9 d10=7 d10=4
wren.gunner detonate pulse-bomb-7
  Pulse bomb 7 goes off.
  Wren, Constitution save against pulse bomb: d20 8 against 13, failure.
  Wren is ionized for 10 rounds: disadvantage on attacks and ability checks.
  Kite, Constitution save against pulse bomb: d20 9 + 1 ship Constitution = 10 against 13, failure.
  Pulse bomb damage: d10 7+4 = 11, 11 pulse.
  Wren: pulse takes 5, halved, from the hull.
  Kite: pulse takes 5, halved, from the hull.
show kite conditions
  conditions none
show wren conditions
  conditions ionized
wren.gunner detonate pulse-bomb-7
  refused [SHIP-REACT] your reaction is used
pass to wren.mechanic
  The turn of Kite's gunner begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
  Round 4.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
  The turn of Wren's gunner 2 begins.
  Proximity mine 6 drifts 100 ft.
  The turn of Wren's mechanic begins.
show options wren.mechanic
  Patch: 30.2%, +0 against 10, −ionized; shields 0.0, hull 2.7
  Stabilise: refused [SHIP-STABLE] Wren is not at 0 hit points
  Ready
  Search
  Reload, bomblet
  Reload, EMP bomb
  Reload, pulse bomb
  Reload, proximity mine
  Reload, seismic bomb
  Save again, ionized: 40.0%, +0 against 13
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=20
wren.mechanic resave ionized
  Wren, Constitution save against being ionized: d20 20 against 13, success.
  Wren is no longer ionized.
show wren conditions
  conditions none

# A proximity mine goes off when a ship comes within 100 ft of it.
gm move rook at 600 0 heading 270
  The GM rules, Rook: it is moved.
pass to rook.pilot
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's mechanic begins.
  The turn of Rook's pilot begins.
show proximity-mine-6 place
  place 326 0
rook.pilot fly ahead 50
  Rook has flown its course; 250 ft of flying speed is left.
dice d20=10 d10=3 d10=4
rook.pilot fly ahead 150
  Proximity mine 6 goes off.
  Rook, Dexterity save against proximity mine: d20 10 + 2 ship Dexterity = 12 against 13, failure.
  Proximity mine damage: d10 3+4 = 7, 7 thermite.
  Rook: thermite takes 14, doubled, from the hull.
  Rook has flown its course; 100 ft of flying speed is left.
