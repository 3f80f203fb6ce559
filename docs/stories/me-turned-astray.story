title On foot, variant: a blow that is turned strays like any miss, a guess does not
covers ME-COVER-FRIEND

book me5e
room 30 12
variant friendly-fire
sheet gun like plain, dexterity 14, weapon warden-rifle, hp 30, power spear, casting charisma, slots 4
sheet brac like plain, hp 40, power brace
person Ana gun at 5 4 side Red
person Pal plain at 7 4 side Red
person Foe brac at 9 4 side Blue
initiative ana 20, foe 5, pal 4
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# 15 hits 14, and braced it misses 19: an odd die hits Pal.
dice 11
ana.boots attack foe
  Ana attacks Foe, Warden rifle: d20 11 + 2 Dexterity + 2 proficiency = 15 against 14 with half cover, a hit.
  Foe may react to Ana: Brace.
dice 3 4
foe.boots react
  Foe casts Brace.
  Foe is braced.
  Foe turns the blow.
  The stray attack of Ana, d6 3, hits Pal.
  Damage of Warden rifle: d8 4 + 2 Dexterity = 6.
  Pal takes piercing: 6 from hit points.
  Foe: AC 12 → 17 (braced).
# So with a power.
pass to ana.boots
  The turn of Foe begins.
  Foe is no longer braced.
  Foe: AC 17 → 12 (no longer braced).
  The turn of Pal begins.
  Round 2.
  The turn of Ana begins.
gm person rest foe
  Foe has rested.
dice 13
ana.boots cast spear on foe
  Ana casts Spear of Force on Foe.
  Ana attacks Foe, Spear of Force: d20 13 + 2 proficiency = 15 against 14 with half cover, a hit.
  Foe may react to Ana: Brace.
dice 1 1 1 1
foe.boots react
  Foe casts Brace.
  Foe is braced.
  Foe turns the blow.
  The stray attack of Ana, d6 1, hits Pal.
  Damage of Spear of Force: d8 1+1+1 = 3.
  Pal takes force: 3 from hit points.
  Foe: AC 12 → 17 (braced).
# A guess at who is hidden strays nowhere, right or wrong.
pass to ana.boots
  The turn of Foe begins.
  Foe is no longer braced.
  Foe: AC 17 → 12 (no longer braced).
  The turn of Pal begins.
  Round 3.
  The turn of Ana begins.
gm person hide foe yes
dice 9 2
ana.boots attack at 9 4
  Ana attacks Foe, Warden rifle: d20 2, dropped 9 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 6 against 14 with half cover, a miss.
  Ana attacks where somebody may be, Warden rifle: d20 2, dropped 9 (disadvantage: an unseen target) + 2 Dexterity + 2 proficiency = 6, a miss.
