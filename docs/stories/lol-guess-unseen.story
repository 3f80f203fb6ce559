title Legends of Lurasko: a right guess reads as a wrong one also where a shield stops it, and is held back as ordered
covers ME-UNSEEN HOUSE-LURASKO LOL-REDUCE-MELEE

book lurasko
room 40 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet hand like plain, weapon blade, strength 4, melee 6, attacks 10
sheet belt like plain, armour techshield-belt, power skin, charge 2, insight 2
person Bea beamer at 12 3 side Blue
person Ann hand at 9 6 side Blue special
person Bel belt at 21 3 side Red special
person Gil dockhand at 10 6 side Red
initiative bel 40, bea 30, ann 20, gil 10

begin
  The battle goes on.
  Round 1.
  The turn of Bel begins.
bel.boots cast charge-techshield
  Bel: charge -1, now 1.
  Bel uses Charge the techshield.
  Bel: techshield +50, now 50.
bel.boots cast skin
  Bel: insight -2, now 0.
  Bel casts Skin shield.
  Bel: skin shield +40, now 40.
gm person hide bel yes
gm person hide gil yes
pass to bea.boots
  The turn of Bea begins.
dice 10 5
bea.boots attack at 25 5
  Damage of heat cannon: 40.
  Bea attacks where somebody may be, heat cannon: d20 10+5 = 15, a miss.
dice 10 5
bea.boots attack at 21 3
  Damage of heat cannon: 40.
  Bel is shielded against heat: 40 from techshield.
  Bea attacks where somebody may be, heat cannon: d20 10+5 = 15, a miss.
log bea.boots
  Damage of heat cannon: 40.
  Bea attacks where somebody may be, heat cannon: d20 10+5 = 15, a miss.
log bel.boots
  Damage of heat cannon: 40.
  Bel is shielded against heat: 40 from techshield.
show person bel
  able at 21 3 on level 1, 0 suffered, Agility 6
  techshield 10; skin shield 40; hidden
dice 1
gm person hurt gil 13 blunt
  Gil takes blunt: 13 suffered.
  Gil has suffered 13, a degree of injury for each 14: no further one (1, hurt in a limb).
gm person afflict gil perception-1
  Gil is dazed.
pass to ann.boots
  The turn of Ann begins.
dice 10 8 5
# A right guess is as light a blow as was ordered: Gil is taken alive.
ann.boots attack at 10 6 quarter strength 0
  Damage of boarding blade: 2.
  Gil defends against Ann, boarding blade: d20 10+8 = 18 against 15, a hit.
  Ann attacks where somebody may be, boarding blade: d20 10+8 = 18, a hit.
  Gil takes edged: 2 suffered.
  Gil has suffered 15, a degree of injury for each 14: one more (5, dazed).
  Gil is out cold.
  Gil falls unconscious.
  Gil is stable.
