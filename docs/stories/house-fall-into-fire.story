title Who falls down a shaft comes down in what burns there
covers HOUSE-SHAFT ME-FLYING

book me5e
room 24 9 levels 2
square shaft-down 5 1
person Ana plain at 3 1 side Blue special
person Cato plain at 21 7 side Red
sheet tough like plain, hp 60
person Tor tough at 3 2 side Blue special
initiative ana 2, tor 20, cato 5

begin
  ...
gm go-on
gm person burn 5 1 level 2 on
  It burns at 5 1 on level 2.
dice 3 4
tor.boots move 4 2, 5 1
  Tor falls from a height of 4.
  Damage of the fall: d6 3.
  Tor is prone.
  Damage of the fire: d6 4.
  Tor has moved to 5 1 on level 2; 6 m of movement is left.
  Tor takes bludgeoning: 3 from hit points.
  Tor takes fire: 4 from hit points.
show person tor
  able at 5 1 on level 2, 53 of 60 hit points, AC 12
  prone
