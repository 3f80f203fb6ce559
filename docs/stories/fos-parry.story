title Forge of Stars: to parry with a staff is an action, and one more AC until the next turn
covers FOS-ACTIONS

book forge
room 20 9
sheet staff like plain, weapon laser-staff
sheet foe like plain, weapon chain-sword, strength 3
person Ana staff at 5 4 side Blue
person Foe foe at 7 4 side Red
initiative ana 20, foe 10

begin
  ...
ana.boots raise
  Ana raises laser staff.
  Ana: AC 14 → 15 (laser staff).
show person ana
  able at 5 4 on level 1, 14 of 14 hit points, AC 15
  laser staff in hand
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
ana.boots raise
  refused [FOS-ACTIONS] laser staff is raised already
# The staff reaches 10 ft, and strikes while it parries.
dice 10 4
ana.boots attack foe
  Ana attacks Foe, laser staff: d20 10 + 2 Strength + 2 proficiency = 14 against 14, a hit.
  Damage of laser staff: d10 4 + 2 Strength = 6.
  Foe takes laser: 6 from hit points.
pass to foe.boots
  The turn of Foe begins.
gm person place foe 6 4
show aim foe ana
  +5 against 15
pass to ana.boots
  Round 2.
  The turn of Ana begins.
  Ana lowers laser staff.
  Ana: AC 15 → 14 (laser staff lowered).
show person ana
  able at 5 4 on level 1, 14 of 14 hit points, AC 14
  laser staff in hand
# Lowering it takes nothing, and dropping it ends the parry.
ana.boots raise
  Ana raises laser staff.
  Ana: AC 14 → 15 (laser staff).
ana.boots lower
  Ana lowers laser staff.
  Ana: AC 15 → 14 (laser staff lowered).
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
show person ana
  able at 5 4 on level 1, 14 of 14 hit points, AC 14
  laser staff in hand
ana.boots raise
  Ana raises laser staff.
  Ana: AC 14 → 15 (laser staff).
ana.boots discard laser-staff
  Ana drops laser staff.
  Ana: AC 15 → 14 (laser staff lowered).
show person ana
  able at 5 4 on level 1, 14 of 14 hit points, AC 14
