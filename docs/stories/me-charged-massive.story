title A charged blow is one hit: what is left over counts together
covers ME-INSTANT

book me5e
room 30 12
sheet mage like plain, charisma 16, strength 16, power tearing-arc, slots 4, casting charisma, weapon gauntlet-blade
sheet tin like plain, hp 10
person Ana mage at 5 4 side Red
person Foe tin at 6 4 side Blue
person Pal plain at 20 4 side Blue
initiative ana 20, foe 5, pal 4
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person hp foe 5
  The GM rules: Foe has 5 hit points.
ana.boots cast tearing-arc
  Ana casts Tearing Arc.
  Ana is edged.
dice 15 4 4 4
ana.boots attack foe
  Ana attacks Foe, Gauntlet blade: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Gauntlet blade: d8 4 + 3 Strength = 7.
  Damage of edged: d8 4+4 = 8.
  Ana is no longer edged.
  Ana no longer concentrates on Tearing Arc.
  Foe takes slashing and force: 15 from hit points.
  Foe is killed at once: the damage was massive.
