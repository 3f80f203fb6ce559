title Which weapons strike with a guess is measured to the square, right or wrong
covers ME-UNSEEN HOUSE-LURASKO

book lurasko
room 40 14
sheet beast like plain, weapon pike, weapon claws, attacks 10
person Bea beast at 5 4 side Blue
person Tug harbour-tug at 6 4 side Red special
initiative bea 30, tug 10
begin
  The battle goes on.
  Round 1.
  The turn of Bea begins.
gm person hide tug yes
# 7 4 is 10 ft away: the pike reaches it and the claws do not, though the tug is nearer than that.
dice 5 5
bea.boots attack at 7 4
  Damage of hatch pike: 10 + 4 Strength = 14.
  Tug defends against Bea, hatch pike: d20 5+5 = 10 against 13, a miss.
  Bea attacks where somebody may be, hatch pike: d20 5+5 = 10, a miss.
gm person place tug 20 4
  Tug has been seen.
gm person hide tug yes
dice 5 5
bea.boots attack at 7 4
  Damage of hatch pike: 10 + 4 Strength = 14.
  Bea attacks where somebody may be, hatch pike: d20 5+5 = 10, a miss.
