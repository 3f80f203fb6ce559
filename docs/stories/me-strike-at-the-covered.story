title Nobody strikes at a foe who leaves with total cover by the GM's word
covers ME-OPPORTUNITY ME-COVER

book me5e
room 20 8
person Ana plain at 4 4 side Blue special
person Foe plain at 5 4 side Red
initiative ana 20, foe 10

begin
  ...
gm person cover ana total
  The GM rules: cover of Ana: total cover.
ana.boots move 2 4
  Ana has moved to 2 4 on level 1; 6 m of movement is left.
gm person place ana 4 4
gm person cover ana three-quarters
  The GM rules: cover of Ana: three-quarters cover.
ana.boots move 2 4
  Foe may react to Ana: an opportunity attack.
