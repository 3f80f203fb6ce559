title What others do to somebody in their own turn lasts through the next: bleeding
covers ME-OPPORTUNITY

book me5e
room 30 12
sheet saw like plain, strength 16, weapon bone-saw, hp 60
sheet tin like plain, hp 60
person Ana tin at 5 4 side Red
person Foe saw at 6 4 side Blue
initiative ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots move 4 4
  Foe may react to Ana: an opportunity attack.
dice 15 1
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Ana, Bone saw: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Bone saw: d10 1 + 3 Strength = 4.
  Ana is bleeding.
  Ana takes slashing: 4 from hit points.
  Ana has moved to 4 4 on level 1; 8 m of movement is left.
pass
  The turn of Foe begins.
show person ana
  able at 4 4 on level 1, 56 of 60 hit points, AC 12
  bleeding
dice 1 2
pass
  Round 2.
  The turn of Ana begins.
  Damage of bleeding: d6 1+2 = 3.
  Ana takes piercing: 3 from hit points.
