title A rush in mid-move ends the way, and what is left of it takes a new order
covers ME-CAST ME-MOVE

book me5e
room 30 14
sheet mage like plain, charisma 16, power spring, casting charisma, hp 30
person Ana mage at 5 4 side Red
person Foe plain at 20 12 side Blue
initiative ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots move 4 4, 3 4, 2 4; ana.boots cast spring at 9 4
  Ana casts Spring.
  Ana has moved to 9 4 on level 1; 10 m of movement is left.
show person ana
  able at 9 4 on level 1, 30 of 30 hit points, AC 12
ana.boots move 8 4
  Ana has moved to 8 4 on level 1; 8 m of movement is left.
