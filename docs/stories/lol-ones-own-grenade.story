title Nobody's shields stop their own grenade
covers LOL-SHIELD-ONEWAY LOL-EXPLOSIVE

book lurasko
room 40 14
sheet bomber like plain, weapon grenades, skin 100
sheet skinned like plain, skin 100
person Bom bomber at 8 3 side Blue special
person Pla plain at 9 3 side Red special
person Nex skinned at 10 3 side Red special
initiative bom 20, pla 5, nex 4

begin
  ...
dice 10 5 1 1 1
bom.boots attack pla
  Damage of grenades: 24.
  Damage of grenades: 20.
  Pla defends against Bom, grenades: d20 10+5 = 15 against 14, a hit.
  Reached by grenades: Bom, Nex.
  Pla takes frag and blast: 44 suffered.
  Pla has suffered 44, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Pla is maimed.
  Pla is deafened.
  Pla is floored.
  Bom takes frag and blast: 11 suffered.
  Bom has suffered 11, a degree of injury for each 15: no further one (1, hurt in a limb).
  Nex takes frag and blast: 5 from skin shield, 6 suffered.
  Nex has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
  Pla: speed 30 → 15 ft (maimed).
show person bom
  able at 8 3 on level 1, 11 suffered, Agility 6
  skin shield 100 of 100; grenades in hand, 2 of 3
show person nex
  able at 10 3 on level 1, 6 suffered, Agility 6
  skin shield 95 of 100
