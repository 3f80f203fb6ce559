title On foot: creatures that are too large for most decks, where there is room for them
covers ME-ATTACK

book me5e
room 60 30
sheet hero like plain, hp 300
person Ana hero at 2 5 side Blue
person Maw sand-maw at 4 4 side Red
person Drake gale-drake at 20 4 side Red
person Dead hollow-drake at 30 4 side Red
person Mono choir-monolith at 40 4 side Red
person Strider choir-strider at 50 4 side Red
person Mother skitter-mother at 4 20 side Red
initiative maw 20, drake 18, dead 16, mono 14, strider 12, mother 10, ana 5

begin
  The battle goes on.
  Round 1.
  The turn of Maw begins.
show person maw
  able at 4 4 on level 1, 553 of 553 hit points, AC 22
show person mother
  able at 4 20 on level 1, 319 of 319 hit points, AC 21
dice 10 5 6 7
maw.boots attack ana
  Maw attacks Ana, grasp: d20 10 + 17 attack bonus = 27 against 12, a hit.
  Damage of grasp: d12 5+6+7 + 10 damage bonus = 28.
  Ana takes bludgeoning: 28 from hit points.
pass to drake.boots
  The turn of Drake begins.
drake.boots move 10 12
  Drake has moved to 10 12 on level 1; no movement is left.
pass to mono.boots
  The turn of Dead begins.
  The turn of Mono begins.
dice 9 4 5 6
mono.boots attack ana
  Mono attacks Ana, strider gun: d20 9 + 12 attack bonus = 21 against 14 with half cover, a hit.
  Damage of strider gun: d12 4+5+6 = 15.
  Ana takes piercing: 15 from hit points.
pass to mother.boots
  The turn of Strider begins.
  The turn of Mother begins.
mother.boots attack ana
  refused [ME-MELEE] 30 m is beyond a reach of 4 m
