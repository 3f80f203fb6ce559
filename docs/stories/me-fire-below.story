title Fire burns those who walk into it, and not those who fly above it
covers ME-MOVE

book me5e
room 20 9
square hazard 6 4
sheet flyer like plain, fly 20, hp 30
person Ana flyer at 2 4 side Blue
person Bob plain at 18 4 side Red
initiative ana 20, bob 10

begin
  ...
ana.boots fly 10 4 height 1
  Ana has moved to 10 4 on level 1; 3 m of movement is left.
pass to ana.boots
  ...
ana.boots fly 6 4
  Ana has moved to 6 4 on level 1; 12 m of movement is left.
pass to ana.boots
  ...
# At the next turn she is on the ground there: the fire burns.
gm person place ana 7 4
dice 1
ana.boots fly 6 4
  Damage of the fire: d6 1.
  Ana has moved to 6 4 on level 1; 18 m of movement is left.
  Ana takes fire: 1 from hit points.
