title A dome that has taken all it holds ends the concentration on it
covers ME-CAST ME-DAMAGE

book me5e
room 30 9
sheet a like plain, hp 60, charisma 16, power great-dome, casting charisma, slots 4 3 3 2
sheet gunner like plain, weapon warden-rifle, dexterity 10
person Ana a at 6 4 side Blue special
person Al gunner at 18 4 side Red special
initiative ana 20, al 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots cast great-dome
  Ana casts Great Dome.
  Ana: dome +100, now 100.
gm person layer ana dome -98
  Ana: dome -98, now 2.
pass to al.boots
  The turn of Al begins.
dice 15 18 5
al.boots attack ana
  Al attacks Ana, Warden rifle: d20 15, dropped 18 (disadvantage: beyond normal range) + 2 proficiency = 17 against 12, a hit.
  Damage of Warden rifle: d8 5.
  Ana: dome -2, now 0.
  Ana no longer concentrates on Great Dome.
  Ana takes piercing (5 - 2 dome): 3 from hit points.
show person ana
  able at 6 4 on level 1, 57 of 60 hit points, AC 12
  dome 0 of 100
