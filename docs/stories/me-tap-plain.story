title On foot: a double tap adds no ability to its damage, but takes a bad one off
covers ME-DAMAGE

book me5e
room 20 9
sheet quick like plain, dexterity 16, weapon bracket-pistol
sheet slow like plain, dexterity 8, weapon bracket-pistol
person Ana quick at 5 4 side Blue special
person Bea slow at 5 6 side Blue special
person Foe plain at 10 4 side Red special
initiative ana 20, bea 15, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
dice 15 4
ana.boots attack foe with bracket-pistol
  Ana attacks Foe, Bracket pistol: d20 15 + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of Bracket pistol: d4 4 + 3 Dexterity = 7.
  Foe takes piercing: 7 from hit points.
dice 15 3
ana.boots attack foe with bracket-pistol tap
  Ana attacks Foe, Bracket pistol: d20 15 + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of Bracket pistol: d4 3.
  Foe takes piercing: 3 from hit points.
pass to bea.boots
  The turn of Bea begins.
dice 15 4
bea.boots attack foe with bracket-pistol
  Bea attacks Foe, Bracket pistol: d20 15 - 1 Dexterity + 2 proficiency = 16 against 12, a hit.
  Damage of Bracket pistol: d4 4 - 1 Dexterity = 3.
  Foe takes piercing: 3 from hit points.
dice 15 3
bea.boots attack foe with bracket-pistol tap
  Bea attacks Foe, Bracket pistol: d20 15 - 1 Dexterity + 2 proficiency = 16 against 12, a hit.
  Damage of Bracket pistol: d4 3 - 1 Dexterity = 2.
  Foe takes piercing: 2 from hit points.
