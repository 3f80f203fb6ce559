title A power is not cast with a slot below its level
covers ME-CAST

book me5e
room 20 9
sheet mage like plain, charisma 16, power unravel, casting charisma, slots 4 3
person Mar mage at 2 4 side Blue
person Foe plain at 8 4 side Red special
initiative mar 20, foe 5

begin
  ...
mar.boots cast unravel on foe slot 1
  refused [ME-CAST] Mar has no slot left for Unravel
dice 2
mar.boots cast unravel on foe slot 2
  Mar casts Unravel on Foe.
  Mar attacks Foe, Unravel: d20 2 + 3 Charisma + 2 proficiency = 7 against 12, a miss.
