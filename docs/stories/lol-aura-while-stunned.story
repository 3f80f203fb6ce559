title Lurasko: what is stored answers for its stunned owner, with the least that gets through
covers LOL-AURA LOL-AURA-ONE

book lurasko
room 40 14
sheet mantle like plain, ember 30
sheet blade like plain, weapon blade, strength 4
person Bob mantle at 11 4 side Red special
person Ann blade at 12 4 side Blue special
initiative ann 20, bob 10

begin
  ...
gm person afflict bob stunned
  ...
dice 15 15 1
ann.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Ann, boarding blade: d20 15+15 = 30 against 14, a hit.
  Bob answers with ember mantle when touched by Ann.
  Bob: ember mantle -10, now 20.
  Ann takes heat: 10 suffered.
  Ann has suffered 10, a degree of injury for each 15: no further one (3, hurt in the core).
  Bob takes edged: 12 suffered.
  Bob has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
show person bob
  able at 11 4 on level 1, 12 suffered, Agility 6
  ember mantle 20 of 30; stunned
