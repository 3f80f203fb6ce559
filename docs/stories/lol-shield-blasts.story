title Shields against explosions: the skin against impact and area, the medium ones against a zone, from either side of a dome
covers LOL-EXPLOSIVE LOL-SHIELD-HIGH LOL-SHIELD-MED LOL-ZAOE LOL-BLAST LOL-COMBINED-KINETIC

book lurasko
room 40 14
square wall from 9 1 to 9 12
square open-door 9 6
sheet bomber like plain, weapon grenades, attacks 10
sheet rocket like plain, weapon rocket-pod, attacks 10
sheet sun like plain, weapon sunburst, attacks 10
sheet skin like plain, skin 50
sheet belt like plain, techshield 40
sheet round like plain, kinetic 3
sheet plate like plain, armour heavy-plate, skin 50
person Bom bomber at 12 9 side Blue
person Roc rocket at 3 6 side Blue
person Sun sun at 2 6 side Blue
person Ski skin at 14 3 side Red special
person Bel belt at 15 4 side Red special
person Rou round at 16 3 side Red special
person Pla plate at 30 9 side Red special
initiative bom 20, roc 15, sun 10, ski 5, bel 4, rou 3, pla 2

begin
  ...
# 24 frag and 20 blast: the skin takes the blast, and who has it is not deafened. Around a quarter of each, 6 and 5: the techshield stops the blast for 3, the kinetic shield nothing.
dice 10 5 1 1 1
bom.boots attack ski
  Damage of grenades: 24.
  Damage of grenades: 20.
  Ski defends against Bom, grenades: d20 10+5 = 15 against 14, a hit.
  Reached by grenades: Bel, Rou.
  Bel is shielded against blast: 3 from techshield.
  Ski takes frag and blast: 20 from skin shield, 24 suffered.
  Ski has suffered 24, a degree of injury for each 15: one more (1, hurt in a limb).
  Ski is hurt in a limb.
  Bel takes frag: 6 suffered.
  Bel has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
  Rou takes frag and blast: 11 suffered.
  Rou has suffered 11, a degree of injury for each 15: no further one (1, hurt in a limb).
  Rou is deafened.
show person ski
  able at 14 3 on level 1, 24 suffered, Agility 6
  skin shield 30 of 50; hurt in a limb
show person bel
  able at 15 4 on level 1, 6 suffered, Agility 6
  techshield 37 of 40
show person rou
  able at 16 3 on level 1, 11 suffered, Agility 6
  kinetic shield 3 of 3; deafened
# Far away: heavy plate stops 24 by 14, and halves 20: the skin pays 10.
gm person place bom 26 9
dice 10 5
bom.boots attack pla
  Damage of grenades: 24.
  Damage of grenades: 20.
  Pla defends against Bom, grenades: d20 10+5 = 15 against 14, a hit.
  Nobody is reached by grenades.
  Pla takes frag and blast (44 - 24 stopped by armour - 10 halved by armour): 10 from skin shield.
show person pla
  able at 30 9 on level 1, 0 suffered, Agility 6
  skin shield 40 of 50
# A cluster on the zone: 30 to who fails, 10 to who holds; for each their own shields. Who is 135 ft away defends against 17. A techshield stops 30 of blast for 15; plate halves 30 by 30 no more, and the skin pays the rest of what it has.
gm person place bom 2 12
pass to roc.boots
  The turn of Roc begins.
gm person layer pla skin -20
  Pla: skin shield -20, now 20.
dice 10 4 10 5 10 4 14 5 1 1
roc.boots attack at 15 6
  Reached by rocket pod: Ski, Bel, Rou, Pla.
  Ski defends against Roc, rocket pod: d20 10+4 = 14 against 14, a miss.
  Bel defends against Roc, rocket pod: d20 10+5 = 15 against 14, a hit.
  Bel is shielded against blast: 15 from techshield.
  Rou defends against Roc, rocket pod: d20 10+4 = 14 against 14, a miss.
  Pla defends against Roc, rocket pod: d20 14+5 = 19 against 17, a hit.
  Ski takes blast: 10 from skin shield.
  Rou takes blast: 10 suffered.
  Rou has suffered 21, a degree of injury for each 15: one more (1, hurt in a limb).
  Rou is hurt in a limb.
  Rou is floored.
  Pla takes blast: 20 from skin shield, 10 suffered.
  Pla has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
show person bel
  able at 15 4 on level 1, 6 suffered, Agility 6
  techshield 22 of 40
show person pla
  able at 30 9 on level 1, 10 suffered, Agility 6
  skin shield 0 of 50
# A point: within 15 ft of it 60, elsewhere 20. It is heat: point for point, and nobody throws.
pass to sun.boots
  The turn of Sun begins.
dice 1 1 1 1
sun.boots attack at 15 6
  Reached by sunburst: Ski, Bel, Rou, Pla.
  Bel is shielded against heat: 22 from techshield.
  Ski takes heat: 20 from skin shield, 40 suffered.
  Ski has suffered 64, a degree of injury for each 15: 3 more (1, hurt in a limb).
  Ski is maimed.
  Bel takes heat: 38 suffered.
  Bel has suffered 44, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bel is maimed.
  Bel is burning.
  Rou takes heat: 60 suffered.
  Rou has suffered 81, a degree of injury for each 15: 4 more (1, hurt in a limb).
  Rou is maimed.
  Rou is burning.
  Pla takes heat (20 - 10 halved by armour): 10 suffered.
  Pla has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Pla is hurt in a limb.
  Ski: speed 30 → 15 ft (maimed).
  Bel: speed 30 → 15 ft (maimed).
  Rou: speed 30 → 15 ft (maimed).
show person bel
  able at 15 4 on level 1, 44 suffered, Agility 6
  techshield 0 of 40; maimed; burning
show person ski
  able at 14 3 on level 1, 64 suffered, Agility 6
  skin shield 0 of 50; maimed
