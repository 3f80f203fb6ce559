title A sneak attack once in each turn, with a weapon; help is for a friend
covers ME-MELEE ME-HELP

book me5e
room 30 12
sheet thief like plain, dexterity 14, weapon gauntlet-blade, feature sneak-attack, sneak-attack 2d6
sheet tough like plain, hp 60
person Ana thief at 5 4 side Red
person Pal plain at 6 6 side Red
person Foe tough at 6 4 side Blue
person Fee plain at 7 6 side Blue
initiative ana 20, foe 5, pal 1, fee 0

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
pal.boots standing strikes never
ana.boots help ana against foe
  refused [ME-HELP] help is for a friend
ana.boots help fee against foe
  refused [ME-HELP] help is for a friend
gm person afflict foe painted
  Foe is painted.
dice 3 15
ana.boots attack foe with fists
  Ana attacks Foe, unarmed strike: d20 15, dropped 3 (advantage: painted) + 2 proficiency = 17 against 12, a hit.
  Damage of unarmed strike: 1.
  Foe takes bludgeoning: 1 from hit points.
pass to ana.boots
  The turn of Foe begins.
  The turn of Pal begins.
  The turn of Fee begins.
  Round 2.
  The turn of Ana begins.
dice 3 15 1 2 3
ana.boots attack foe
  Ana attacks Foe, Gauntlet blade: d20 15, dropped 3 (advantage: painted) + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet blade: d8 1, d6 2+3 + 2 Dexterity = 8.
  Foe takes slashing: 8 from hit points.
pass
  The turn of Foe begins.
foe.boots move 8 4
  Ana may react to Foe: an opportunity attack.
dice 15 3 1 4 5
ana.boots react
  Ana reacts with an opportunity attack.
  Ana attacks Foe, Gauntlet blade: d20 15, dropped 3 (advantage: painted) + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet blade: d8 1, d6 4+5 + 2 Dexterity = 12.
  Foe takes slashing: 12 from hit points.
  Foe has moved to 8 4 on level 1; 6 m of movement is left.
