title The sixth level of exhaustion is death, whatever hit points are left, special or not
covers ME-HP ME-HEAL

book me5e
room 20 9
sheet a like plain, hp 40
person Ana a at 5 4 side Blue special
person Bea a at 5 6 side Blue special
person Al a at 12 4 side Red special
initiative ana 20, bea 15, al 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person afflict ana exhaustion-1
  Ana is exhausted 1.
gm person afflict ana exhaustion-1
  Ana is exhausted 2.
  Ana: speed 10 → 5 m (exhausted 2).
show person ana
  able at 5 4 on level 1, 40 of 40 hit points, AC 12
  exhausted 2
gm person afflict ana exhaustion-5
  Ana is exhausted 5.
  Ana: speed 5 → 0 m (exhausted 5; no longer exhausted 2).
  Ana: maximum of hit points 40 → 20 (exhausted 5).
gm person afflict ana exhaustion-1
  Ana is exhausted 6.
  Ana is killed by exhausted 6.
  The turn of Bea begins.
show person ana
  dead at 5 4 on level 1, 0 of 40 hit points, AC 12
  exhausted 6
gm person heal ana 5
  refused [ME-HEAL] Ana is dead, and the dead regain nothing
