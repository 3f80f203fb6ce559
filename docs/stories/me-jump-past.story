title A jump through a foe's reach provokes on the way, and is paid for once
covers ME-OPPORTUNITY ME-MOVE

book me5e
room 30 12
square hazard 4 4
sheet blade like plain, strength 14, weapon gauntlet-torch, hp 30
person Ana plain at 3 5 side Red
person Foe blade at 5 5 side Blue
initiative ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Over the fire at 4 4, beside Foe, to 5 3. She lands where she was going.
ana.boots jump 5 3
  Foe may react to Ana: an opportunity attack.
dice 2
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Ana, Gauntlet torch: d20 2 + 2 Strength + 2 proficiency = 6 against 12, a miss.
  Ana has moved to 5 3 on level 1; 6 m of movement is left.
show person ana
  able at 5 3 on level 1, 20 of 20 hit points, AC 12
# A jump of one square is paid for once, though it waits for an answer.
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
gm person place ana 4 6
ana.boots jump 3 7
  Foe may react to Ana: an opportunity attack.
foe.boots react pass
  Foe lets it pass.
  Ana has moved to 3 7 on level 1; 8 m of movement is left.
# Whom the blow fells in the air comes down there.
pass to ana.boots
  The turn of Foe begins.
  Round 3.
  The turn of Ana begins.
gm person place ana 3 5
gm person hp ana 4
  The GM rules: Ana has 4 hit points.
gm person special ana yes
  The GM rules: Ana is special: at 0 they fall and make saves.
ana.boots jump 5 3
  Foe may react to Ana: an opportunity attack.
dice 15 4 1
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Ana, Gauntlet torch: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet torch: d6 4 + 2 Strength = 6.
  Ana takes fire: 6 from hit points.
  Ana falls unconscious.
  Damage of the fire: d6 1.
  Ana has moved to 4 4 on level 1.
  Ana takes fire: 1 from hit points.
  Ana: 1 of 3 failures, 0 of 3 successes.
  The turn of Foe begins.
show person ana
  dying at 4 4 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone
