title A slot below a power's level, one that is used up, and none at all are refused for what they are
covers ME-CAST

book me5e
room 20 9
sheet mage like plain, charisma 16, power unravel, casting charisma, slots 4 1 1
person Mar mage at 2 4 side Blue
person Foe plain at 8 4 side Red special
initiative mar 20, foe 5

begin
  ...
mar.boots cast unravel on foe slot 1
  refused [ME-CAST] Unravel needs a slot of level 2 or higher
dice 2
mar.boots cast unravel on foe slot 2
  Mar casts Unravel on Foe.
  Mar attacks Foe, Unravel: d20 2 + 3 Charisma + 2 proficiency = 7 against 12, a miss.
pass to mar.boots
  ...
mar.boots cast unravel on foe slot 2
  refused [ME-CAST] Mar has no slot of level 2 left
dice 2
mar.boots cast unravel on foe
  Mar casts Unravel on Foe.
  Mar attacks Foe, Unravel: d20 2 + 3 Charisma + 2 proficiency = 7 against 12, a miss.
pass to mar.boots
  ...
mar.boots cast unravel on foe
  refused [ME-CAST] Mar has no slot left for Unravel
