title The conditions of a ship, one after another
covers SHIP-CONDITION

class hulk medium across 50
mount hulk heavy-laser turret
mount hulk blast-missile turret
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 500 heading 180 side Red special
crew hesper plain pilot gunner operator mechanic
crew kite plain pilot gunner
set kite hull-max 500, hull 500, ac 40
set hesper hull-max 500, hull 500, ac 40
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.

# Blinded: a search finds nothing, its attacks are hindered, those on it helped.
gm condition hesper blinded
  Hesper is blinded: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
hesper.pilot search
  refused [SHIP-CONDITION] Hesper is blinded: a search finds nothing
pass
  The turn of Hesper's gunner begins.
dice d20=15 d20=5
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 5, dropped 15 (disadvantage: blinded) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 40, a miss.
gm condition hesper blinded off
  Hesper is no longer blinded.
pass to kite.gunner
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
gm condition hesper blinded
  Hesper is blinded: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
dice d20=15 d20=5
kite.gunner fire heavy-laser at hesper
  Kite's gunner fires the heavy laser at Hesper: d20 15, dropped 5 (advantage: target blinded) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 20 against AC 40, a miss.
see kite.gunner
  Hesper at 0 0 heading 0°, blinded, hull unknown
  Kite at 0 500 heading 180°, hull 500, shields 0
gm condition hesper blinded off
  Hesper is no longer blinded.
pass to hesper.pilot
  Round 2.
  The turn of Hesper's pilot begins.

# Ionized: attacks and checks are hindered.
gm condition hesper ionized
  Hesper is ionized: disadvantage on attacks and ability checks.
dice d20=15 d20=5 d20=4
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 5, dropped 15 (disadvantage: ionized) = 5, against Kite's pilot: d20 4, won.
  The first attack of Kite on Hesper has disadvantage.
pass
  The turn of Hesper's gunner begins.
dice d20=15 d20=5
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 5, dropped 15 (disadvantage: ionized) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 40, a miss.
gm condition hesper ionized off
  Hesper is no longer ionized.
pass to hesper.pilot
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 3.
  The turn of Hesper's pilot begins.

# Invisible: attacks on it are hindered, its own helped, and it can hide anywhere.
gm condition hesper invisible
  Hesper is invisible: its attacks have advantage, attacks on it disadvantage; it can hide anywhere.
dice d20=15
hesper.pilot hide
  Hesper's pilot hides Hesper: Stealth d20 15 + 2 ship Dexterity = 17.
see kite.pilot
  Kite at 0 500 heading 180°, hull 500, shields 0
gm reveal hesper
  The GM rules, Hesper: it is in sight.
pass
  The turn of Hesper's gunner begins.
dice d20=5 d20=4
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 5, dropped 4 (advantage: invisible) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 40, a miss.
pass to kite.gunner
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=15 d20=4
kite.gunner fire heavy-laser at hesper
  Kite's gunner fires the heavy laser at Hesper: d20 4, dropped 15 (disadvantage: target invisible) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 9 against AC 40, a miss.
gm condition hesper invisible off
  Hesper is no longer invisible.

# Shocked: half the flying speed, and no reactions.
pass to hesper.pilot
  Round 4.
  The turn of Hesper's pilot begins.
gm condition hesper shocked
  Hesper is shocked: flying speed halved, no reactions.
  Hesper: flying speed 300 → 150 ft (shocked).
show hesper feet turning
  feet 150 ft left of 150 ft
  turning 150 ft for 90°
hesper.pilot ready attack kite: evade kite
  Hesper's pilot readies Evade for an attack on the ship.
pass to kite.gunner
  The turn of Hesper's gunner begins.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=4
kite.gunner fire heavy-laser at hesper
  Kite's gunner fires the heavy laser at Hesper: d20 4 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 9 against AC 40, a miss.
gm condition hesper shocked off
  Hesper is no longer shocked.
  Hesper: flying speed 150 → 300 ft (no longer shocked).
pass to hesper.pilot
  Round 5.
  The turn of Hesper's pilot begins.

# Stunned: it stays where it is, fails Strength and Dexterity saves without a
# roll, and is easier to hit. Its crew can act.
gm condition hesper stunned 1
  Hesper is stunned for a round: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Hesper: flying speed 300 → 0 ft (stunned).
hesper.pilot fly ahead 50
  refused [SHIP-FLY] the course costs 50 ft and 0 ft of flying speed is left
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=4
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 4 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 9 against AC 40, a miss.
pass to kite.gunner
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
show options kite.gunner
  Attack, heavy laser, Hesper: 9.7%, +5 against 40, +target stunned; shields 1.0, hull 1.0
  Attack, blast missile, Hesper: 100.0%, +2 against 14, −stunned; shields 20.5, hull 20.5
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
dice d12=1 d12=1 d12=1
kite.gunner fire blast-missile at hesper
  Kite's gunner fires at Hesper, which is stunned and fails its Dexterity save against blast missile.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Hesper: energy takes 4 from the hull.
# A round is counted as the next one begins.
pass to hesper.gunner
  Round 6.
  Hesper is no longer stunned.
  The turn of Hesper's pilot begins.
  Hesper: flying speed 0 → 300 ft (no longer stunned).
  The turn of Hesper's gunner begins.
show hesper conditions
  conditions none

# Stalled: all of that, and nobody but the mechanic can act.
gm condition hesper stalled
  Hesper is stalled: no actions or reactions, flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  Hesper: flying speed 300 → 0 ft (stalled).
hesper.gunner fire heavy-laser at kite
  refused [SHIP-CONDITION] Hesper has no power: only its mechanic can act
pass to kite.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=4 d20=3
kite.gunner fire heavy-laser at hesper
  Kite's gunner fires the heavy laser at Hesper: d20 4, dropped 3 (advantage: target stalled) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 9 against AC 40, a miss.
gm condition hesper stalled off
  Hesper is no longer stalled.
  Hesper: flying speed 0 → 300 ft (no longer stalled).

# Disabled without damage: no actions, no reactions, no speed; a save is still made.
gm condition hesper disabled
  Hesper is disabled: no actions or reactions, flying speed 0.
  Hesper: flying speed 300 → 0 ft (disabled).
show hesper feet conditions state
  state able
  feet 0 ft left of 0 ft
  conditions disabled
pass to kite.gunner
  Round 7.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=4 d12=1 d12=1 d12=1
kite.gunner fire blast-missile at hesper
  Kite's gunner fires at Hesper, whose Dexterity save against blast missile: d20 4 + 2 ship Dexterity = 6 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Hesper: energy takes 4 from the hull.
gm condition hesper disabled off
  Hesper is no longer disabled.
  Hesper: flying speed 0 → 300 ft (no longer disabled).
gm condition hesper disabled off
  refused [SHIP-CONDITION] Hesper is not disabled
