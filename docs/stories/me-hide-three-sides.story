title Who comes out in plain sight of two sides is found by both
covers ME-HIDE

book me5e
room 20 9
square wall from 6 1 to 6 6
sheet shooter like plain, weapon riot-baton
person Ana shooter at 4 6 side Blue hidden
person Bob shooter at 10 7 side Red
person Gil shooter at 12 5 side Green
initiative ana 20, bob 15, gil 1
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots move 4 7, 8 7
  Ana has been seen.
  Ana has moved to 8 7 on level 1; no movement is left.
see bob.boots
see gil.boots
pass to gil.boots
  The turn of Bob begins.
  The turn of Gil begins.
gil.boots move 10 4, 9 5, 9 6
  Gil has moved to 9 6 on level 1; 2 m of movement is left.
dice d20=3
gil.boots attack ana with fists
  Gil attacks Ana, unarmed strike: d20 3 + 2 proficiency = 5 against 12, a miss.
