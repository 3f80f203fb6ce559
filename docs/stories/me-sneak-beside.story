title A sneak attack needs no advantage where another foe stands beside the target
covers ME-MELEE

book me5e
room 30 12
sheet thief like plain, dexterity 14, weapon gauntlet-blade, feature sneak-attack, sneak-attack 2d6
sheet tough like plain, hp 60
person Ana thief at 5 4 side Red
person Pal plain at 7 4 side Red
person Foe tough at 6 4 side Blue
initiative ana 20, foe 5, pal 1
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
dice 15 1 2 3
ana.boots attack foe
  Ana attacks Foe, Gauntlet blade: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet blade: d8 1, d6 2+3 + 2 Dexterity = 8.
  Foe takes slashing: 8 from hit points.
# Once in a turn; and not with disadvantage, whoever stands there.
pass to ana.boots
  The turn of Foe begins.
  The turn of Pal begins.
  Round 2.
  The turn of Ana begins.
gm person afflict ana poisoned
  Ana is poisoned.
dice 15 16 1
ana.boots attack foe
  Ana attacks Foe, Gauntlet blade: d20 15, dropped 16 (disadvantage: poisoned) + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet blade: d8 1 + 2 Dexterity = 3.
  Foe takes slashing: 3 from hit points.
gm person relieve ana poisoned
  Ana is no longer poisoned.
# Who can do nothing distracts nobody, nor does somebody two squares away.
pass to ana.boots
  The turn of Foe begins.
  The turn of Pal begins.
  Round 3.
  The turn of Ana begins.
gm person afflict pal stunned
  Pal is stunned.
  Pal: speed 10 → 0 m (stunned).
dice 15 1
ana.boots attack foe
  Ana attacks Foe, Gauntlet blade: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet blade: d8 1 + 2 Dexterity = 3.
  Foe takes slashing: 3 from hit points.
gm person relieve pal stunned
  Pal is no longer stunned.
  Pal: speed 0 → 10 m (no longer stunned).
pass to ana.boots
  The turn of Foe begins.
  The turn of Pal begins.
  Round 4.
  The turn of Ana begins.
gm person place pal 8 4
dice 15 1
ana.boots attack foe
  Ana attacks Foe, Gauntlet blade: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet blade: d8 1 + 2 Dexterity = 3.
  Foe takes slashing: 3 from hit points.
