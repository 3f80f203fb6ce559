title Attacks that are held back: strength, a half, a quarter; a ranged half
covers LOL-REDUCE-MELEE LOL-REDUCE-RANGED

book lurasko
room 30 9
sheet hand like plain, melee 2, strength 5, weapon blade, attacks 10
sheet shot like plain, weapon rifle, attacks 10
sheet beamer like plain, weapon beam-cannon, attacks 10
person Ann hand at 9 3 side Blue
person Sue shot at 10 7 side Blue
person Bea beamer at 11 7 side Blue
person Bar plain at 10 3 side Red special
initiative ann 20, sue 15, bea 10, bar 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# All of one's strength, less of it, none: 8 and 5, 8 and 2, 8.
dice 10 4
ann.boots attack bar
  Damage of boarding blade: 8 + 5 Strength = 13.
  Bar defends against Ann, boarding blade: d20 10+4 = 14 against 14, a miss.
dice 10 4
ann.boots attack bar strength 2
  Damage of boarding blade: 8 + 2 Strength = 10.
  Bar defends against Ann, boarding blade: d20 10+4 = 14 against 14, a miss.
dice 10 4
ann.boots attack bar strength 0
  Damage of boarding blade: 8.
  Bar defends against Ann, boarding blade: d20 10+4 = 14 against 14, a miss.
# More than one has.
ann.boots attack bar strength 6
  refused [LOL-REDUCE-MELEE] Ann has 5 Strength to use
# Half of the blade is 4, a quarter 2, and strength comes on top; the defender is helped by one Hindrance, three: 17.
dice 10 7
ann.boots attack bar half
  Damage of boarding blade: 4 + 5 Strength = 9.
  Bar defends against Ann, boarding blade: d20 10+7 = 17 against 17, a miss.
dice 10 8 1
ann.boots attack bar quarter
  Damage of boarding blade: 2 + 5 Strength = 7.
  Bar defends against Ann, boarding blade: d20 10+8 = 18 against 17, a hit.
  Bar takes edged: 7 suffered.
  Bar has suffered 7, a degree of injury for each 15: no further one (1, hurt in a limb).
pass to sue.boots
  The turn of Sue begins.
# A shot at half: 8 by a drive of 10, and three Hindrances: 14 and 9 are 23.
dice 12 11
sue.boots attack bar half
  Damage of line rifle: 8.
  Bar defends against Sue, line rifle: d20 12+11 = 23 against 23, a miss.
dice 12 12 1
sue.boots attack bar half
  Damage of line rifle: 8.
  Bar defends against Sue, line rifle: d20 12+12 = 24 against 23, a hit.
  Bar takes piercing: 8 suffered.
  Bar has suffered 15, a degree of injury for each 15: one more (1, hurt in a limb).
  Bar is hurt in a limb.
sue.boots attack bar quarter
  refused [LOL-REDUCE-RANGED] a ranged attack can be held back to a half, and no further
sue.boots attack bar strength 0
  refused [LOL-REDUCE-RANGED] Strength adds nothing to line rifle
pass to bea.boots
  The turn of Bea begins.
# Of energy the drive is the new damage: 20 for 40.
dice 12 12 1
bea.boots attack bar half
  Damage of heat cannon: 20.
  Bar defends against Bea, heat cannon: d20 12+12 = 24 against 23, a hit.
  Bar takes heat: 20 suffered.
  Bar has suffered 35, a degree of injury for each 15: one more (1, hurt in a limb).
  Bar is maimed.
  Bar is burning.
  Bar: speed 30 → 15 ft (maimed).
