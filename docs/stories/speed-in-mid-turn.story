title A flying speed that changes in mid-turn
covers SHIP-FLY SHIP-TURN

class dart small across 25 shield directional
mount dart burst-laser fore
ship Hesper dart at 0 0 heading 0 side Blue special
ship Tally dart at 0 900 heading 180 side Red special
crew hesper plain solo
crew tally plain solo
member hesper.pilot deployment mechanic rank 3
initiative hesper 20, tally 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper begins.
# What is left is the new speed less what has been flown.
hesper.pilot fly ahead 100
  Hesper has flown its course; 250 ft of flying speed is left.
gm condition hesper shocked 1
  Hesper is shocked for a round: flying speed halved, no reactions.
  Hesper: flying speed 350 → 175 ft (shocked).
show hesper feet
  feet 75 ft left of 175 ft
hesper.pilot fly ahead 76
  refused [SHIP-FLY] the course costs 76 ft and 75 ft of flying speed is left
hesper.pilot fly ahead 75
  Hesper has flown its course; 0 ft of flying speed is left.
hesper.pilot fly ahead 1
  refused [SHIP-FLY] the course costs 1 ft and 0 ft of flying speed is left
# Restored, it is 350 less 175; a turn counts as well.
gm condition hesper shocked off
  Hesper is no longer shocked.
  Hesper: flying speed 175 → 350 ft (no longer shocked).
show hesper feet
  feet 175 ft left of 350 ft
hesper.pilot fly turn 90
  Hesper has flown its course; 75 ft of flying speed is left.
show hesper feet
  feet 75 ft left of 350 ft
# Never below 0.
gm edit hesper system-damage 2
  The GM rules, Hesper: System damage set to 2.
  Hesper: flying speed 350 → 175 ft (system damage 2).
  Hesper: cost of turning 90° 100 → 175 ft (system damage 2).
show hesper feet
  feet 0 ft left of 175 ft
gm edit hesper system-damage 0
  The GM rules, Hesper: System damage set to 0.
  Hesper: flying speed 175 → 350 ft (system damage 0).
  Hesper: cost of turning 90° 175 → 100 ft (system damage 0).
show hesper feet
  feet 75 ft left of 350 ft
# More can be flown at once: feet that are added, and a speed that is doubled.
dice 2
hesper.mechanic feature boost-engines
  Hesper uses System Boost, engines.
  Hesper, System Boost, engines: d8 2.
  Hesper: flying speed 350 → 450 ft (System Boost, engines).
show hesper feet
  feet 175 ft left of 450 ft
hesper.mechanic feature reroute-engines
  Hesper uses Reroute Power to engines.
  Hesper: flying speed 450 → 900 ft (Reroute Power to engines).
  Hesper: shield regeneration 6 → 3 (Reroute Power to engines).
show hesper feet
  feet 625 ft left of 900 ft
hesper.pilot fly ahead 625
  Hesper has flown its course; 0 ft of flying speed is left.
pass to hesper.pilot
  The turn of Tally begins.
  Round 2.
  The turn of Hesper begins.
show hesper feet
  feet 900 ft left of 900 ft
# Who cannot move at all for a moment flies on after it.
hesper.pilot fly ahead 300
  Hesper has flown its course; 600 ft of flying speed is left.
gm condition hesper stunned 1
  Hesper is stunned for a round: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Hesper: flying speed 900 → 0 ft (stunned).
show hesper feet
  feet 0 ft left of 0 ft
hesper.pilot fly ahead 10
  refused [SHIP-FLY] the course costs 10 ft and 0 ft of flying speed is left
gm condition hesper stunned off
  Hesper is no longer stunned.
  Hesper: flying speed 0 → 900 ft (no longer stunned).
show hesper feet
  feet 600 ft left of 900 ft
# A course that has become too long ends where the feet do: 300 flown and 150 of 450.
hesper.pilot fly ahead 600; gm condition hesper shocked 1
  Hesper is shocked for a round: flying speed halved, no reactions.
  Hesper: flying speed 900 → 450 ft (shocked).
  Hesper has flown its course; 0 ft of flying speed is left.
show hesper feet heading place
  place 1075 175
  heading 90°
  feet 0 ft left of 450 ft
# Out of its turn nothing brings feet back.
pass to tally.pilot
  The turn of Tally begins.
  Hesper: flying speed 450 → 350 ft (System Boost, engines ends).
gm condition hesper shocked off
  Hesper is no longer shocked.
  Hesper: flying speed 350 → 700 ft (no longer shocked).
show hesper feet
  feet 0 ft left of 700 ft
