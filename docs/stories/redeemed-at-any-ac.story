title A natural 1 that a stored die can redeem is redeemed at any AC
covers SHIP-FEATURE SHIP-NAT

class gun small across 50 strength 14
mount gun heavy-laser turret
class dart small across 50
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite dart at 0 300 heading 180 side Red special
crew wren plain gunner pilot coordinator
crew kite none
member wren.coordinator rank 2
set kite hull-max 200, hull 200, ac 5
initiative wren.coordinator 30, wren.gunner 20, wren.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Wren's coordinator begins.
dice d20=15
wren.coordinator direct wren.gunner against kite
  Wren's coordinator directs Wren's gunner: advantage on the first attack on Kite.
  Wren's coordinator, Uplifting Directive: d20 15.
pass to wren.gunner
  The turn of Wren's gunner begins.
dice d20=1 d20=1 d6=3
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 15 Uplifting Directive, dropped 1, dropped 1 (advantage: Direct) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 21 against AC 5, a hit.
  Heavy laser damage: d6 3 + 1 heavy laser + 2 ship Strength = 6, 6 energy.
  Kite: energy takes 6 from the hull.
