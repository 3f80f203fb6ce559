title A grenade at the edges of armour: critical, held back, behind cover, against skin shields; what is around takes the plain drives
covers LOL-EXPLOSIVE LOL-CRIT LOL-DRIVE LOL-REDUCE-RANGED LOL-BLAST

book lurasko
room 40 14
square half-cover 13 7
sheet bomber like plain, weapon grenades, attacks 10
sheet plate like plain, armour heavy-plate
sheet light like plain, armour light-plate
sheet dust like plain, armour duster
sheet hide like plain, armour heavy-plate, skin 4
person Bom bomber at 8 3 side Blue
person Pla plate at 14 3 side Red special
person Lit light at 15 3 side Red special
person Dus dust at 14 9 side Red special
person Cov plate at 14 7 side Red special
person Hid hide at 8 8 side Red special
initiative bom 20, pla 5, dus 4, lit 3, cov 2, hid 1

begin
  The battle goes on.
  Round 1.
  The turn of Bom begins.
# 33 is 19 over 14.
dice 20 13 1 1
bom.boots attack pla
  Damage of grenades: 24.
  Damage of grenades: 20.
  Pla defends against Bom, grenades: d20 20+13 = 33 against 14, a hit.
  Reached by grenades: Lit.
  Pla takes frag and blast (44 - 24 stopped by armour - 10 halved by armour): 10 suffered.
  Pla has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Pla is deafened.
  Lit takes frag and blast (11 - 3 halved by armour - 5 stopped by armour): 3 suffered.
  Lit has suffered 3, a degree of injury for each 15: no further one (1, hurt in a limb).
  Lit is deafened.
gm person load bom grenades 3
  The GM rules: grenades of Bom has 3 attacks left.
# 34 is 20 over: 24 frag by 24 are halved, 20 blast by 30 go through. Around, 6 by 14 and 5 by 5: half of the frag and none of the blast for light plate.
dice 20 14
bom.boots attack pla
  Damage of grenades: 24.
  Damage of grenades: 20.
  Pla defends against Bom, grenades: d20 20+14 = 34 against 14, a critical hit.
  Bom may react to Pla: the choice of a critical hit.
dice 1 1
bom.boots react drive
  Bom finds a gap in the armour.
  Reached by grenades: Lit.
  Pla takes frag and blast (44 - 12 halved by armour): 32 suffered.
  Pla has suffered 42, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Pla is maimed.
  Pla is floored.
  Lit takes frag and blast (11 - 3 halved by armour - 5 stopped by armour): 3 suffered.
  Lit has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
  Pla: speed 30 → 15 ft (maimed).
gm person load bom grenades 3
  The GM rules: grenades of Bom has 3 attacks left.
# Held back: 12 frag by 7 and 10 blast by 10, the last that a duster halves.
dice 10 14 1
bom.boots attack dus half
  Damage of grenades: 12.
  Damage of grenades: 10.
  Dus defends against Bom, grenades: d20 10+14 = 24 against 23, a hit.
  Reached by grenades: Cov.
  Dus takes frag and blast (22 - 11 halved by armour): 11 suffered.
  Dus has suffered 11, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dus is deafened.
  Cov takes frag and blast (5 - 5 stopped by armour): 0 suffered.
  Cov is deafened.
gm person load bom grenades 3
  The GM rules: grenades of Bom has 3 attacks left.
# Behind half cover 34 is no more than a hit, and 36 is critical.
dice 20 14 1 1
bom.boots attack cov
  Damage of grenades: 24.
  Damage of grenades: 20.
  Cov defends against Bom, grenades: d20 20+14 = 34 against 16 with half cover, a hit.
  Reached by grenades: Dus.
  Cov takes frag and blast (44 - 24 stopped by armour - 10 halved by armour): 10 suffered.
  Cov has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dus takes frag and blast (11 - 3 halved by armour): 8 suffered.
  Dus has suffered 19, a degree of injury for each 15: one more (1, hurt in a limb).
  Dus is hurt in a limb.
gm person load bom grenades 3
  The GM rules: grenades of Bom has 3 attacks left.
dice 20 16
bom.boots attack cov
  Damage of grenades: 24.
  Damage of grenades: 20.
  Cov defends against Bom, grenades: d20 20+16 = 36 against 16 with half cover, a critical hit.
  Bom may react to Cov: the choice of a critical hit.
dice 1 1
bom.boots react drive
  Bom finds a gap in the armour.
  Reached by grenades: Dus.
  Cov takes frag and blast (44 - 12 halved by armour): 32 suffered.
  Cov has suffered 42, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Cov is maimed.
  Cov is floored.
  Dus takes frag and blast (11 - 3 halved by armour): 8 suffered.
  Dus has suffered 27, a degree of injury for each 15: no further one (1, hurt in a limb).
  Cov: speed 30 → 15 ft (maimed).
gm person load bom grenades 3
  The GM rules: grenades of Bom has 3 attacks left.
# A skin shield comes after drive: 20 blast are halved first. It never keeps the frag.
dice 10 5 1
bom.boots attack hid
  Damage of grenades: 24.
  Damage of grenades: 20.
  Hid defends against Bom, grenades: d20 10+5 = 15 against 14, a hit.
  Nobody is reached by grenades.
  Hid takes frag and blast (44 - 24 stopped by armour - 10 halved by armour): 4 from skin shield, 6 suffered.
  Hid has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
show person hid
  able at 8 8 on level 1, 6 suffered, Agility 6
  skin shield 0 of 4
