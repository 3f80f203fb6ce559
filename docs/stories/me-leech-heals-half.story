title A draining blade heals half of what it deals, rounded down, up to the maximum
covers ME-HEAL ME-ATTACK

book me5e
room 20 9
sheet leech like plain, hp 20, weapon leech-blade
person Ana leech at 4 4 side Blue
person Bob plain at 5 4 side Red special
initiative ana 20, bob 10

begin
  ...
gm person hurt ana 5 fire
  Ana takes fire: 5 from hit points.
dice 15 5
ana.boots attack bob with leech-blade
  Ana attacks Bob, Leech blade: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Leech blade: d10 5.
  Ana regains 2, now 17.
  Bob takes slashing: 5 from hit points.
show person ana
  able at 4 4 on level 1, 17 of 20 hit points, AC 12
  Leech blade in hand
pass to ana.boots
  ...
gm person heal bob 20
  Bob regains 5, now 20.
dice 15 8
ana.boots attack bob with leech-blade
  Ana attacks Bob, Leech blade: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Leech blade: d10 8.
  Ana regains 3, now 20.
  Bob takes slashing: 8 from hit points.
show person ana
  able at 4 4 on level 1, 20 of 20 hit points, AC 12
  Leech blade in hand
