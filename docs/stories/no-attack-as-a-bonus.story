title What else is going on aboard grants no attack as a bonus action
covers SHIP-BONUS

class gun small across 50
mount gun heavy-laser turret
mount gun light-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
crew wren plain pilot gunner mechanic
crew kite plain pilot
member wren.mechanic rank 1
set kite hull-max 200, hull 200, ac 25
initiative wren.mechanic 21, wren.pilot 20, wren.gunner 19, kite 10

begin
  ...
dice 1
wren.mechanic feature boost-engines
  Wren's mechanic uses System Boost, engines.
  Wren's mechanic, System Boost, engines: d4 1.
  Wren: flying speed 350 → 400 ft (System Boost, engines).
pass to wren.pilot
  The turn of Wren's pilot begins.
dice 20 1
wren.pilot evade kite
  Wren's pilot, Evade: d20 20, against Kite's pilot: d20 1, won.
  The first attack of Kite on Wren has disadvantage.
pass to wren.gunner
  The turn of Wren's gunner begins.
wren.gunner fire heavy-laser at kite bonus
  refused [SHIP-BONUS] nothing grants you an attack as a bonus action
dice 2
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 25, a miss.
wren.gunner fire light-laser at kite
  refused [SHIP-ACTION] your action is used
