title Attacks before, range increments, aiming, armour and the traits of weapons
covers FOS-MAP FOS-RANGE FOS-DEGREES FOS-ACTIONS

book forge
room 60 12
sheet duellist like plain, strength 3, precision 3, weapon chain-flail, weapon bolter-pistol
sheet marksman like plain, precision 3, weapon blaster-rifle
sheet foe like plain, hp 200, agility 0, defence 12, fly 60, feature hover
person Dor duellist at 2 2 side Blue
person Mar marksman at 2 6 side Blue
person Foe foe at 3 2 side Red
person Far foe at 26 6 side Red
initiative dor 20, mar 15, foe 10, far 5

begin
  The battle goes on.
  Round 1.
  The turn of Dor begins.
# The document's example: a chain flail in one hand, a bolter pistol in the other.
show aim dor foe with chain-flail
  +5 against 12
show aim dor foe with bolter-pistol
  +5 against 12
dice 10 4
dor.boots attack foe with chain-flail
  Dor attacks Foe, chain flail: d20 10 + 3 Strength + 2 proficiency = 15 against 12, a hit.
  Damage of chain flail: d8 4 + 3 Strength = 7.
  Foe takes physical: 7 from hit points.
show aim dor foe with chain-flail
  +0 against 12
show aim dor foe with bolter-pistol
  +1 against 12
dice 11 4
dor.boots attack foe with bolter-pistol
  Dor attacks Foe, bolter pistol: d20 11 + 3 Precision + 2 proficiency - 4 earlier attacks = 12 against 12, a hit.
  Damage of bolter pistol: d8 4.
  Foe takes explosive: 4 from hit points.
show aim dor foe with chain-flail
  -5 against 12
show aim dor foe with bolter-pistol
  -3 against 12
dice 10
dor.boots attack foe with chain-flail
  Dor attacks Foe, chain flail: d20 10 + 3 Strength + 2 proficiency - 10 earlier attacks = 5 against 12, a miss.
dor.boots attack foe with chain-flail
  refused [FOS-ACTIONS] Dor has no action left
# The blaster rifle: 120 ft, and -5 for each increment beyond it, to 720 ft.
pass to mar.boots
  The turn of Mar begins.
show aim mar far with blaster
  +5 against 12
gm person place far 26 6 height 125
show aim mar far with blaster
  +0 against 12
gm person place far 26 6 height 240
show aim mar far with blaster
  +0 against 12
gm person place far 26 6 height 245
show aim mar far with blaster
  -5 against 12
gm person place far 26 6 height 360
show aim mar far with blaster
  -5 against 12
gm person place far 26 6 height 365
show aim mar far with blaster
  -10 against 12
gm person place far 26 6 height 480
show aim mar far with blaster
  -10 against 12
gm person place far 26 6 height 485
show aim mar far with blaster
  -15 against 12
gm person place far 26 6 height 600
show aim mar far with blaster
  -15 against 12
gm person place far 26 6 height 605
show aim mar far with blaster
  -20 against 12
gm person place far 26 6 height 720
show aim mar far with blaster
  -20 against 12
# One foot farther than the sixth increment is too far: on squares, five.
gm person place far 26 6 height 725
mar.boots attack far with blaster
  refused [FOS-RANGE] 725 ft is beyond the range of blaster rifle, 720 ft
gm person place far 26 6 height 720
# Aimed, each is -2, for the first attack of the turn.
mar.boots aim
  Mar is aiming.
mar.boots aim
  refused [FOS-RANGE] Mar is aiming already
show aim mar far with blaster
  -5 against 12
dice 12
mar.boots attack far with blaster
  Mar attacks Far, blaster rifle: d20 12 + 3 Precision + 2 proficiency - 10 range = 7 against 12, a miss.
  Mar is no longer aiming.
show aim mar far with blaster
  -25 against 12
