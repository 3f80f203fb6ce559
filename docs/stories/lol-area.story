title Attacks on an area: half to the target, a quarter around; shields against them
covers LOL-AOE LOL-AOE-SIDE LOL-AOE-SPLIT

book lurasko
room 60 14
sheet beamer like plain, weapon beam-cannon, attacks 10
sheet pistol like plain, weapon beam-pistol, attacks 10
sheet siege like siege-walker, attacks 10
sheet dome like plain, armour dome-projector, charge 4
sheet belt like plain, techshield 40
sheet skin like plain, skin 40
person Bea beamer at 2 3 side Blue
person Pis pistol at 2 5 side Blue
person Sie siege at 2 8 side Blue
person Ann plain at 20 3 side Red special
person Bob belt at 21 3 side Red special
person Cid skin at 21 4 side Red special
person Eve plain at 23 3 side Red special
initiative ann 40, bob 39, cid 38, bea 25, pis 20, sie 15, eve 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# A group are friends who touch and say so.
ann.boots cast group-up
  Ann uses Group up.
  Ann is in a group.
pass to bob.boots
  The turn of Bob begins.
bob.boots cast group-up
  Bob uses Group up.
  Bob is in a group.
pass to cid.boots
  The turn of Cid begins.
cid.boots cast group-up
  Cid uses Group up.
  Cid is in a group.
pass to bea.boots
  The turn of Bea begins.
# 40 heat, at an area: who is hit takes 20, the others in the group 10 each, by their own shields. Eve stands apart.
dice 10 5 1
bea.boots attack ann with beam-cannon area
  Damage of heat cannon: 40.
  Ann defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Reached by heat cannon: Bob, Cid.
  Bob is shielded against heat: 10 from techshield.
  Ann takes heat (40 - 20 at 50 %): 20 suffered.
  Ann has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Ann is hurt in a limb.
  Ann is burning.
  Cid takes heat: 10 from skin shield.
show person bob
  able at 21 3 on level 1, 0 suffered, Agility 6
  techshield 30 of 40; in a group
show person cid
  able at 21 4 on level 1, 0 suffered, Agility 6
  skin shield 30 of 40; in a group
show person eve
  able at 23 3 on level 1, 0 suffered, Agility 6
# Ann evades, and takes 10 as well.
dice 10 4 1
bea.boots attack ann with beam-cannon area
  Damage of heat cannon: 40.
  Ann defends against Bea, heat cannon: d20 10+4 = 14 against 14, a miss.
  Reached by heat cannon: Ann, Bob, Cid.
  Bob is shielded against heat: 10 from techshield.
  Ann takes heat: 10 suffered.
  Ann has suffered 30, a degree of injury for each 15: one more (1, hurt in a limb).
  Ann is maimed.
  Cid takes heat: 10 from skin shield.
  Ann: speed 30 → 15 ft (maimed).
# Of 40 Bob's shield stops what it has, 20, and less than 40 is left: evading, Bob takes nothing; the others take a quarter of the 40.
dice 10 4 1
bea.boots attack bob with beam-cannon area
  Damage of heat cannon: 40.
  Bob is shielded against heat: 20 from techshield.
  For the GM: heat cannon of Bea, though shielded, may still burn, bring down or blind with 40 heat.
  Bob defends against Bea, heat cannon: d20 10+4 = 14 against 16 with half cover, a miss.
  Reached by heat cannon: Ann, Cid.
  Ann takes heat: 10 suffered.
  Ann has suffered 40, a degree of injury for each 15: no further one (1, hurt in a limb).
  Cid takes heat: 10 from skin shield.
show person bob
  able at 21 3 on level 1, 0 suffered, Agility 6
  techshield 0 of 40; in a group
gm person load bea beam-cannon 3
  The GM rules: heat cannon of Bea has 3 attacks left.
# Cid's skin pays for the whole 40 after the hit, with what it has: 10 stopped of 40, and half of the rest is 15.
show person cid
  able at 21 4 on level 1, 0 suffered, Agility 6
  skin shield 10 of 40; in a group
dice 10 5 1 1 1
bea.boots attack cid with beam-cannon area
  Damage of heat cannon: 40.
  Cid defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Reached by heat cannon: Ann, Bob.
  Cid takes heat (40 - 15 at 50 %): 10 from skin shield, 15 suffered.
  Cid has suffered 15, a degree of injury for each 15: one more (1, hurt in a limb).
  Cid is hurt in a limb.
  Ann takes heat: 10 suffered.
  Ann has suffered 50, a degree of injury for each 15: one more (1, hurt in a limb).
  Bob takes heat: 10 suffered.
  Bob has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
# Too weak for an area.
pass to pis.boots
  The turn of Pis begins.
pis.boots attack ann area
  refused [LOL-AOE] beam pistol is too weak to burst: that takes 40
pass to sie.boots
  The turn of Sie begins.
# 120 are an area by themselves: all of it to the target, a quarter around.
dice 10 5 1 1 1
sie.boots attack ann with siege-beam
  Damage of siege beam: 100 + 20 siege beam = 120.
  Ann defends against Sie, siege beam: d20 10+5 = 15 against 10, a hit.
  Reached by siege beam: Bob, Cid.
  Ann takes heat: 120 suffered.
  Ann has suffered 170, a degree of injury for each 15: 8 more (1, hurt in a limb).
  Bob takes heat: 30 suffered.
  Bob has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bob is maimed.
  Bob is burning.
  Cid takes heat: 30 suffered.
  Cid has suffered 45, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Cid is maimed.
  Bob: speed 30 → 15 ft (maimed).
  Cid: speed 30 → 15 ft (maimed).
