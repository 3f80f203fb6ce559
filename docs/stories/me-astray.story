title On foot, variant: powers and long weapons that miss past a friend, and past a foe
covers ME-COVER-FRIEND

book me5e
room 24 9
variant friendly-fire
sheet caster like plain, charisma 16, power spear, strength 14, weapon live-wire
sheet foe like plain, hp 40
person Cas caster at 2 6 side Blue
person Pal foe at 3 6 side Blue
person Tom foe at 4 6 side Red
person Bob foe at 10 2 side Red
initiative cas 20, pal 10, tom 3, bob 2

begin
  The battle goes on.
  Round 1.
  The turn of Cas begins.
# Any attack that misses: an odd die, and it hits the friend, as it would have hit the foe.
dice 2 3 4 4 4
cas.boots cast spear on tom
  Cas casts Spear of Force on Tom.
  Cas attacks Tom, Spear of Force: d20 2 + 3 Charisma + 2 proficiency = 7 against 14 with half cover, a miss.
  The stray attack of Cas, d6 3, hits Pal.
  Damage of Spear of Force: d8 4+4+4 + 3 power = 15.
  Pal takes force: 15 from hit points.
pass to cas.boots
  The turn of Pal begins.
  The turn of Tom begins.
  The turn of Bob begins.
  Round 2.
  The turn of Cas begins.
dice 3 2
cas.boots attack tom with live-wire
  Cas attacks Tom, Live wire: d20 3 + 2 Strength + 2 proficiency = 7 against 14 with half cover, a miss.
  The stray attack of Cas, d6 2, passes Pal.
pass to cas.boots
  The turn of Pal begins.
  The turn of Tom begins.
  The turn of Bob begins.
  Round 3.
  The turn of Cas begins.
dice 3 5 1 4
cas.boots attack tom with live-wire
  Cas attacks Tom, Live wire: d20 3 + 2 Strength + 2 proficiency = 7 against 14 with half cover, a miss.
  The stray attack of Cas, d6 5, hits Pal.
  Damage of Live wire: d4 1+4 + 2 Strength = 7.
  Pal takes lightning: 7 from hit points.
# A foe in the way is no friend: no die is thrown.
gm person place tom 12 2
gm person place cas 6 2
pass to cas.boots
  The turn of Pal begins.
  The turn of Tom begins.
  The turn of Bob begins.
  Round 4.
  The turn of Cas begins.
dice 2
cas.boots cast spear on tom
  Cas casts Spear of Force on Tom.
  Cas attacks Tom, Spear of Force: d20 2 + 3 Charisma + 2 proficiency = 7 against 14 with half cover, a miss.
