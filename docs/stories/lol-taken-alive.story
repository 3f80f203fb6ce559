title Who is out cold is not dead: an opponent can be taken alive
covers LOL-REDUCE-MELEE LOL-INJURY
book lurasko
room 30 14
sheet hand like plain, weapon blade, strength 4, melee 6, attacks 10
person Ann hand at 9 4 side Blue special
person Gil dockhand at 10 4 side Red
person Gus dockhand at 20 5 side Red
initiative ann 40, gus 39, gil 30
begin
  ...
dice 1
gm person hurt gil 13 blunt
  ...
gm person afflict gil perception-1
  ...
# A quarter of the blade and no strength, 2: 14 and 15: the second degree of perception.
dice 10 5 5
ann.boots attack gil quarter strength 0
  ...
  Gil is out cold.
  Gil falls unconscious.
  ...
