title A charged blow is one hit: it spares who is to be spared
covers ME-KNOCKOUT

book me5e
room 30 12
sheet mage like plain, charisma 16, strength 16, power tearing-arc, slots 4, casting charisma, weapon gauntlet-blade
sheet tin like plain, hp 30
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
dice 15 2 1 1
ana.boots attack foe spare
  Ana attacks Foe, Gauntlet blade: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Gauntlet blade: d8 2 + 3 Strength = 5.
  Damage of edged: d8 1+1 = 2.
  Ana is no longer edged.
  Ana no longer concentrates on Tearing Arc.
  Foe takes slashing and force: 7 from hit points.
  Foe falls unconscious.
  Foe is stable.
show person foe
  stable at 6 4 on level 1, 0 of 30 hit points, AC 12
  unconscious; prone
