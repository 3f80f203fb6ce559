title An attack with a light pistol gives no second one with the other hand
covers ME-TWOWEAPON

book me5e
room 20 9
sheet twin like plain, weapon tack-pistol, weapon nettle-knife
person Ana twin at 2 4 side Blue
person Bob plain at 4 4 side Red
initiative ana 20, bob 10

begin
  ...
dice 2
ana.boots attack bob with tack-pistol
  Ana attacks Bob, Tack pistol: d20 2 + 2 proficiency = 4 against 12, a miss.
ana.boots attack bob second with nettle-knife
  refused [ME-TWOWEAPON] the second hand follows an attack with a light melee weapon in the first
