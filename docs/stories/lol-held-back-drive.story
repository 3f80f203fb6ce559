title Held back against armour: the drive of a blow stays, of a shot it is halved, of energy it is what is left
covers LOL-REDUCE-MELEE LOL-REDUCE-RANGED LOL-DRIVE LOL-ENERGY

book lurasko
room 30 9
sheet hand like plain, melee 2, strength 6, weapon blade, attacks 10
sheet shot like plain, weapon rifle, attacks 10
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet tracer like plain, weapon tracer-rifle, attacks 10
sheet bomber like plain, weapon grenades, attacks 10
sheet rocket like plain, weapon rocket-pod, attacks 10
sheet ember like plain, strength 4, weapon ember-blade, attacks 10
sheet plate like plain, armour light-plate
sheet heavy like plain, armour heavy-plate
sheet assault like plain, armour assault-plate
person Ann hand at 9 3 side Blue
person Sue shot at 11 5 side Blue
person Bea beamer at 11 7 side Blue
person Tra tracer at 17 3 side Blue
person Bom bomber at 17 5 side Blue
person Roc rocket at 17 7 side Blue
person Emb ember at 20 2 side Blue
person Bar plain at 20 3 side Red special
person Gil plain at 20 6 side Red special
person Pla plate at 10 3 side Red special
person Hea heavy at 10 5 side Red special
person Asa assault at 10 7 side Red special
initiative ann 20, sue 15, bea 10, tra 9, bom 8, roc 7, emb 6, pla 5, hea 4, asa 3, bar 2, gil 1

begin
  ...
# Light plate halves from 8 to 18. 8 and 6 drive by 18: half of 14. Of half a blade 4 and 6 drive by 18 all the same: half of 10; of a quarter 2 and 6: 4.
dice 10 5 1
ann.boots attack pla
  Damage of boarding blade: 8 + 6 Strength = 14.
  Pla defends against Ann, boarding blade: d20 10+5 = 15 against 14, a hit.
  Pla takes edged (14 - 7 halved by armour): 7 suffered.
  Pla has suffered 7, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 10 8 1
ann.boots attack pla half
  Damage of boarding blade: 4 + 6 Strength = 10.
  Pla defends against Ann, boarding blade: d20 10+8 = 18 against 17, a hit.
  Pla takes edged (10 - 5 halved by armour): 5 suffered.
  Pla has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 10 8 1
ann.boots attack pla quarter
  Damage of boarding blade: 2 + 6 Strength = 8.
  Pla defends against Ann, boarding blade: d20 10+8 = 18 against 17, a hit.
  Pla takes edged (8 - 4 halved by armour): 4 suffered.
  Pla has suffered 16, a degree of injury for each 15: one more (1, hurt in a limb).
  Pla is hurt in a limb.
# With no strength the blade drives by its own 12.
dice 10 5 1
ann.boots attack pla strength 0
  Damage of boarding blade: 8.
  Pla defends against Ann, boarding blade: d20 10+5 = 15 against 14, a hit.
  Pla takes edged (8 - 4 halved by armour): 4 suffered.
  Pla has suffered 20, a degree of injury for each 15: no further one (1, hurt in a limb).
# A quarter and no strength at once: 2, halved.
dice 10 8 1
ann.boots attack pla quarter strength 0
  Damage of boarding blade: 2.
  Pla defends against Ann, boarding blade: d20 10+8 = 18 against 17, a hit.
  Pla takes edged (2 - 1 halved by armour): 1 suffered.
  Pla has suffered 21, a degree of injury for each 15: no further one (1, hurt in a limb).
# 17 by 20 against 16 to 26: half, 8. A shot at half is 8 by 10, and stopped.
pass to sue.boots
  The turn of Sue begins.
dice 10 5 1
sue.boots attack hea
  Damage of line rifle: 17.
  Hea defends against Sue, line rifle: d20 10+5 = 15 against 14, a hit.
  Hea takes piercing (17 - 9 halved by armour): 8 suffered.
  Hea has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 12 12
sue.boots attack hea half
  Damage of line rifle: 8.
  Hea defends against Sue, line rifle: d20 12+12 = 24 against 23, a hit.
  Hea takes piercing (8 - 8 stopped by armour): 0 suffered.
# Against 8 to 18 its 10 are within: 4.
dice 12 12 1
sue.boots attack pla half
  Damage of line rifle: 8.
  Pla defends against Sue, line rifle: d20 12+12 = 24 against 23, a hit.
  Pla takes piercing (8 - 4 halved by armour): 4 suffered.
  Pla has suffered 25, a degree of injury for each 15: no further one (1, hurt in a limb).
# 40 heat at half are 20 by 20, within 16 to 28: 10.
pass to bea.boots
  The turn of Bea begins.
dice 10 5 1
bea.boots attack asa
  Damage of heat cannon: 40.
  Asa defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Asa takes heat: 40 suffered.
  Asa has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Asa is maimed.
  Asa is burning.
  Asa: speed 30 → 15 ft (maimed).
dice 12 12 1
bea.boots attack asa half
  Damage of heat cannon: 20.
  Asa defends against Bea, heat cannon: d20 12+12 = 24 against 23, a hit.
  Asa takes heat (20 - 10 halved by armour): 10 suffered.
  Asa has suffered 50, a degree of injury for each 15: one more (1, hurt in a limb).
# Half of it is too weak for an area, which takes 40.
bea.boots attack asa area half
  refused [LOL-AOE] heat cannon is too weak to burst: that takes 40
# A bullet with heat in it: half of each, 8 and 6, by a drive of 10.
pass to tra.boots
  The turn of Tra begins.
dice 12 12 1
tra.boots attack bar half
  Damage of tracer rifle: 8.
  Damage of tracer rifle: 6.
  Bar defends against Tra, tracer rifle: d20 12+12 = 24 against 23, a hit.
  Bar takes piercing and heat: 14 suffered.
  Bar has suffered 14, a degree of injury for each 15: no further one (1, hurt in a limb).
# Frag and blast at half are 12 by 7 and 10 by 10.
pass to bom.boots
  The turn of Bom begins.
dice 12 12 1
bom.boots attack gil half
  Damage of grenades: 12.
  Damage of grenades: 10.
  Gil defends against Bom, grenades: d20 12+12 = 24 against 23, a hit.
  Nobody is reached by grenades.
  Gil takes frag and blast: 22 suffered.
  Gil has suffered 22, a degree of injury for each 15: one more (1, hurt in a limb).
  Gil is hurt in a limb.
  Gil is deafened.
# What falls on a zone falls on it whole.
pass to roc.boots
  The turn of Roc begins.
roc.boots attack at 20 7 half
  refused [LOL-REDUCE-RANGED] an attack on a zone cannot be held back
# What a blade adds in heat is no damage of the blade: 4 and 4 of Strength, and 8.
pass to emb.boots
  The turn of Emb begins.
dice 10 8 1
emb.boots attack bar half
  Damage of ember blade: 4 + 4 Strength = 8.
  Damage of ember blade: 8.
  Bar defends against Emb, ember blade: d20 10+8 = 18 against 17, a hit.
  Bar takes edged and heat: 16 suffered.
  Bar has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bar is maimed.
  Bar: speed 30 → 15 ft (maimed).
