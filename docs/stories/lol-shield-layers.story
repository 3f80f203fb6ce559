title Shields low, medium and high in their order; what armour leaves for the skin; what meets none of them
covers LOL-SHIELD-ORDER LOL-SHIELD-LOW LOL-SHIELD-MED LOL-SHIELD-HIGH LOL-SHIELD-POINTS LOL-COMBINED-KINETIC

book lurasko
room 60 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet ray like plain, weapon beam-pistol, attacks 10
sheet tracer like plain, weapon tracer-rifle, attacks 10
sheet knife like plain, strength 4, weapon blade, attacks 10
sheet three like plain, dome 10, techshield 10, skin 15
sheet clad like plain, armour heavy-plate, skin 40
sheet tent like plain, canopy 60
sheet round like plain, kinetic 3, dome 50, techshield 50
person Bea beamer at 2 3 side Blue
person Ray ray at 33 7 side Blue
person Nea beamer at 31 10 side Blue
person Tra tracer at 40 12 side Blue
person Kit knife at 29 12 side Blue
person Thr three at 20 3 side Red special
person Cla clad at 32 5 side Red special
person Ten tent at 30 10 side Red special
person Rou round at 30 12 side Red special
initiative bea 40, ray 35, nea 30, tra 25, kit 20, thr 5, cla 4, ten 3, rou 2

begin
  ...
# 40 from afar: 10 of the dome, 10 of the techshield, then the defence is thrown, and of the 20 that are left 15 of the skin.
dice 10 5 1
bea.boots attack thr
  Damage of heat cannon: 40.
  Thr is shielded against heat: 10 from dome.
  Thr is shielded against heat: 10 from techshield.
  Thr defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Thr takes heat: 15 from skin shield, 5 suffered.
  Thr has suffered 5, a degree of injury for each 15: no further one (1, hurt in a limb).
show person thr
  able at 20 3 on level 1, 5 suffered, Agility 6
  dome 0 of 10; techshield 0 of 10; skin shield 0 of 15
# What evades what the first two have left has nothing to do with the third.
gm person layer thr dome 10
  Thr: dome +10, now 10.
gm person layer thr techshield 10
  Thr: techshield +10, now 10.
gm person layer thr skin 15
  Thr: skin shield +15, now 15.
dice 10 4
bea.boots attack thr
  Damage of heat cannon: 40.
  Thr is shielded against heat: 10 from dome.
  Thr is shielded against heat: 10 from techshield.
  Thr defends against Bea, heat cannon: d20 10+4 = 14 against 14, a miss.
show person thr
  able at 20 3 on level 1, 5 suffered, Agility 6
  dome 0 of 10; techshield 0 of 10; skin shield 15 of 15
# 20 heat drive by 20, within 16 to 26: the armour leaves 10, and the skin pays 10.
pass to ray.boots
  The turn of Ray begins.
dice 10 5
ray.boots attack cla
  Damage of beam pistol: 20.
  Cla defends against Ray, beam pistol: d20 10+5 = 15 against 14, a hit.
  Cla takes heat (20 - 10 halved by armour): 10 from skin shield.
show person cla
  able at 32 5 on level 1, 0 suffered, Agility 6
  skin shield 30 of 40
# The skin takes off no drive: of 40, above the range, it stops what it has, and the rest is not halved.
gm person layer cla skin -25
  Cla: skin shield -25, now 5.
pass to nea.boots
  The turn of Nea begins.
dice 10 7 1
nea.boots attack cla
  Damage of heat cannon: 40.
  Cla defends against Nea, heat cannon: d20 10+7 = 17 against 14, a hit.
  Cla takes heat: 5 from skin shield, 35 suffered.
  Cla has suffered 35, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Cla is maimed.
  Cla: speed 30 → 15 ft (maimed).
# A canopy is for what comes from farther than beside: from one square off it stops nothing, from two it does.
gm person load nea beam-cannon 3
  The GM rules: heat cannon of Nea has 3 attacks left.
dice 10 5 1
nea.boots attack ten
  Damage of heat cannon: 40.
  Ten defends against Nea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Ten takes heat: 40 suffered.
  Ten has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Ten is maimed.
  Ten is burning.
  Ten: speed 30 → 15 ft (maimed).
gm person place nea 32 10
nea.boots attack ten
  Damage of heat cannon: 40.
  Ten is shielded against heat: 40 from canopy.
show person ten
  able at 30 10 on level 1, 40 suffered, Agility 6
  canopy 20 of 60; maimed; burning
# A bullet with heat in it meets neither dome nor techshield; the kinetic shield stops the bullet alone, and no blow of a blade.
pass to tra.boots
  The turn of Tra begins.
dice 10 5 1
tra.boots attack rou
  Damage of tracer rifle: 17.
  Damage of tracer rifle: 12.
  Rou is shielded against piercing: 1 from kinetic shield.
  Rou defends against Tra, tracer rifle: d20 10+5 = 15 against 14, a hit.
  Rou takes heat: 12 suffered.
  Rou has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
show person rou
  able at 30 12 on level 1, 12 suffered, Agility 6
  kinetic shield 2 of 3; dome 50 of 50; techshield 50 of 50
pass to kit.boots
  The turn of Kit begins.
dice 10 5 1
kit.boots attack rou strength 0
  Damage of boarding blade: 8.
  Rou defends against Kit, boarding blade: d20 10+5 = 15 against 14, a hit.
  Rou takes edged: 8 suffered.
  Rou has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Rou is hurt in a limb.
show person rou
  able at 30 12 on level 1, 20 suffered, Agility 6
  kinetic shield 2 of 3; dome 50 of 50; techshield 50 of 50; hurt in a limb
