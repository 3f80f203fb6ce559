title The document's examples, against armour and shields that tell one reading from another
covers LOL-COMBINED LOL-RESIST LOL-SHIELD-POINTS

book lurasko
room 30 14
sheet axe like plain, strength 5, weapon furnace-axe
sheet arc like plain, weapon arc-lance, attacks 10
sheet plated like plain, armour medium-plate
sheet belted like brass-walker, size medium, agility 6, hp 15, unarmoured, armour techshield-belt, power charge-techshield, charge 1
sheet shell like brass-walker, size medium, agility 6, hp 15
person Axe axe at 9 4 side Blue
person Arc arc at 4 8 side Blue
person Pla plated at 10 4 side Red special
person Bel belted at 10 8 side Red special
person She shell at 9 9 side Red special
initiative bel 40, axe 30, arc 25, pla 5, she 4

begin
  The battle goes on.
  Round 1.
  The turn of Bel begins.
bel.boots cast charge-techshield
  Bel: charge -1, now 0.
  Bel uses Charge the techshield.
  Bel: techshield +50, now 50.
gm person layer bel techshield -20
  Bel: techshield -20, now 30.
# 32 by a drive of 15 and 8 heat, which drives by 15 as well: medium plate halves from 12 to 22, and would stop a drive of 8.
pass to axe.boots
  The turn of Axe begins.
dice 10 5 1
axe.boots attack pla
  Damage of furnace axe: 27 + 5 Strength = 32.
  Damage of furnace axe: 8.
  Pla defends against Axe, furnace axe: d20 10+5 = 15 against 14, a hit.
  Pla takes edged and heat (40 - 20 halved by armour): 20 suffered.
  Pla has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Pla is hurt in a limb.
# A construct takes half as much again of electricity, which is no harder to block: 30 points stop 30.
pass to arc.boots
  The turn of Arc begins.
arc.boots attack bel
  Damage of arc lance: 30.
  Bel is shielded against electric: 30 from techshield.
show person bel
  able at 10 8 on level 1, 0 suffered, Agility 6
  heat cannon in hand, 3 of 3
# Nor does it drive by more: half of 30 is 15, and assault plate stops it, where it would let 22 through.
dice 10 14
arc.boots attack she half
  Damage of arc lance: 15.
  She defends against Arc, arc lance: d20 10+14 = 24 against 23, a hit.
  She takes electric (15 - 15 stopped by armour): 0 suffered.
# 16 it lets through, and 16 are 24.
dice 1
gm person hurt she 16 electric
  She takes electric (16 + 8 at 150 %, through metal): 24 suffered.
  She has suffered 24, a degree of injury for each 24: one more (1, hurt in a limb).
  She is hurt in a limb.
