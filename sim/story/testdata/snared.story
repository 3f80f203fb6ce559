title A condition that nobody's rules know
covers SHIP-CONDITION SHIP-FEATURE

class hulk medium across 50
mount hulk heavy-laser turret
mount hulk blast-missile turret
fit hulk gossamer-net
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 500 heading 180 side Red special
crew hesper plain pilot gunner operator mechanic
crew kite plain pilot gunner mechanic
set kite hull-max 500, hull 500
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
pass to hesper.operator
  The turn of Hesper's gunner begins.
  The turn of Hesper's operator begins.
show options hesper.operator
  Interfere, Kite's pilot: 47.5%
  Interfere, Kite's gunner: 47.5%
  Interfere, Kite's mechanic: 47.5%
  Ready
  Search
  Astrogate, hasty: 0.0%, +0 against 30
  Astrogate, brisk: 5.0%, +0 against 20
  Astrogate, careful: 55.0%, +0 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Gossamer Net, Kite: 30.0%, +1 against 8
  Yield, Hesper's mechanic
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=5
hesper.operator feature gossamer-net at kite
  Hesper's operator uses Gossamer Net on Kite.
  Kite, Strength save against Gossamer Net: d20 5 + 1 ship Strength = 6 against 8, failure.
  Kite is snared for 10 rounds: 2 less AC, disadvantage on saves, turns cost double, no reactions.
  Kite: cost of turning 90° 150 → 300 ft (snared).
  Kite: AC 8 → 6 (snared).
show kite conditions ac feet turning
  feet 0 ft left of 300 ft
  turning 300 ft for 90°
  conditions snared
  ac 6
see kite.pilot
  Hesper at 0 0 heading 0°, hull unknown
  Kite at 0 500 heading 180°, snared, hull 500, shields 0
pass to hesper.gunner
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's mechanic begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
show options hesper.gunner
  Attack, heavy laser, Kite: 95.0%, +5 against 6; shields 6.4, hull 6.4
  Attack, blast missile, Kite: 79.8%, +2 against 14, −snared; shields 18.3, hull 18.3
  Fire at a place, heavy laser
  Fire at a place, blast missile
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Hesper's operator
  Yield, Hesper's mechanic
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=4 d20=15 d12=1 d12=1 d12=1
hesper.gunner fire blast-missile at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 4, dropped 15 (disadvantage: snared) + 2 ship Dexterity = 6 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Kite: energy takes 4 from the hull.
pass to kite.mechanic
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's mechanic begins.
show options kite.mechanic
  Patch: 55.0%, +0 against 10; shields 0.0, hull 3.0
  Stabilise: refused [SHIP-STABLE] Kite is not at 0 hit points
  Ready
  Search
  Save again, snared: 49.0%, +1 against 8, −snared
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=20 d20=19
kite.mechanic resave snared
  Kite, Strength save against being snared: d20 19, dropped 20 (disadvantage: snared) + 1 ship Strength = 20 against 8, success.
  Kite is no longer snared.
  Kite: cost of turning 90° 300 → 150 ft (no longer snared).
  Kite: AC 6 → 8 (no longer snared).
show kite conditions ac turning
  turning 150 ft for 90°
  conditions none
  ac 8
gm condition kite snared 1
  Kite is snared for a round: 2 less AC, disadvantage on saves, turns cost double, no reactions.
  Kite: cost of turning 90° 150 → 300 ft (snared).
  Kite: AC 8 → 6 (snared).
