title A rush comes into the square where it ends
covers ME-CAST

book me5e
room 30 12
square hazard 9 4
sheet mage like plain, charisma 16, power spring, casting charisma, hp 30
person Ana mage at 5 4 side Red
person Foe plain at 18 4 side Blue
initiative ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
dice 3
ana.boots cast spring at 9 4
  Ana casts Spring.
  Ana has moved to 9 4 on level 1; 10 m of movement is left.
  Damage of the fire: d6 3.
  Ana takes fire: 3 from hit points.
