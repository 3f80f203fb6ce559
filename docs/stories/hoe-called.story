title Hands of Ether: the dead are raised, and eggs hatch
covers HOE-NPC HOE-COMMON HOE-INIT

book ether
room 60 12
square wall 50 3 50 4 50 5 50 6 50 7 50 8 50 9
sheet fighter like plain, hp 30, weapon cutlass
person Engine grave-engine at 2 2 side Red
person Horror scrabbler at 6 5 side Red
person Ana fighter at 5 5 side Blue
person Gus dock-guard at 40 2 side Blue
person Dan dock-guard at 52 7 side Blue
initiative engine 20, ana 18, horror 15, gus 5, dan 4

begin
  The battle goes on.
  Round 1.
  The turn of Engine begins.
# No body, one behind a wall, and one in sight; a room is never longer than 500 ft.
engine.boots cast raise-dead
  refused [HOE-COMMON] Engine sees no dead body within 500 ft
gm person hurt dan 8 fire
  Dan takes fire: 8 from Health.
  Dan is dead.
engine.boots cast raise-dead
  refused [HOE-COMMON] Engine sees no dead body within 500 ft
gm person hurt gus 8 fire
  Gus takes fire: 8 from Health.
  Gus is dead.
engine.boots cast raise-dead on ana
  Engine uses Raise Dead.
  Risen 1 rises.
show person gus
  away at 40 2 on level 1, 0 of 8 Health, Defense 9
  cutlass in hand
engine.boots cast raise-dead
  refused [HOE-COMMON] Engine sees no dead body within 500 ft
show person risen-1
  able at 40 2 on level 1, 1 of 1 Health, Defense 8
show order
  20 Engine and Risen 1, whose turn it is
  18 Ana
  15 Horror
  5 Gus
  4 Dan
# It acts on the turns of who has raised it, from the next one on.
risen-1.boots move 39 2
  refused [HOE-TURN] Risen 1 moves only in their own turn
pass to ana.boots
  The turn of Ana begins.
ana.boots end
  The turn of Horror begins.
# Eggs: a hit lays 1d4 of them, and each held action takes one out; the last leaves her whole.
dice d20=6
horror.boots attack ana with laying
  Horror attacks Ana, laying sting: d20 6 + 3 attack bonus = 9 against 10, a miss.
dice d20=7 d8=1 d4=2
horror.boots attack ana with laying
  Horror attacks Ana, laying sting: d20 7 + 3 attack bonus = 10 against 10, a hit.
  Damage of laying sting: d8 1.
  Ana is full of eggs.
  Number by full of eggs: d4 2.
  Ana takes physical: 1 from Health.
show person ana
  able at 5 5 on level 1, 29 of 30 Health, Defense 10
  full of eggs (2); cutlass in hand
ana.boots escape
  Ana gets rid of one.
ana.boots escape
  Ana is no longer full of eggs.
show person ana
  able at 5 5 on level 1, 29 of 30 Health, Defense 10
  cutlass in hand
pass to engine.boots
  Round 2.
  The turn of Engine begins.
  The turn of Risen 1 begins.
risen-1.boots move 36 2
  Risen 1 has moved to 36 2 on level 1; no movement is left.
risen-1.boots move 35 2
  refused [HOE-SPEED] that takes 5 ft, and Risen 1 has 0 left
pass to ana.boots
  The turn of Ana begins.
dice d20=7
ana.boots attack horror with cutlass
  Ana attacks Horror, cutlass: d20 7 against 11, a miss.
pass to horror.boots
  The turn of Horror begins.
# What is left hatches as her next turn starts: a wound, and as many young.
dice d20=7 d8=1 d4=3
horror.boots attack ana with laying
  Horror attacks Ana, laying sting: d20 7 + 3 attack bonus = 10 against 10, a hit.
  Damage of laying sting: d8 1.
  Ana is full of eggs.
  Number by full of eggs: d4 3.
  Ana takes physical: 1 from Health.
ana.boots escape
  Ana gets rid of one.
dice d12=11
pass to ana.boots
  Round 3.
  The turn of Engine begins.
  The turn of Risen 1 begins.
  The turn of Ana begins.
  Ana is no longer full of eggs.
  Ana, Wound: 11, charred.
  Ana is charred.
  Hatchling 1 hatches.
  Hatchling 2 hatches.
show person ana
  able at 5 5 on level 1, 28 of 30 Health, Defense 10
  charred; cutlass in hand
show person hatchling-2
  able at 4 4 on level 1, 1 of 1 Health, Defense 11
show order
  20 Engine and Risen 1
  18 Ana, whose turn it is
  15 Horror and Hatchling 1 and Hatchling 2
  5 Gus
  4 Dan
# They bite from the next turn of the one that laid them on, once.
pass to horror.boots
  The turn of Horror begins.
  The turn of Hatchling 1 begins.
  The turn of Hatchling 2 begins.
dice d20=10 d4=2 d4=1
hatchling-2.boots attack ana
  Hatchling 2 attacks Ana, bite: d20 10 against 10, a hit.
  Damage of bite: d4 2.
  Damage of charred: d4 1.
  Ana takes physical (2 + 1 charred): 3 from Health.
hatchling-2.boots attack ana
  refused [HOE-TURN] Hatchling 2 has no action left
# One point, and no second time.
gm person hurt risen-1 1 fire
  Risen 1 takes fire: 1 from Health.
  Risen 1 is dead.
