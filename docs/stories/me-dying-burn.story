title The dying burn: a death save, and then what the turn brings
covers ME-DMG0

book me5e
room 30 12
square hazard 10 4
person Mag plain at 20 6 side Blue
person Ana plain at 5 4 side Red
person Bea plain at 10 5 side Red
initiative mag 20, ana 19, bea 18
begin
  The battle goes on.
  Round 1.
  The turn of Mag begins.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 hit points.
gm person afflict ana burning
  Ana is burning.
gm person hp bea 0
  Bea falls unconscious.
  The GM rules: Bea has 0 hit points.
gm person place bea 10 4
dice d20=12 d6=1 d20=12 d6=1
pass
  The turn of Ana begins.
  Ana, death save: d20 12 against 10, success.
  Ana: 0 of 3 failures, 1 of 3 successes.
  Damage of burning: d6 1.
  Ana takes fire: 1 from hit points.
  Ana: 1 of 3 failures, 1 of 3 successes.
  The turn of Bea begins.
  Bea, death save: d20 12 against 10, success.
  Bea: 0 of 3 failures, 1 of 3 successes.
  Damage of the fire: d6 1.
  Bea takes fire: 1 from hit points.
  Bea: 1 of 3 failures, 1 of 3 successes.
  Round 2.
  The turn of Mag begins.
show person ana
  dying at 5 4 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone; burning
show person bea
  dying at 10 4 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone
