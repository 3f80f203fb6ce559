title An attack that is ready outlasts a concentration
covers ME-READY
book me5e
room 30 12
sheet ad like plain, charisma 16, hp 60, level 3, slots 4 2, power guarding-field, weapon tack-pistol
sheet foe like plain, hp 60, weapon longreach-rifle
person Ana ad at 5 5 side Blue
person Foe foe at 16 5 side Red
person Fo2 foe at 16 8 side Red
initiative ana 20, fo2 16, foe 15
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots cast guarding-field
  Ana casts Guarding Field.
  Ana is guarded.
  Ana: AC 12 → 14 (guarded).
ana.boots ready within 16 foe: attack foe
  Ana readies Attack for somebody who comes near.
pass
  The turn of Fo2 begins.
dice 18 4 5 3
fo2.boots attack ana
  Fo2 attacks Ana, Longreach rifle: d20 18 + 2 proficiency = 20 against 14, a hit.
  Damage of Longreach rifle: d8 4+5 = 9.
  Ana takes piercing: 9 from hit points.
  Ana saves with Constitution against concentration: d20 3 against 10, failure.
  Ana no longer concentrates on Guarding Field.
  Ana is no longer guarded.
  Ana: AC 14 → 12 (no longer guarded).
pass
  The turn of Foe begins.
foe.boots move 13 5
  Foe has moved to 13 5 on level 1; 4 m of movement is left.
  Ana may react to Foe: what was readied.
dice 15 4
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Foe, Tack pistol: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Tack pistol: d4 4.
  Foe takes piercing: 4 from hit points.
show person ana
  able at 5 5 on level 1, 51 of 60 hit points, AC 12
  Tack pistol in hand, 14 of 15
