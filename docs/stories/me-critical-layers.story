title Mass Effect: a critical hit doubles all dice, then modifiers, then what the target resists, then layers
covers ME-CRIT ME-RESIST ME-TYPES ME-SHIELD

book me5e
room 24 9
sheet gun like plain, dexterity 16, weapon warden-rifle
sheet hard like plain, hp 40, shields 5, resists piercing
sheet soft like plain, hp 40, vulnerable piercing
sheet both like plain, hp 40, resists piercing, vulnerable piercing
sheet slash like plain, hp 40, resists slashing
person Ana gun at 3 4 side Blue special
person Hal hard at 9 2 side Red special
person Sam soft at 9 4 side Red special
person Bo both at 9 6 side Red special
person Sly slash at 9 7 side Red special
initiative ana 20, hal 10, sam 9, bo 8, sly 7

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
# 8 + 7 + 3 = 18, half 9: 5 from shields, 4 from hit points.
dice 20 8 7
ana.boots attack hal
  Ana attacks Hal, Warden rifle: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of Warden rifle: d8 8+7 + 3 Dexterity = 18.
  Hal takes piercing (18 - 9 resistant): 5 from shields, 4 from hit points.
pass to ana.boots
  The turn of Hal begins.
  The turn of Sam begins.
  The turn of Bo begins.
  The turn of Sly begins.
  Round 2.
  The turn of Ana begins.
# 3 + 4 + 3 = 10, doubled.
dice 20 3 4
ana.boots attack sam
  Ana attacks Sam, Warden rifle: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of Warden rifle: d8 3+4 + 3 Dexterity = 10.
  Sam takes piercing (10 + 10 vulnerable): 20 from hit points.
pass to ana.boots
  The turn of Hal begins.
  The turn of Sam begins.
  The turn of Bo begins.
  The turn of Sly begins.
  Round 3.
  The turn of Ana begins.
# 3 + 5 + 3 = 11, half 5, doubled 10.
dice 20 3 5
ana.boots attack bo
  Ana attacks Bo, Warden rifle: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of Warden rifle: d8 3+5 + 3 Dexterity = 11.
  Bo takes piercing (11 - 6 resistant + 5 vulnerable): 10 from hit points.
pass to ana.boots
  The turn of Hal begins.
  The turn of Sam begins.
  The turn of Bo begins.
  The turn of Sly begins.
  Round 4.
  The turn of Ana begins.
# Another type than the one resisted.
dice 20 1 1
ana.boots attack sly
  Ana attacks Sly, Warden rifle: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of Warden rifle: d8 1+1 + 3 Dexterity = 5.
  Sly takes piercing: 5 from hit points.
pass to ana.boots
  The turn of Hal begins.
  The turn of Sam begins.
  The turn of Bo begins.
  The turn of Sly begins.
  Round 5.
  The turn of Ana begins.
# 1 + 1 + 3 = 5 against resistance: 2
dice 20 1 1
ana.boots attack hal
  Ana attacks Hal, Warden rifle: d20 20 + 3 Dexterity + 2 proficiency = 25 against 12, a critical hit.
  Damage of Warden rifle: d8 1+1 + 3 Dexterity = 5.
  Hal takes piercing (5 - 3 resistant): 2 from hit points.
