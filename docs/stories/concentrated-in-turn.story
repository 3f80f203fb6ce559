title Concentrated fire that comes about in the target's own turn lasts through its next
covers SHIP-FEATURE SHIP-WSAVE SHIP-READY

class hulk large across 250
mount hulk slug-railgun turret
class pair large across 250 tier 2 raise dexterity raise dexterity raise strength
mount pair slug-railgun turret
ship Grim hulk at 0 0 heading 0 side Blue special
ship Chorus pair at 300 0 heading 0 side Blue special
ship Ox hulk at 0 2150 heading 180 side Red special
crew grim plain gunner
crew chorus plain gunner
crew ox plain pilot
set ox hull-max 300, hull 300
initiative grim 20, ox 15, chorus 10

begin
  The battle goes on.
  Round 1.
  The turn of Grim's gunner begins.
grim.gunner ready within 1780 ox: fire slug at ox
  Grim's gunner readies Attack for a ship that comes into range.
pass to ox.pilot
  The turn of Ox's pilot begins.
# It is hit in its own turn, which does not count.
ox.pilot fly ahead 200
  Grim's gunner may react to a ship that comes into range.
dice d20=3 d6=1 d6=1 d6=1 d6=1
grim.gunner react
  Grim's gunner fires at Ox, whose Dexterity save against slug railgun: d20 3 + 1 ship Dexterity = 4 against 12, failure.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 6 kinetic.
  Ox: kinetic takes 6 from the hull.
  Ox has flown its course; 50 ft of flying speed is left.
# The turn is over; the next one is not.
pass to chorus.gunner
  The turn of Chorus's gunner begins.
dice d20=18 d20=15 d6=1 d6=1 d6=1 d6=1
chorus.gunner fire slug at ox
  Chorus's gunner fires at Ox, whose Dexterity save against slug railgun: d20 15, dropped 18 (disadvantage: Concentrated Fire (attack)) + 1 ship Dexterity = 16 against 13, success.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 3 kinetic, half by the save.
  Ox: kinetic takes 3 from the hull.
