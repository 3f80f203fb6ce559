title Weapons that strike and burn: their drives, their degrees, and what stops which part
covers LOL-COMBINED LOL-COMBINED-DEGREES LOL-COMBINED-KINETIC LOL-ENERGY-SUM

book lurasko
room 30 14
sheet axe like plain, strength 5, weapon furnace-axe, attacks 10
sheet axes like plain, strength 5, weapon smelter-axe, attacks 10
sheet tracer like plain, weapon tracer-rifle, attacks 10
sheet baton like plain, strength 1, weapon shock-baton, attacks 10
sheet two like plain, strength 2, weapon blade, weapon ember-blade, attacks 10
sheet guns like plain, weapon beam-pistol, weapon beam-pistol, attacks 10
sheet duster like plain, armour woven-suit
sheet lit like plain, armour light-plate
sheet buckler like plain, kinetic 2
person Axe axe at 9 2 side Blue
person Axa axes at 9 12 side Blue
person Tra tracer at 3 4 side Blue
person Bat baton at 9 6 side Blue
person Two two at 9 8 side Blue
person Gus guns at 9 10 side Blue
person Lit lit at 10 2 side Red special
person Lyt lit at 10 12 side Red special
person Buc buckler at 10 4 side Red special
person Dus duster at 10 6 side Red special
person Bar plain at 10 8 side Red special
person Cid plain at 12 10 side Red special
initiative axe 30, axa 27, tra 25, bat 20, two 15, gus 12, lit 6, lyt 5, buc 4, dus 3, bar 2, cid 1

begin
  The battle goes on.
  Round 1.
  The turn of Axe begins.
# 32 by a drive of 15 and 8 heat: the heat drives by 15 too. Light plate halves from 8 to 18: 16 and 4.
dice 10 5 1
axe.boots attack lit
  Damage of furnace axe: 27 + 5 Strength = 32.
  Damage of furnace axe: 8.
  Lit defends against Axe, furnace axe: d20 10+5 = 15 against 14, a hit.
  Lit takes edged and heat (40 - 20 halved by armour): 20 suffered.
  Lit has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Lit is hurt in a limb.
pass to axa.boots
  The turn of Axa begins.
# 24 heat drives by itself: 24 is above 18, and 16 and 24 come through. One degree of the two is due to the heat.
dice 10 5 1
axa.boots attack lyt
  Damage of smelter axe: 27 + 5 Strength = 32.
  Damage of smelter axe: 24.
  Lyt defends against Axa, smelter axe: d20 10+5 = 15 against 14, a hit.
  Lyt takes edged and heat (56 - 16 halved by armour): 40 suffered.
  Lyt has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Lyt is maimed.
  Lyt is burning.
  Lyt: speed 30 → 15 ft (maimed).
pass to tra.boots
  The turn of Tra begins.
# A kinetic shield stops the bullet, and the heat goes on by a drive of its own.
dice 10 5 1
tra.boots attack buc
  Damage of tracer rifle: 17.
  Damage of tracer rifle: 12.
  Buc is shielded against piercing: 1 from kinetic shield.
  Buc defends against Tra, tracer rifle: d20 10+5 = 15 against 14, a hit.
  Buc takes heat: 12 suffered.
  Buc has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 10 5 1
tra.boots attack buc
  Damage of tracer rifle: 17.
  Damage of tracer rifle: 12.
  Buc is shielded against piercing: 1 from kinetic shield.
  Buc defends against Tra, tracer rifle: d20 10+5 = 15 against 14, a hit.
  Buc takes heat: 12 suffered.
  Buc has suffered 24, a degree of injury for each 15: one more (1, hurt in a limb).
  Buc is hurt in a limb.
  Buc is burning.
show person buc
  able at 10 4 on level 1, 24 suffered, Agility 6
  kinetic shield 0 of 2; hurt in a limb; burning
# With no points left all of it comes.
dice 10 5 1
tra.boots attack buc
  Damage of tracer rifle: 17.
  Damage of tracer rifle: 12.
  Buc defends against Tra, tracer rifle: d20 10+5 = 15 against 14, a hit.
  Buc takes piercing and heat: 29 suffered.
  Buc has suffered 53, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Buc is maimed.
  Buc: speed 30 → 15 ft (maimed).
pass to bat.boots
  The turn of Bat begins.
# 5 by a drive of 7, 16 electric by 16: below 8 nothing, between 8 and 18 half, and three quarters of that.
dice 10 5 1
bat.boots attack dus
  Damage of shock baton: 4 + 1 Strength = 5.
  Damage of shock baton: 16.
  Dus defends against Bat, shock baton: d20 10+5 = 15 against 14, a hit.
  Dus takes blunt and electric (21 - 5 stopped by armour - 8 halved by armour - 2 at 75 %): 6 suffered.
  Dus has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
pass to two.boots
  The turn of Two begins.
# Two blades are one attack: one defence, one die for the injury, 10 and 10 and 8 heat.
dice 10 5 1
two.boots attack bar
  Damage of boarding blade: 8 + 2 Strength = 10.
  Damage of ember blade: 8 + 2 Strength = 10.
  Damage of ember blade: 8.
  Bar defends against Two, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bar takes edged and heat: 28 suffered.
  Bar has suffered 28, a degree of injury for each 15: one more (1, hurt in a limb).
  Bar is hurt in a limb.
pass to gus.boots
  The turn of Gus begins.
# Two beams are one attack: 40 heat are two degrees, counted together.
dice 10 5 1
gus.boots attack cid
  Damage of beam pistol: 20.
  Damage of beam pistol: 20.
  Cid defends against Gus, beam pistol: d20 10+5 = 15 against 14, a hit.
  Cid takes heat: 40 suffered.
  Cid has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Cid is maimed.
  Cid is burning.
  Cid: speed 30 → 15 ft (maimed).
