title Energy at both edges of a degree: fire, fatigue, stunning, deafness and a fall
covers LOL-HEAT LOL-FROST LOL-ELECTRIC LOL-BLAST LOL-INJURY

book lurasko
room 40 14
person Ann plain at 4 2 side Blue special
person Bob plain at 4 4 side Blue special
person Cid plain at 4 6 side Blue special
person Dot plain at 4 8 side Blue special
person Eve plain at 4 10 side Blue special
person Foe plain at 30 6 side Red special
initiative ann 20, bob 19, cid 18, dot 17, eve 16, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# The factor is 15. 14 heat are no degree; one more reaches the multiple, and that degree is due to heat.
dice 1
gm person hurt ann 14 heat attack
  Ann takes heat: 14 suffered.
  Ann has suffered 14, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 1
gm person hurt ann 1 heat attack
  Ann takes heat: 1 suffered.
  Ann has suffered 15, a degree of injury for each 15: one more (1, hurt in a limb).
  Ann is hurt in a limb.
  Ann is burning.
# 14 frost are no fatigue, 15 more 25, though they reach 29 alone.
dice 1
gm person hurt bob 14 frost attack
  Bob takes frost: 14 suffered.
  Bob has suffered 14, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 1
gm person hurt bob 15 frost attack
  Bob takes frost: 15 suffered.
  Bob has suffered 29, a degree of injury for each 15: one more (1, hurt in a limb).
  Bob is hurt in a limb.
  Bob: fatigue +25, now 25.
# 29 electric are one degree and do not stun; 16 more cross 30 and 45, and do.
dice 1
gm person hurt cid 29 electric attack
  Cid takes electric: 29 suffered.
  Cid has suffered 29, a degree of injury for each 15: one more (1, hurt in a limb).
  Cid is hurt in a limb.
dice 1
gm person hurt cid 16 electric attack
  Cid takes electric: 16 suffered.
  Cid has suffered 45, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Cid is maimed.
  Cid is stunned.
  Cid: speed 30 → 0 ft (maimed, stunned).
# 14 blast deafen alone, and 15 more knock down; 16 more cross 30 and 45 and stun.
dice 1
gm person hurt dot 14 blast attack
  Dot takes blast: 14 suffered.
  Dot has suffered 14, a degree of injury for each 15: no further one (1, hurt in a limb).
  Dot is deafened.
dice 1
gm person hurt dot 15 blast attack
  Dot takes blast: 15 suffered.
  Dot has suffered 29, a degree of injury for each 15: one more (1, hurt in a limb).
  Dot is hurt in a limb.
  Dot is floored.
dice 1
gm person hurt dot 16 blast attack
  Dot takes blast: 16 suffered.
  Dot has suffered 45, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Dot is maimed.
  Dot is stunned.
  Dot: speed 30 → 0 ft (maimed, stunned).
# Deaf for six turns of one's own.
gm person relieve ann ignited
  Ann is no longer burning.
dice 1
gm person hurt eve 1 blast attack
  Eve takes blast: 1 suffered.
  Eve has suffered 1, a degree of injury for each 15: no further one (1, hurt in a limb).
  Eve is deafened.
pass to eve.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dot begins.
  The turn of Eve begins.
pass to eve.boots
  The turn of Foe begins.
  Round 2.
  Cid is no longer stunned.
  Dot is no longer stunned.
  The turn of Ann begins.
  Cid: speed 0 → 15 ft (no longer stunned).
  Dot: speed 0 → 15 ft (no longer stunned).
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dot begins.
  The turn of Eve begins.
pass to eve.boots
  The turn of Foe begins.
  Round 3.
  The turn of Ann begins.
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dot begins.
  The turn of Eve begins.
pass to eve.boots
  The turn of Foe begins.
  Round 4.
  The turn of Ann begins.
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dot begins.
  The turn of Eve begins.
pass to eve.boots
  The turn of Foe begins.
  Round 5.
  The turn of Ann begins.
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dot begins.
  The turn of Eve begins.
pass to eve.boots
  The turn of Foe begins.
  Round 6.
  The turn of Ann begins.
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dot begins.
  Dot is no longer deafened.
  The turn of Eve begins.
show person eve
  able at 4 10 on level 1, 1 suffered, Agility 6
  deafened
pass to foe.boots
  Eve is no longer deafened.
  The turn of Foe begins.
show person eve
  able at 4 10 on level 1, 1 suffered, Agility 6
