title Who lies at 0 where a side gathers does not count until they are up
covers HOUSE-PEOPLE

book me5e
room 16 7
person Ana plain at 3 3 side Blue special
person Ben plain at 5 3 side Blue special
person Grunt plain at 14 1 side Red special
goal Blue gather people 2 from 1 2 to 4 4: The boat casts off with us.
initiative ana 20, ben 15, grunt 2

begin
  ...
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 hit points.
  The turn of Ben begins.
ben.boots move 4 3
  Ben has moved to 4 3 on level 1; 8 m of movement is left.
gm person hp ana 1
  Ana wakes.
  The GM rules: Ana has 1 hit points.
  Goal reached: The boat casts off with us.
  The battle is over. The boat casts off with us.
