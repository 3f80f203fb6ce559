title On foot: a right guess that misses reads as a wrong one, and a hit is told to who has made it
covers ME-UNSEEN

book me5e
room 30 12
square three-quarters-cover 8 4
sheet blade like plain, strength 14, dexterity 14, weapon warden-rifle, actions 9
person Ana blade at 5 4 side Red special
person Bob plain at 9 4 side Blue special
initiative bob 20, ana 5

begin
  ...
gm person hide bob yes
  ...
pass to ana.boots
  ...
dice 2 3
ana.boots attack at 9 4
  Ana attacks Bob, Warden rifle: d20 2, dropped 3 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 6 against 17 with three-quarters cover, a miss.
  Ana attacks where somebody may be, Warden rifle: d20 2, dropped 3 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 6, a miss.
log ana.boots
  Ana attacks where somebody may be, Warden rifle: d20 2, dropped 3 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 6, a miss.
pass to ana.boots
  ...
dice 2 3
ana.boots attack at 9 6
  Ana attacks where somebody may be, Warden rifle: d20 2, dropped 3 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 6, a miss.
log ana.boots
  Ana attacks where somebody may be, Warden rifle: d20 2, dropped 3 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 6, a miss.
pass to ana.boots
  ...
dice 18 19 3
ana.boots attack at 9 4
  Ana attacks Bob, Warden rifle: d20 18, dropped 19 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 22 against 17 with three-quarters cover, a hit.
  Ana attacks where somebody may be, Warden rifle: d20 18, dropped 19 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 22, a hit.
  Damage of Warden rifle: d8 3 + 2 Dexterity = 5.
  Bob takes piercing: 5 from hit points.
log ana.boots
  Ana attacks where somebody may be, Warden rifle: d20 18, dropped 19 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 22, a hit.
  Damage of Warden rifle: d8 3 + 2 Dexterity = 5.
