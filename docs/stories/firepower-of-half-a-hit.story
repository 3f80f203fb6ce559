title Superior Firepower adds to any damage, the half that a save leaves included; a gambit does not
covers SHIP-FEATURE SHIP-WSAVE

class maul gargantuan across 25000 strength 8 dexterity 8 tier 1 raise strength raise strength
mount maul light-laser turret
class ox large across 250 dexterity 10
ship Maul maul at 0 0 heading 0 side Blue special
ship Ox ox at 0 12750 heading 180 side Red special
crew maul plain gunner
crew ox plain pilot
member maul.gunner rank 1 feature exposing-gambit
set ox hull-max 200, hull 200, shields-max 0, shields 0
initiative maul 20, ox 10

begin
  ...
dice d20=19 d8=4 d8=4 d4=4
maul.gunner fire light-laser at ox attacks 1 with superior-firepower
  Maul's gunner fires at Ox, whose Dexterity save against light laser: d20 19 against 9, success.
  Maul's gunner uses Superior Firepower on Ox.
  Light laser damage: d8 4+4, d4 4 Superior Firepower + 2 light laser = 14, 7 energy, half by the save.
  Ox: energy takes 7 from the hull.
show features maul.gunner
  Exposing Gambit (gambit), 2 of 2 left, d4
  Superior Firepower (tier), 4 of 5 left, d4, used
pass to maul.gunner
  ...
# A gambit waits for a hit, and a save that succeeds is none: the die stays.
dice d20=19 d8=4 d8=4
maul.gunner fire light-laser at ox attacks 1 with exposing-gambit
  Maul's gunner fires at Ox, whose Dexterity save against light laser: d20 19 against 9, success.
  Light laser damage: d8 4+4 + 2 light laser = 10, 5 energy, half by the save.
  Ox: energy takes 5 from the hull.
show features maul.gunner
  Exposing Gambit (gambit), 2 of 2 left, d4
  Superior Firepower (tier), 4 of 5 left, d4
show ox hull
  hull 188 of 200
