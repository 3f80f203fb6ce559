title A charged critical hit on the dying costs two failures
covers ME-DMG0

book me5e
room 30 12
sheet mage like plain, charisma 16, strength 16, power tearing-arc, slots 4, casting charisma, weapon gauntlet-blade
sheet tin like plain, hp 60
person Ana mage at 5 4 side Red
person Foe tin at 6 4 side Blue
person Pal plain at 20 4 side Blue
initiative ana 20, foe 5, pal 4
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person hp foe 0
  Foe falls unconscious.
  The GM rules: Foe has 0 hit points.
ana.boots cast tearing-arc
  Ana casts Tearing Arc.
  Ana is edged.
dice 15 14 1 1 1 1 1 1
ana.boots attack foe
  Ana attacks Foe, Gauntlet blade: d20 15, dropped 14 (advantage: unconscious, prone) + 3 Strength + 2 proficiency = 20 against 12, a critical hit.
  Damage of Gauntlet blade: d8 1+1 + 3 Strength = 5.
  Damage of edged: d8 1+1+1+1 = 4.
  Ana is no longer edged.
  Ana no longer concentrates on Tearing Arc.
  Foe takes slashing and force: 9 from hit points.
  Foe: 2 of 3 failures, 0 of 3 successes.
show person foe
  dying at 6 4 on level 1, 0 of 60 hit points, AC 12
  unconscious; prone
