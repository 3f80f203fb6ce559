title What energy does besides: frost, heat, electricity, blast, particles
covers LOL-ENERGY LOL-ELECTRIC LOL-HEAT LOL-FROST LOL-BLAST LOL-PARTICLE LOL-ENERGY-SUM

book lurasko
room 40 14
sheet gunner like plain, weapon rime-projector, weapon beam-cannon, weapon arc-lance, weapon thumper, weapon beam-rifle, attacks 10
sheet cold like gunner
sheet rime like plain, weapon rime-projector, attacks 10
sheet heat like plain, weapon beam-pistol, attacks 10
sheet arc like plain, weapon arc-lance, attacks 10
sheet boom like plain, weapon thumper, attacks 10
sheet ray like plain, weapon beam-rifle, attacks 10
sheet plated like plain, constitution 5, armour light-plate
person Rim rime at 2 2 side Blue
person Hea heat at 2 4 side Blue
person Arc arc at 2 6 side Blue
person Boo boom at 2 8 side Blue
person Ray ray at 2 10 side Blue
person Bar plain at 6 2 side Red
person Cid plain at 6 4 side Red
person Dot plated at 6 6 side Red
person Eve plain at 6 8 side Red
person Bot brass-walker at 8 10 side Red
person Gus plain at 6 12 side Red
initiative rim 30, hea 25, arc 20, boo 15, ray 10, bar 9, cid 8, dot 7, eve 6, bot 5, gus 4

begin
  The battle goes on.
  Round 1.
  The turn of Rim begins.
# 30 frost against a factor of 15: two degrees, 25 fatigue each.
dice 10 5 1
rim.boots attack bar
  Damage of rime projector: 30.
  Bar defends against Rim, rime projector: d20 10+5 = 15 against 14, a hit.
  Bar takes frost: 30 suffered.
  Bar has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bar is maimed.
  Bar: fatigue +50, now 50.
  Bar: speed 30 → 15 ft (maimed).
show person bar
  able at 6 2 on level 1, 30 suffered, Agility 6
  maimed
pass to hea.boots
  The turn of Hea begins.
# 20 heat: one degree, and on fire.
dice 10 5 1
hea.boots attack cid
  Damage of beam pistol: 20.
  Cid defends against Hea, beam pistol: d20 10+5 = 15 against 14, a hit.
  Cid takes heat: 20 suffered.
  Cid has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Cid is hurt in a limb.
  Cid is burning.
pass to arc.boots
  The turn of Arc begins.
# 30 electric drives by 30, above light plate: two degrees, and stunned until the end of Arc's next turn.
dice 10 5 1
arc.boots attack dot
  Damage of arc lance: 30.
  Dot defends against Arc, arc lance: d20 10+5 = 15 against 14, a hit.
  Dot takes electric: 30 suffered.
  Dot has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Dot is maimed.
  Dot is stunned.
  Dot: speed 30 → 0 ft (maimed, stunned).
pass to boo.boots
  The turn of Boo begins.
# 40 blast: deafened for six turns, knocked down by the first degree, stunned by the second.
dice 10 5 1
boo.boots attack eve
  Damage of thumper: 40.
  Eve defends against Boo, thumper: d20 10+5 = 15 against 14, a hit.
  Eve takes blast: 40 suffered.
  Eve has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Eve is maimed.
  Eve is deafened.
  Eve is floored.
  Eve is stunned.
  Eve: speed 30 → 0 ft (maimed, stunned).
# A construct is knocked down all the same; it is neither deafened nor stunned.
dice 8 4 1
boo.boots attack bot
  Damage of thumper: 40.
  Bot defends against Boo, thumper: d20 8+4 = 12 against 11, a hit.
  Bot takes blast: 40 suffered.
  Bot has suffered 40, a degree of injury for each 24: one more (1, hurt in a limb).
  Bot is hurt in a limb.
  Bot is floored.
pass to ray.boots
  The turn of Ray begins.
dice 10 5 1
ray.boots attack gus
  Damage of particle rifle: 30.
  Gus defends against Ray, particle rifle: d20 10+5 = 15 against 14, a hit.
  Gus takes particle: 30 suffered.
  Gus has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Gus is maimed.
  Gus: speed 30 → 15 ft (maimed).
dice 10 5 2
ray.boots attack gus
  Damage of particle rifle: 30.
  Gus defends against Ray, particle rifle: d20 10+5 = 15 against 14, a hit.
  Gus takes particle: 30 suffered.
  Gus has suffered 60, a degree of injury for each 15: 2 more (2, hurt in a limb).
show person gus
  able at 6 12 on level 1, 60 suffered, Agility 6
  maimed
# A rest after it: four degrees are three beyond the first, one Hindrance: 10 and 5 less 3.
dice 6 6
gm person rest gus
  Gus against lamp fever: d20 6+6 = 12 against 12, withstood.
  Gus has rested.
