title At system damage 4: a natural 1 strains nothing, and half the hull is massive damage
covers SHIP-SYSDMG SHIP-DMG0 SHIP-MASSIVE

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 500 heading 180 side Red special
crew wren plain gunner mechanic
crew kite plain pilot gunner
set wren ac 30, hull-max 40, hull 40
set kite ac 10, hull-max 20, hull 20, shields-max 0
initiative wren 20, kite 10

begin
  ...
gm edit wren system-damage 4
  The GM rules, Wren: System damage set to 4.
  Wren: flying speed 350 → 175 ft (system damage 4).
  Wren: cost of turning 90° 100 → 175 ft (system damage 4).
  Wren: hull point maximum 40 → 20 (system damage 4).
# Only at level 5 a 1 strains the ship.
dice d20=20 d20=1
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 1, dropped 20 (disadvantage: system damage 3) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 7 against AC 10, a miss.
gm edit wren system-damage 0
  The GM rules, Wren: System damage set to 0.
  Wren: flying speed 175 → 350 ft (system damage 0).
  Wren: cost of turning 90° 175 → 100 ft (system damage 0).
  Wren: hull point maximum 20 → 40 (system damage 0).
gm edit kite system-damage 4
  The GM rules, Kite: System damage set to 4.
  Kite: flying speed 350 → 175 ft (system damage 4).
  Kite: cost of turning 90° 100 → 175 ft (system damage 4).
  Kite: hull point maximum 20 → 10 (system damage 4).
gm edit kite hull 0
  Kite is disabled.
  The GM rules, Kite: Hull set to 0.
show kite hull state
  state disabled
  hull 0 of 10, worn
# At 0, damage of the maximum as it is now, 10 of 20, destroys.
gm damage kite 9 energy
  The GM rules, Kite: 9 energy damage.
  Kite: energy takes 9 from the hull.
  Kite: system damage +1, now level 5: a natural 1 of its crew calls for a destruction save.
gm edit kite system-damage 4
  The GM rules, Kite: System damage set to 4.
gm damage kite 10 energy
  The GM rules, Kite: 10 energy damage.
  Kite: energy takes 10 from the hull.
  Kite is torn apart by massive damage.
  The battle is over. Every other side is beaten.
