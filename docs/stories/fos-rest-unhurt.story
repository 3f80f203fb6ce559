title An hour's rest that heals nothing leaves the day's healing for later
covers FOS-REST

book forge
room 20 9
person Ana plain at 5 4 side Blue special
person Foe plain at 10 4 side Red special
initiative ana 20, foe 5

begin
  ...
gm person rest ana 60
  Ana has had a rest of an hour.
gm person hp ana 1
  ...
gm person rest ana 60
  ...
show person ana
  able at 5 4 on level 1, 8 of 14 hit points, AC 14
