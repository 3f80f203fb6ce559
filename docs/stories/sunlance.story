title The Sunlance: one line, one roll of damage, a save for each ship in it
covers SHIP-FEATURE SHIP-WSAVE

class giant gargantuan across 25000 tier 3 raise dexterity raise dexterity raise strength raise strength
class medium-one medium across 50
ship Sol giant at 0 0 heading 0 side Blue special
ship Near medium-one at 40 14000 heading 0 side Red special
ship Far medium-one at -40 22000 heading 0 side Red special
ship Out medium-one at 200 15000 heading 0 side Red special
crew sol plain operator
crew near plain pilot
crew far plain pilot
crew out plain pilot
set near hull-max 500, hull 500, shields 0
set far hull-max 500, hull 500, shields 0
set out hull-max 500, hull 500, shields 0
initiative sol 20, near 10, far 9, out 8

begin
  The battle goes on.
  Round 1.
  The turn of Sol's operator begins.
gm go-on
dice 1 20 9 9 9 9 9 9 9 9 9 8
sol.operator feature sunlance
  Sol's operator uses Sunlance.
  Near, Dexterity save against Sunlance: d20 1 + 2 ship Dexterity = 3 against 15, failure.
  Far, Dexterity save against Sunlance: d20 20 + 2 ship Dexterity = 22 against 15, success.
  Sunlance, damage: d10 9+9+9+9+9+9+9+9+9+8 = 89, 89 energy.
  Near: energy takes 89 from the hull.
  Far: energy (89 - 45 by the save) takes 44 from the hull.
show near hull
  hull 411 of 500
show far hull
  hull 456 of 500
show out hull
  hull 500 of 500
