title No low shield stops a grenade, from wherever it comes; what a shielded area may still do is for the GM alone
covers LOL-EXPLOSIVE LOL-SHIELD-LOW LOL-AOE-SIDE

book lurasko
room 60 14
sheet bomber like plain, weapon grenades, attacks 10
sheet beamer like plain, weapon beam-cannon
sheet dome like plain, dome 80
person Bom bomber at 4 3 side Blue
person Bea beamer at 4 4 side Blue
person Dom dome at 12 4 side Red special
person Pla plain at 12 3 side Red special
initiative bea 30, bom 20, pla 5, dom 3

begin
  The battle goes on.
  Round 1.
  The turn of Bea begins.
# 40 ft away a beam of 40 is stopped by the dome.
bea.boots attack pla area
  Damage of heat cannon: 40.
  Dom: dome -40, now 40.
  Pla is shielded against heat: by a friend's dome.
  For the GM: heat cannon of Bea, though shielded, may still burn, bring down or blind with 40 heat.
log gm
  Damage of heat cannon: 40.
  Dom: dome -40, now 40.
  Pla is shielded against heat: by a friend's dome.
  For the GM: heat cannon of Bea, though shielded, may still burn, bring down or blind with 40 heat.
log dom.boots
  Damage of heat cannon: 40.
  Dom: dome -40, now 40.
  Pla is shielded against heat: by a friend's dome.
log bea.boots
  Damage of heat cannon: 40.
  Plain is shielded against heat: by a friend's dome.
pass to bom.boots
  The turn of Bom begins.
# A grenade is not, and 17 for the far throw are not enough: 24 frag and 20 blast, and a quarter of each around, 6 and 5.
dice 10 8 1 1
bom.boots attack pla with grenades
  Damage of grenades: 24.
  Damage of grenades: 20.
  Pla defends against Bom, grenades: d20 10+8 = 18 against 17, a hit.
  Reached by grenades: Dom.
  Pla takes frag and blast: 44 suffered.
  Pla has suffered 44, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Pla is maimed.
  Pla is deafened.
  Pla is floored.
  Dom takes frag and blast: 11 suffered.
  Dom has suffered 11, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dom is deafened.
  Pla: speed 30 → 15 ft (maimed).
show person dom
  able at 12 4 on level 1, 11 suffered, Agility 6
  dome 40 of 80; deafened
