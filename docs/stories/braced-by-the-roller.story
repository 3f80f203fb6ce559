title Whose reaction braces the crew: of the one who rolls, the pilot's for a save
covers SHIP-FEATURE SHIP-REACT

class dart small across 50 tier 3 raise strength raise strength raise strength raise strength
class gun medium across 50
mount gun plasma-torpedo turret
mount gun plasma-torpedo turret
ship Ann dart at 0 0 heading 0 side Blue special
ship Bob gun at 0 250 heading 180 side Red special
crew ann plain pilot gunner mechanic
crew bob plain gunner gunner pilot
set ann hull-max 200, hull 200
initiative bob.gunner 20, bob.gunner-2 19, ann.pilot 10, ann.gunner 9, ann.mechanic 8, bob.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Bob's gunner begins.
ann.pilot stance helpful-brain never; ann.pilot stance retro-thrusters never
  Ann's pilot will never use Helpful Brain.
  Ann's pilot will never use Retro Thrusters.
dice d20=2 d20=19 d12=1 d12=1
bob.gunner fire torpedo at ann
  Ann's pilot uses Braced Crew.
  Bob's gunner fires at Ann, whose Dexterity save against plasma torpedo: d20 19, dropped 2 (advantage: Braced Crew) + 3 ship Dexterity = 22 against 14, success.
  Plasma torpedo damage: d12 1+1 + 1 ship Strength = 3, 1 energy, half by the save.
  Ann: energy takes 1 from the hull.
pass to bob.gunner-2
  The turn of Bob's gunner 2 begins.
# The pilot's reaction is spent, and nobody else's serves.
dice d20=2 d12=1 d12=1
bob.gunner-2 fire torpedo-2 at ann
  Bob's gunner 2 fires at Ann, whose Dexterity save against plasma torpedo: d20 2 + 3 ship Dexterity = 5 against 14, failure.
  Plasma torpedo damage: d12 1+1 + 1 ship Strength = 3, 3 energy.
  Ann: energy takes 3 from the hull.
show features ann.gunner
  Braced Crew (tier), 2 of 3 left, used
