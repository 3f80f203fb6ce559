title A double tap takes the bonus action: one in a turn
covers ME-BONUS ME-DAMAGE

book me5e
room 20 9
sheet quick like plain, dexterity 16, weapon bracket-pistol
person Ana quick at 5 4 side Blue special
person Foe plain at 10 4 side Red special
initiative ana 20, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
dice 5
ana.boots attack foe with bracket-pistol
  Ana attacks Foe, Bracket pistol: d20 5 + 3 Dexterity + 2 proficiency = 10 against 12, a miss.
dice 5
ana.boots attack foe with bracket-pistol tap
  Ana attacks Foe, Bracket pistol: d20 5 + 3 Dexterity + 2 proficiency = 10 against 12, a miss.
show ana.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 10 m
ana.boots attack foe with bracket-pistol tap
  refused [ME-BONUS] Ana has no bonus action left
