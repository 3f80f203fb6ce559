title Whoever can no longer react in the tick of their answer is refused it
covers SHIP-READY SHIP-REACT SHIP-CONDITION

class gun medium across 50
mount gun heavy-laser turret
ship Hesper gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 900 heading 180 side Red special
crew hesper plain pilot gunner
crew kite plain pilot
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
hesper.gunner ready within 800 kite: fire heavy at kite
  Hesper's gunner readies Attack for a ship that comes into range.
pass to kite.pilot
  The turn of Kite's pilot begins.
kite.pilot fly ahead 150
  Hesper's gunner may react to a ship that comes into range.
gm condition hesper shocked 10; hesper.gunner react
  refused [SHIP-REACT] you cannot react any more
  Hesper is shocked for 10 rounds: flying speed halved, no reactions.
  Hesper's gunner lets it pass.
  Hesper: flying speed 300 → 150 ft (shocked).
  Kite has flown its course; 150 ft of flying speed is left.
