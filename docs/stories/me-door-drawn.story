title On foot: a door that the GM draws is as strong as any other
covers ME-ATTACK

book me5e
room 14 9
sheet guard like plain, strength 20, weapon gauntlet-blade
person Ann guard at 4 4 side Blue special
person Foe plain at 12 4 side Red special
initiative ann 15, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm person square 5 4 closed-door
  At 5 4 on level 1 there is now: closed door.
dice 15 8
ann.boots attack at 5 4 with gauntlet-blade
  Ann attacks the door at 5 4 on level 1: d20 15 + 5 Strength + 2 proficiency = 22 against 15; it loses 13.
  Damage of Gauntlet blade: d8 8 + 5 Strength = 13.
