title A large ship drops what a large ship carries; nobody waits for a bomb
covers SHIP-BOMB SHIP-READY

class monitor large across 250 strength 10
mount monitor bomb-deployer fore bomblet 2
class skiff small across 50
mount skiff heavy-laser turret
ship Ward monitor at 0 0 heading 0 side Red special
ship Kite skiff at 0 300 heading 0 side Blue special
crew ward plain gunner
crew kite plain gunner pilot
set kite hull-max 200, hull 200
initiative kite.gunner 20, ward 15, kite.pilot 1

begin
  ...
kite.gunner ready within 200: fire heavy-laser at whoever
  Kite's gunner readies Attack for a ship that comes into range.
pass to ward.gunner
  The turn of Ward's gunner begins.
ward.gunner drop bomb-deployer bomblet
  Ward's gunner lets go of bomblet 3.
# Kite's gunner waits for ships, and this is none.
pass to ward.gunner
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Kite's gunner begins.
  The turn of Ward's gunner begins.
  Bomblet 3 drifts 100 ft.
# It touches Kite in the next: 6d8, not the 3d10 of a small ship's.
dice 3 1 2 3 4 5 6
pass to ward.gunner
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Kite's gunner begins.
  The turn of Ward's gunner begins.
  Bomblet 3 goes off.
  Kite, Dexterity save against bomblet: d20 3 + 3 ship Dexterity = 6 against 11, failure.
  Bomblet damage: d8 1+2+3+4+5+6 = 21, 21 energy.
  Kite: energy takes 21 from the hull.
