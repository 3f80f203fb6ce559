title What disables a ship withholds the same attacker's further shots to disable, and nobody else's
covers SHIP-DISABLE SHIP-DMG0

tempo together
class gun small across 50 strength 10 dexterity 10
mount gun heavy-laser turret
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Tern gun at 100 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
ship Rook gun at 100 300 heading 180 side Red special
crew wren plain gunner gunner
crew tern plain gunner
crew kite plain pilot
crew rook plain pilot
set kite hull-max 20, hull 4, shields-max 0, ac 5
set rook hull-max 20, hull 4, shields-max 0, ac 5
initiative wren.gunner 20, wren.gunner-2 20, tern 20, kite 10, rook 5

begin
  ...
# Two ships fire at Kite in one tick. The first shot disables it; the other is not its attacker's
# to withhold, and hits a stable wreck.
dice 10 4 10 3
wren.gunner fire heavy-laser at kite disable; tern.gunner fire heavy-laser at kite disable
  Wren's gunner fires the heavy laser at Kite: d20 10 + 2 proficiency + 1 heavy laser = 13 against AC 5, a hit.
  Heavy laser damage: d6 4 + 1 heavy laser = 5, 5 energy.
  Tern's gunner fires the heavy laser at Kite: d20 10 + 2 proficiency + 1 heavy laser = 13 against AC 5, a hit.
  Heavy laser damage: d6 3 + 1 heavy laser = 4, 4 energy.
  Kite: energy takes 5 from the hull.
  Kite is disabled.
  Kite: system damage +1, now level 1: disadvantage on ability checks.
  Kite is stable: disabled, but no longer falling apart.
  Kite: energy takes 4 from the hull.
  Kite is disabled.
  Kite: system damage +1, now level 2: flying speed halved, turning cost doubled.
show kite state hull system-damage
  state disabled
  hull 0 of 20, worn
  system-damage 2: flying speed halved, turning cost doubled
dice 12
pass to wren.gunner
  The turn of Kite's pilot begins.
  Kite makes a destruction save: d20 12 against 10, success.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Wren's gunner begins.
  The turn of Wren's gunner 2 begins.
  The turn of Tern's gunner begins.
# Two gunners of one ship: the one who would destroy has not chosen to spare it.
dice 10 4 10 3
wren.gunner fire heavy-laser at rook disable; wren.gunner-2 fire heavy-laser-2 at rook
  Wren's gunner fires the heavy laser at Rook: d20 10 + 2 proficiency + 1 heavy laser = 13 against AC 5, a hit.
  Heavy laser damage: d6 4 + 1 heavy laser = 5, 5 energy.
  Wren's gunner 2 fires the heavy laser at Rook: d20 10 + 2 proficiency + 1 heavy laser = 13 against AC 5, a hit.
  Heavy laser damage: d6 3 + 1 heavy laser = 4, 4 energy.
  Rook: energy takes 5 from the hull.
  Rook is disabled.
  Rook: system damage +1, now level 1: disadvantage on ability checks.
  Rook is stable: disabled, but no longer falling apart.
  Rook: energy takes 4 from the hull.
  Rook is disabled.
  Rook: system damage +1, now level 2: flying speed halved, turning cost doubled.
show rook state hull system-damage
  state disabled
  hull 0 of 20, worn
  system-damage 2: flying speed halved, turning cost doubled
