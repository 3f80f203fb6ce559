title A goal to gather is lost when too few are left for it, which the end of the battle says
covers HOUSE-PEOPLE

book me5e
room 16 7
person Ana plain at 9 3 side Blue
person Ben plain at 5 3 side Blue
person Cid plain at 9 5 side Blue
person Grunt plain at 8 1 side Red
goal Blue gather people 3 from 1 2 to 4 4: The boat casts off with us.
initiative ana 20, ben 15, cid 12, grunt 2
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Somebody at 0 may still be brought back.
gm person hp ben 0
  Ben falls unconscious.
  The GM rules: Ben has 0 hit points.
gm person leave cid
  The GM rules: Cid leaves the decks.
  The battle is over. It takes 3 of Blue, and 2 are left.
