title Legends of Lurasko: a shield meets the beam of one hand and not the bullet of the other
covers LOL-SHIELD-MED LOL-SHIELD-LOW LOL-ENERGY-SUM

book lurasko
room 60 14
sheet pair like plain, weapon pistol, weapon beam-pistol, attacks 10
sheet turn like plain, weapon beam-pistol, weapon pistol, attacks 10
sheet belt like plain, techshield 50
sheet dome like plain, dome 50
person Pai pair at 5 4 side Blue special
person Tra pair at 5 10 side Blue special
person Rev turn at 5 7 side Blue special
person Bel belt at 10 4 side Red special
person Dom dome at 26 10 side Red special
initiative pai 30, tra 25, rev 20, bel 10, dom 5

begin
  The battle goes on.
  Round 1.
  The turn of Pai begins.
# The beam is pure energy and meets the shield; the bullet goes on.
dice 10 5 1
pai.boots attack bel
  Damage of officer's pistol: 12.
  Damage of beam pistol: 20.
  Bel is shielded against heat: 20 from techshield.
  Bel defends against Pai, officer's pistol: d20 10+5 = 15 against 14, a hit.
  Bel takes piercing: 12 suffered.
  Bel has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
# The shield has the beam; Bel has evaded the bullet.
dice 5 5
pai.boots attack bel
  Damage of officer's pistol: 12.
  Damage of beam pistol: 20.
  Bel is shielded against heat: 20 from techshield.
  Bel defends against Pai, officer's pistol: d20 5+5 = 10 against 14, a miss.
show person bel
  able at 10 4 on level 1, 12 suffered, Agility 6
  techshield 10 of 50
pass to tra.boots
  The turn of Tra begins.
# So with a dome, from farther than it covers.
dice 10 8 1
tra.boots attack dom
  Damage of officer's pistol: 12.
  Damage of beam pistol: 20.
  Dom is shielded against heat: 20 from dome.
  Dom defends against Tra, officer's pistol: d20 10+8 = 18 against 17, a hit.
  Dom takes piercing: 12 suffered.
  Dom has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
pass to rev.boots
  The turn of Rev begins.
# With the beam first it is no other: what the bullet is of makes it no less pure.
dice 10 5 1
rev.boots attack bel
  Damage of beam pistol: 20.
  Damage of officer's pistol: 12.
  Bel is shielded against heat: 10 from techshield.
  Bel defends against Rev, beam pistol: d20 10+5 = 15 against 14, a hit.
  Bel takes heat and piercing: 22 suffered.
  Bel has suffered 34, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bel is maimed.
  Bel: speed 30 → 15 ft (maimed).
show person bel
  able at 10 4 on level 1, 34 suffered, Agility 6
  techshield 0 of 50; maimed
