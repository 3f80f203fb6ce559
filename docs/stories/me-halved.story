title A halved maximum of hit points is shown as the maximum that it is, and no healing goes beyond it
covers ME-HEAL ME-INSTANT ME-DMG0

book me5e
room 20 9
sheet hero like plain, hp 21
person Ana hero at 5 5 side Blue special
person Foe hero at 12 5 side Red special
initiative ana 20, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
# The fourth level halves the maximum, rounded down, and what is above it is gone.
gm person afflict ana exhaustion-4
  Ana is exhausted 4.
  Ana: speed 10 → 5 m (exhausted 4).
  Ana: maximum of hit points 21 → 10 (exhausted 4).
show person ana
  able at 5 5 on level 1, 10 of 10 hit points, AC 12
  exhausted 4
gm person hp ana 4
  The GM rules: Ana has 4 hit points.
gm person heal ana 8
  Ana regains 6, now 10.
show person ana
  able at 5 5 on level 1, 10 of 10 hit points, AC 12
  exhausted 4
# 19 leave 9 over at 0, less than 10; at 0, 9 are a failure, and 10 the end.
gm person hurt ana 19 fire
  Ana takes fire: 19 from hit points.
  Ana falls unconscious.
  The turn of Foe begins.
gm person hurt ana 9 fire
  Ana takes fire: 9 from hit points.
  Ana: 1 of 3 failures, 0 of 3 successes.
gm person heal ana 1
  Ana regains 1, now 1.
  Ana wakes.
gm person relieve ana exhaustion-4
  Ana is no longer exhausted 4.
  Ana: speed 5 → 10 m (no longer exhausted 4).
  Ana: maximum of hit points 10 → 21 (no longer exhausted 4).
show person ana
  able at 5 5 on level 1, 1 of 21 hit points, AC 12
  prone
gm person afflict ana exhaustion-4
  Ana is exhausted 4.
  Ana: speed 10 → 5 m (exhausted 4).
  Ana: maximum of hit points 21 → 10 (exhausted 4).
gm person hp ana 10
  The GM rules: Ana has 10 hit points.
gm person hurt ana 20 fire
  Ana takes fire: 20 from hit points.
  Ana is killed at once: the damage was massive.
show person ana
  dead at 5 5 on level 1, 0 of 10 hit points, AC 12
  prone; exhausted 4
