title Mass Effect: a critical hit with lightning against shields, and with the other hand
covers ME-CRIT ME-LIGHTNING ME-RESIST ME-TWOWEAPON

book me5e
room 24 9
sheet gun like plain, dexterity 16, weapon shock-spark, strength 14, weapon gauntlet-blade, weapon dancers-sword
sheet a like plain, hp 40, shields 5
sheet b like plain, hp 40, shields 5, resists lightning
sheet c like plain, hp 40, shields 30
person Ana gun at 5 4 side Blue special
person Al a at 9 2 side Red special
person Bo b at 9 4 side Red special
person Cy c at 9 6 side Red special
initiative ana 20, al 10, bo 9, cy 8

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
# 5 + 4 + 3 = 12; doubled 24, less 5 of shields 19, half of that 9.
dice 20 5 4
ana.boots attack al with shock-spark
  Ana attacks Al, shock: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of shock: d6 5+4 + 3 Dexterity = 12.
  Al takes lightning (12 + 2 shields): 5 from shields, 9 from hit points.
pass to ana.boots
  The turn of Al begins.
  The turn of Bo begins.
  The turn of Cy begins.
  Round 2.
  The turn of Ana begins.
# 12, half 6; doubled 12, less 5 is 7, half 3.
dice 20 5 4
ana.boots attack bo with shock-spark
  Ana attacks Bo, shock: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of shock: d6 5+4 + 3 Dexterity = 12.
  Bo takes lightning (12 - 6 resistant + 2 shields): 5 from shields, 3 from hit points.
pass to ana.boots
  The turn of Al begins.
  The turn of Bo begins.
  The turn of Cy begins.
  Round 3.
  The turn of Ana begins.
# 12 doubled are 24 of 30 shields.
dice 20 5 4
ana.boots attack cy with shock-spark
  Ana attacks Cy, shock: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of shock: d6 5+4 + 3 Dexterity = 12.
  Cy takes lightning (12 + 12 shields): 24 from shields.
pass to ana.boots
  The turn of Al begins.
  The turn of Bo begins.
  The turn of Cy begins.
  Round 4.
  The turn of Ana begins.
# A critical hit of the other hand: both dice, no Strength.
gm person place al 6 4
dice 15 1
ana.boots attack al with gauntlet-blade
  Ana attacks Al, Gauntlet blade: d20 15 + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of Gauntlet blade: d8 1 + 3 Dexterity = 4.
  Al takes slashing: 4 from hit points.
dice 20 3 2
ana.boots attack al with dancers-sword second
  Ana attacks Al, Dancer's sword: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of Dancer's sword: d8 3+2 = 5.
  Al takes slashing: 5 from hit points.
