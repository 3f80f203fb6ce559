title Explosives: frag and blast by their own drives; impact and area, and the shields they meet
covers LOL-EXPLOSIVE LOL-BLAST

book lurasko
room 40 14
sheet bomber like plain, weapon grenades, attacks 10
sheet plate like plain, armour heavy-plate
sheet belt like plain, techshield 20
sheet dome like plain, dome 50
person Bom bomber at 12 9 side Blue
person Pla plate at 14 3 side Red special
person Bel belt at 15 4 side Red special
person Dom dome at 16 3 side Red special
person Far plain at 20 3 side Red special
initiative bom 20, pla 5, bel 4, dom 3, far 2

begin
  The battle goes on.
  Round 1.
  The turn of Bom begins.
# 24 frag by a drive of 14 are stopped by 16 to 26; 20 blast by 20 are halved. Around, within 10 ft, a quarter: 6 and 5; a medium shield stops the blast of that.
dice 10 5 1 1 1
bom.boots attack pla
  Damage of grenades: 24.
  Damage of grenades: 20.
  Pla defends against Bom, grenades: d20 10+5 = 15 against 14, a hit.
  Reached by grenades: Bel, Dom.
  Bel is shielded against blast: 3 from techshield.
  Pla takes frag and blast (44 - 24 stopped by armour - 10 halved by armour): 10 suffered.
  Pla has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Pla is deafened.
  Bel takes frag: 6 suffered.
  Bel has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dom takes frag and blast: 11 suffered.
  Dom has suffered 11, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dom is deafened.
show person bel
  able at 15 4 on level 1, 6 suffered, Agility 6
  techshield 17 of 20
# Who evades takes the area as well. The shield was no help against the impact.
dice 10 5 1 1
bom.boots attack bel
  Damage of grenades: 24.
  Damage of grenades: 20.
  Bel defends against Bom, grenades: d20 10+5 = 15 against 14, a hit.
  Reached by grenades: Pla, Dom.
  Bel takes frag and blast: 44 suffered.
  Bel has suffered 50, a degree of injury for each 15: 3 more (1, hurt in a limb).
  Bel is maimed.
  Bel is deafened.
  Bel is floored.
  Pla takes frag and blast (11 - 11 stopped by armour): 0 suffered.
  Dom takes frag and blast: 11 suffered.
  Dom has suffered 22, a degree of injury for each 15: one more (1, hurt in a limb).
  Dom is hurt in a limb.
  Bel: speed 30 → 15 ft (maimed).
dice 10 4 1 1
bom.boots attack dom
  Damage of grenades: 24.
  Damage of grenades: 20.
  Dom defends against Bom, grenades: d20 10+4 = 14 against 16 with half cover, a miss.
  Reached by grenades: Dom, Pla, Bel.
  Bel is shielded against blast: 3 from techshield.
  Dom takes frag and blast: 11 suffered.
  Dom has suffered 33, a degree of injury for each 15: one more (1, hurt in a limb).
  Dom is maimed.
  Pla takes frag and blast (11 - 11 stopped by armour): 0 suffered.
  Bel takes frag: 6 suffered.
  Bel has suffered 56, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dom: speed 30 → 15 ft (maimed).
bom.boots attack far
  refused [HOUSE-LURASKO] 0 charges left in grenades, and this takes 1
