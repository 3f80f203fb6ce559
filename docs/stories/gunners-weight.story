title Each gunner's own: weight on an attack or on damage, a called shot, and whoever rolls braces
covers SHIP-FEATURE SHIP-NAT

# Strength 14, and 3 raised, 2 more at tier 5: 19.
class ram large across 250 tier 5 raise strength raise strength raise strength raise dexterity raise dexterity raise dexterity
mount ram slug-railgun turret
mount ram light-laser turret
class lean large across 250 constitution 10
class mite small across 25
mount mite light-laser turret
ship Ram ram at 0 0 heading 0 side Blue special
ship Lean lean at 0 1000 heading 180 side Red special
ship Long lean at 0 -500 heading 0 side Red special
ship Mite mite at 5000 0 heading 0 side Blue special
ship Mote mite at 5000 300 heading 180 side Red special
crew ram plain pilot gunner gunner
crew lean plain pilot
crew long plain pilot
crew mite plain pilot gunner
crew mote plain pilot
member mite.gunner rank 5
set lean hull-max 500, hull 500
set long hull-max 500, hull 500
set mote hull-max 100, hull 100, ac 30
initiative ram.gunner-1 30, ram.gunner-2 29, mite.gunner 28, ram.pilot 5, lean.pilot 4, long.pilot 1, mite.pilot 3, mote.pilot 2

begin
  The battle goes on.
  Round 1.
  The turn of Ram's gunner begins.
ram.pilot stance braced-crew never
  Ram's pilot will never use Braced Crew.
# Taken off the target's save; and not on the damage in the same turn.
ram.gunner-1 feature steady-weight
  Ram's gunner uses Steady Weight.
ram.gunner-1 feature full-weight
  refused [SHIP-FEATURE] Full Weight is used, until your next turn
dice d20=15 d6=1 d6=1 d6=1 d6=1
ram.gunner-1 fire slug at lean
  Ram's gunner fires at Lean, whose Dexterity save against slug railgun: d20 15 + 1 ship Dexterity - 4 Steady Weight (attack) = 12 against 14, failure.
  Slug railgun damage: d6 1+1+1+1 + 4 ship Strength = 8, 8 kinetic.
  Lean: kinetic takes 8 from the hull.
pass to ram.gunner-2
  The turn of Ram's gunner 2 begins.
# The other gunner has it too, for their own next damage, once.
ram.gunner-2 feature full-weight
  Ram's gunner 2 uses Full Weight.
ram.gunner-2 feature steady-weight
  refused [SHIP-FEATURE] Steady Weight is used, until your next turn
dice d20=1 d4=1 d4=1 d20=1 d4=1 d4=1
ram.gunner-2 fire laser at long
  Ram's gunner 2 fires at Long, whose Dexterity save against light laser: d20 1 + 1 ship Dexterity = 2 against 13, failure.
  Light laser damage: d4 1+1 + 2 light laser + 4 ship Strength + 4 Full Weight = 12, 12 energy.
  Ram's gunner 2 fires at Long, whose Dexterity save against light laser: d20 1 + 1 ship Dexterity = 2 against 13, failure.
  Light laser damage: d4 1+1 + 2 light laser + 4 ship Strength = 8, 8 energy.
  Long: energy takes 12 from the hull.
  Long: energy takes 8 from the hull.
# A called shot is a critical hit whatever the die shows, and once.
pass to mite.gunner
  The turn of Mite's gunner begins.
show options mite.gunner
  Attack, light laser, Lean: refused [SHIP-RANGE] Lean is beyond the light laser's 600 ft
  Attack, light laser, Long: refused [SHIP-RANGE] Long is beyond the light laser's 600 ft
  Attack, light laser, Mote: 5.0%, +5 against 30; shields 1.1, hull 1.1
  Attack, light laser, Called Shot, Mote: 100.0%, +5 against 30; shields 12.0, hull 12.0
  Attack, light laser, Maximum Power, Mote: 5.0%, +5 against 30; shields 1.8, hull 1.8
  Fire at a place, light laser
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=2 d6=1 d6=1 d6=1
mite.gunner fire laser at mote attacks 1 with called-shot
  Mite's gunner uses Called Shot on Mote.
  Mite's gunner fires the light laser at Mote: d20 2 + 2 proficiency + 3 ship Dexterity = 7 against AC 30, a critical hit.
  Light laser damage: d6 1+1+1 + 1 light laser = 4, 4 energy, all dice twice.
  Mote: energy takes 4 from the hull.
dice d20=19
mite.gunner fire laser at mote attacks 1
  Mite's gunner fires the light laser at Mote: d20 19 + 2 proficiency + 3 ship Dexterity = 24 against AC 30, a miss.
