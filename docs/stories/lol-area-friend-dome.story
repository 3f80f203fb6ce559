title A dome over a neighbour of the target meets the neighbour's share of an area
covers LOL-AOE LOL-AOE-SPLIT LOL-SHIELD-LOW

book lurasko
room 60 20
sheet beamer like plain, weapon beam-cannon, weapon grenades, attacks 10
sheet dome like plain, dome 40
person Bea beamer at 14 4 side Blue
person Ann plain at 20 4 side Red special
person Bob plain at 21 5 side Red special
person Dom dome at 27 5 side Red special
initiative ann 40, bob 38, bea 25, dom 5

begin
  ...
ann.boots cast group-up
  ...
pass to bob.boots
  ...
bob.boots cast group-up
  ...
pass to bea.boots
  ...
# Dom's dome covers Bob, 30 ft away, and not Ann, 35 ft away. Each is hit apart, "and different shielding sources may be used for each".
dice 10 5 1
bea.boots attack ann with beam-cannon area
  Damage of heat cannon: 40.
  Ann defends against Bea, heat cannon: d20 10+5 = 15 against 14, a hit.
  Reached by heat cannon: Bob.
  Dom: dome -10, now 30.
  Bob is shielded against heat: by a friend's dome.
  Ann takes heat (40 - 20 at 50 %): 20 suffered.
  Ann has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Ann is hurt in a limb.
  Ann is burning.
show person dom
  able at 27 5 on level 1, 0 suffered, Agility 6
  dome 30 of 40
show person bob
  able at 21 5 on level 1, 0 suffered, Agility 6
  in a group
