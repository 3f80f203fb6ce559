title Shields of three precisions: what they stop, when and for whom
covers LOL-SHIELD-MED LOL-SHIELD-HIGH LOL-SHIELD-POINTS LOL-SHIELD-ONEWAY

book lurasko
room 40 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet tracer like plain, weapon tracer-rifle, attacks 10
sheet ember like plain, strength 4, weapon ember-blade, attacks 10
sheet thump like plain, weapon thumper, attacks 10
sheet belt like plain, armour techshield-belt, power skin, charge 2, insight 2, attacks 10, weapon beam-pistol
person Bea beamer at 2 3 side Blue
person Tra tracer at 2 5 side Blue
person Thu thump at 21 12 side Blue
person Emb ember at 20 4 side Blue
person Bel belt at 21 3 side Red special
initiative bel 30, bea 25, tra 20, thu 15, emb 10

begin
  The battle goes on.
  Round 1.
  The turn of Bel begins.
# Points are bought in one's own turn, for the charge that one has.
bel.boots cast charge-techshield
  Bel: charge -1, now 1.
  Bel uses Charge the techshield.
  Bel: techshield +50, now 50.
bel.boots cast skin
  Bel: insight -2, now 0.
  Bel casts Skin shield.
  Bel: skin shield +40, now 40.
show person bel
  able at 21 3 on level 1, 0 suffered, Agility 6
  techshield 50; skin shield 40; beam pistol in hand, 6 of 6
# Nothing of it is in the way of one's own shots.
dice 10 4
bel.boots attack bea
  Damage of beam pistol: 20.
  Bea defends against Bel, beam pistol: d20 10+4 = 14 against 17, a miss.
pass to bea.boots
  The turn of Bea begins.
bel.boots cast charge-techshield
  refused [HOUSE-LURASKO] it is not your turn
# 50 points stop a beam of 40, before anybody throws: 10 are left.
bea.boots attack bel
  Damage of heat cannon: 40.
  Bel is shielded against heat: 40 from techshield.
show person bel
  able at 21 3 on level 1, 0 suffered, Agility 6
  techshield 10; skin shield 40; beam pistol in hand, 5 of 6
gm person load bea beam-cannon 3
  The GM rules: heat cannon of Bea has 3 attacks left.
# The next loses 10, and 30 go on.
dice 10 4
bea.boots attack bel
  Damage of heat cannon: 40.
  Bel is shielded against heat: 10 from techshield.
  Bel defends against Bea, heat cannon: d20 10+4 = 14 against 14, a miss.
# Then the skin stands, after the hit: 40 points stop 40.
dice 10 5
bea.boots attack bel
  Damage of heat cannon: 40.
  Bel defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Bel takes heat: 40 from skin shield.
pass to tra.boots
  The turn of Tra begins.
# A bullet with heat in it is no pure energy: it meets no shield but the skin, after the hit.
gm person layer bel techshield 50
  Bel: techshield +50, now 50.
gm person layer bel skin 10
  Bel: skin shield +10, now 10.
dice 10 5 1
tra.boots attack bel
  Damage of tracer rifle: 17.
  Damage of tracer rifle: 12.
  Bel defends against Tra, tracer rifle: d20 10+5 = 15 against 14, a hit.
  Bel takes piercing and heat: 10 from skin shield, 19 suffered.
  Bel has suffered 19, a degree of injury for each 15: one more (1, hurt in a limb).
  Bel is hurt in a limb.
pass to thu.boots
  The turn of Thu begins.
# Blast: each point of a device stops two, rounded up. 19 stop 38 of 40, and 2 go on.
gm person layer bel techshield -31
  Bel: techshield -31, now 19.
dice 10 5 1
thu.boots attack bel
  Damage of thumper: 40.
  Bel is shielded against blast: 19 from techshield.
  Bel defends against Thu, thumper: d20 10+5 = 15 against 14, a hit.
  Bel takes blast: 2 suffered.
  Bel has suffered 21, a degree of injury for each 15: no further one (1, hurt in a limb).
# Who has a skin shield is not deafened, and does not burn.
show person bel
  able at 21 3 on level 1, 21 suffered, Agility 6
  hurt in a limb; beam pistol in hand, 5 of 6
pass to emb.boots
  The turn of Emb begins.
# Melee passes what stands before the roll.
gm person layer bel techshield 50
  Bel: techshield +50, now 50.
gm person layer bel skin 5
  Bel: skin shield +5, now 5.
dice 10 5 1
emb.boots attack bel
  Damage of ember blade: 8 + 4 Strength = 12.
  Damage of ember blade: 8.
  Bel defends against Emb, ember blade: d20 10+5 = 15 against 14, a hit.
  Bel takes edged and heat: 5 from skin shield, 15 suffered.
  Bel has suffered 36, a degree of injury for each 15: one more (1, hurt in a limb).
  Bel is maimed.
  Bel: speed 30 → 15 ft (maimed).
show person bel
  able at 21 3 on level 1, 36 suffered, Agility 6
  techshield 50; maimed; beam pistol in hand, 5 of 6
