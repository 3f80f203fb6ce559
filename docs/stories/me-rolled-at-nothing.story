title A roll at an empty square or a mine is a roll: what waits for the next one is used on it
covers ME-ATTACK ME-HIDE

book me5e
room 30 12
sheet scout like plain, dexterity 14, weapon tack-pistol, device trip-mine 1
person Ana scout at 5 5 side Blue
person Bob plain at 25 5 side Red hidden
initiative ana 20, bob 10

dice 20
begin
  ...
pass to ana.boots
  Round 2.
  The turn of Ana begins.
gm person edge ana advantage attack
  The GM rules: advantage on the next attack of Ana.
gm person afflict ana prompted
  Ana is prompted.
# The edge makes up for the unseen target, once.
dice 12 4
ana.boots attack at 10 5
  Ana is no longer prompted.
  Ana attacks where somebody may be, Tack pistol: d20 12, d6 4 prompted (advantage: GM) (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 20, a miss.
pass to ana.boots
  The turn of Bob begins.
  Round 3.
  The turn of Ana begins.
dice 12 9
ana.boots attack at 10 5
  Ana attacks where somebody may be, Tack pistol: d20 9, dropped 12 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 13, a miss.
pass to ana.boots
  The turn of Bob begins.
  Round 4.
  The turn of Ana begins.
ana.boots use trip-mine at 8 5
  Ana uses trip mine.
pass to ana.boots
  The turn of Bob begins.
  Round 5.
  The turn of Ana begins.
gm person afflict ana prompted
  Ana is prompted.
dice 3 2
ana.boots attack at 8 5
  Ana is no longer prompted.
  Ana attacks the trip mine at 8 5 on level 1: d20 3, d6 2 prompted + 2 Dexterity + 2 proficiency = 9 against 10.
pass to ana.boots
  The turn of Bob begins.
  Round 6.
  The turn of Ana begins.
dice 3
ana.boots attack at 8 5
  Ana attacks the trip mine at 8 5 on level 1: d20 3 + 2 Dexterity + 2 proficiency = 7 against 10.
