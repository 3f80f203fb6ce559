title A flying speed that changes in mid-turn
covers SHIP-FLY

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
# Less leaves no more than the new speed; what has been flown is not charged again.
hesper.pilot fly ahead 100
  Hesper has flown its course; 250 ft of flying speed is left.
gm condition hesper shocked 1
  Hesper is shocked for a round: flying speed halved, no reactions.
  Hesper: flying speed 350 → 175 ft (shocked).
show hesper feet
  feet 175 ft left of 175 ft
gm condition hesper shocked off
  Hesper is no longer shocked.
  Hesper: flying speed 175 → 350 ft (shocked ends).
show hesper feet
  feet 175 ft left of 350 ft
# Feet that a feature adds can be flown at once.
dice 2
hesper.mechanic feature boost-engines
  Hesper uses System Boost, engines.
  Hesper, System Boost, engines: d8 2.
  Hesper: flying speed 350 → 450 ft (System Boost, engines).
show hesper feet
  feet 275 ft left of 450 ft
# A speed that is doubled counts from the next turn.
hesper.mechanic feature reroute-engines
  Hesper uses Reroute Power to engines.
  Hesper: flying speed 450 → 900 ft (Reroute Power to engines).
  Hesper: shield regeneration 6 → 3 (Reroute Power to engines).
show hesper feet
  feet 275 ft left of 900 ft
pass to hesper.pilot
  The turn of Tally begins.
  Round 2.
  The turn of Hesper begins.
show hesper feet
  feet 900 ft left of 900 ft
