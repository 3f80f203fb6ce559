title Damage to a ship at 0 hit points
covers SHIP-DMG0 SHIP-CRIT

class hulk medium across 50
class gun small
mount gun heavy-laser turret
mount gun heavy-laser turret
mount gun heavy-laser turret
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Rook hulk at 0 -600 heading 0 side Blue special
ship Kite gun at 0 400 heading 180 side Red
crew hesper none
crew rook none
crew kite plain gunner gunner gunner
set hesper hull-max 40, hull 0, ac 12
set rook hull-max 40, hull 0
initiative kite 20

begin
  The battle goes on.
  Round 1.
  The turn of Kite's gunner begins.

# Any damage: one level of system damage. A critical hit: two.
dice d20=6 d6=1
kite.gunner fire heavy-laser at hesper
  Kite's gunner fires the heavy laser at Hesper: d20 6 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 12 against AC 12, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Hesper: energy takes 2 from the hull.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
show hesper system-damage
  system-damage 1: disadvantage on ability checks
pass
  The turn of Kite's gunner 2 begins.
dice d20=20 d6=1 d6=1
kite.gunner-2 fire heavy-laser-2 at hesper
  Kite's gunner 2 fires the heavy laser at Hesper: d20 20 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 26 against AC 12, a critical hit.
  Heavy laser damage: d6 1+1 + 1 heavy laser = 3, 3 energy, all dice twice.
  Hesper: energy takes 3 from the hull.
  Hesper: system damage +2, now level 3: disadvantage on attacks and saves.
show hesper system-damage
  system-damage 3: disadvantage on attacks and saves

# A miss, and damage that shields take whole or that comes to nothing, is none.
pass
  The turn of Kite's gunner 3 begins.
gm edit hesper shields-max 30
  The GM rules, Hesper: Shield maximum set to 30.
gm edit hesper shields 5
  The GM rules, Hesper: Shields set to 5.
gm damage hesper 5 kinetic
  The GM rules, Hesper: 5 kinetic damage.
  Hesper: kinetic takes 5 from the shields.
  The shields of Hesper are down.
gm damage hesper 1 pulse
  The GM rules, Hesper: 1 pulse damage.
  Hesper: pulse does no harm.
show hesper system-damage
  system-damage 3: disadvantage on attacks and saves
# What gets through the shields counts.
gm edit hesper shields 5
  The GM rules, Hesper: Shields set to 5.
gm damage hesper 6 kinetic
  The GM rules, Hesper: 6 kinetic damage.
  Hesper: kinetic takes 5 from the shields and 1 from the hull.
  The shields of Hesper are down.
  Hesper: system damage +1, now level 4: hull, shields and regeneration halved.
show hesper system-damage state
  state disabled
  system-damage 4: hull, shields and regeneration halved

# As much as the maximum destroys; one less is a level. At level 4 the maximum is
# half of 40.
gm damage hesper 19 kinetic
  The GM rules, Hesper: 19 kinetic damage.
  Hesper: kinetic takes 19 from the hull.
  Hesper: system damage +1, now level 5: a natural 1 of its crew calls for a destruction save.
gm damage rook 39 kinetic
  The GM rules, Rook: 39 kinetic damage.
  Rook: kinetic takes 39 from the hull.
  Rook: system damage +1, now level 1: disadvantage on ability checks.
gm damage rook 40 kinetic
  The GM rules, Rook: 40 kinetic damage.
  Rook: kinetic takes 40 from the hull.
  Rook is torn apart by massive damage.
