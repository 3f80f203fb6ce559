title On foot: a detonation of force pushes away from who sets it off
covers ME-CAST

book me5e
room 40 12
sheet mage like plain, hp 200, charisma 16, power lash
sheet foe like plain, hp 100
person Mag mage at 6 4 side Blue special
person Foe foe at 10 4 side Red special
initiative mag 20, foe 10

begin
  ...
gm person afflict foe primed-force
  Foe is primed with force.
dice d20=15 2 2 2 2 3 3
mag.boots cast lash on foe
  Mag casts Lash on Foe.
  Mag attacks Foe, Lash: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Lash: d8 2+2+2+2 = 8.
  Foe is no longer primed with force.
  Damage of primed with force detonation: d6 3+3 = 6.
  Foe is prone.
  Foe has moved to 13 4 on level 1.
  Foe is lashed.
  Foe takes force: 8 from hit points.
  Foe takes force: 6 from hit points.
  Foe: speed 10 → 0 m (grappled).
show person foe
  able at 13 4 on level 1, 86 of 100 hit points, AC 12
  prone; lashed
