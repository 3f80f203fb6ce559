title People who do not touch are not in one group
covers LOL-AOE-SPLIT

book lurasko
room 40 14
sheet thirty like plain, weapon beam-cannon, attacks 10
person Thi thirty at 5 4 side Blue
person Gil plain at 20 4 side Red special
person Gus plain at 22 4 side Red special
initiative gil 40, gus 39, thi 30

begin
  ...
gil.boots cast group-up
  Gil uses Group up.
  Gil is in a group.
pass to gus.boots
  The turn of Gus begins.
gus.boots cast group-up
  Gus uses Group up.
  Gus is in a group.
pass to thi.boots
  The turn of Thi begins.
dice 10 6 1
thi.boots attack gil with beam-cannon area
  Damage of heat cannon: 40.
  Gil defends against Thi, heat cannon: d20 10+6 = 16 against 14, a hit.
  Nobody is reached by heat cannon.
  Gil takes heat (40 - 20 at 50 %): 20 suffered.
  Gil has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Gil is hurt in a limb.
  Gil is burning.
