title On foot, variant: weapons are vented instead of taking clips; and a baton that breaks concentration
covers ME-RELOAD ME-CAST

book me5e
room 20 9
variant venting
sheet gunner like plain, dexterity 14, hp 60, weapon last-word, weapon prism-rifle, clips 1
sheet warder like plain, dexterity 14, hp 60, power guarding-field, charisma 16, level 3
sheet guard like plain, strength 14, hp 60, weapon riot-baton
person Gil gunner at 2 2 side Blue
person Wes warder at 2 6 side Red
person Foe plain at 6 2 side Red
person Gus guard at 3 6 side Blue
initiative gil 20, wes 19, gus 18, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# One shot, and it is hot. It can be fired all the same, and jams.
dice 5
gil.boots attack foe with last-word
  Gil attacks Foe, Last Word pistol: d20 5 + 2 Dexterity + 2 proficiency = 9 against 12, a miss.
pass to gil.boots
  The turn of Wes begins.
  The turn of Gus begins.
  The turn of Foe begins.
  Round 2.
  The turn of Gil begins.
dice 5
gil.boots attack foe with last-word
  Gil attacks Foe, Last Word pistol: d20 5 + 2 Dexterity + 2 proficiency = 9 against 12, a miss.
  Gil has Last Word pistol jam.
gil.boots reload last-word
  refused [ME-RELOAD] Gil has no action left
show person gil
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Last Word pistol in hand, 0 of 1
gm person rest gil
  Gil has rested.
# Left alone for a round, it has cooled by 1, to 1 at most.
gm person load gil last-word 0
  The GM rules: Last Word pistol of Gil has 0 attacks left.
pass to gil.boots
  The turn of Wes begins.
  The turn of Gus begins.
  The turn of Foe begins.
  Round 3.
  The turn of Gil begins.
show person gil
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Last Word pistol in hand, 0 of 1
pass to gil.boots
  The turn of Wes begins.
  The turn of Gus begins.
  The turn of Foe begins.
  Round 4.
  The turn of Gil begins.
show person gil
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Last Word pistol in hand, 1 of 1
# Venting takes the action, and no clip.
gm person load gil last-word 0
  The GM rules: Last Word pistol of Gil has 0 attacks left.
gil.boots reload last-word
  Gil reloads Last Word pistol.
show gil.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 10 m
# The baton: 1d4 lightning more, and what its target keeps up ends without a save.
pass to wes.boots
  The turn of Wes begins.
wes.boots cast guarding-field
  Wes casts Guarding Field.
  Wes is guarded.
  Wes: AC 12 → 14 (guarded).
pass to gus.boots
  The turn of Gus begins.
dice 15 3 2
gus.boots attack wes with riot-baton
  Gus attacks Wes, Riot baton: d20 15 + 2 Strength + 2 proficiency = 19 against 14, a hit.
  Damage of Riot baton: d6 3 + 2 Strength = 5.
  Wes no longer concentrates on Guarding Field.
  Wes is no longer guarded.
  Damage of Riot baton: d4 2.
  Wes takes bludgeoning and lightning: 7 from hit points.
  Wes: AC 14 → 12 (no longer guarded).
show person wes
  able at 2 6 on level 1, 53 of 60 hit points, AC 12
