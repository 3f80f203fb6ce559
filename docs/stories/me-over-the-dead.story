title The dead are in nobody's way
covers ME-PASS

book me5e
room 20 3
square wall from 1 1 to 18 1
square floor from 1 1 to 18 1
person Ana plain at 4 1 side Blue
person Bob plain at 6 1 side Red
person Cid plain at 15 1 side Red
initiative ana 20, bob 15, cid 10

begin
  ...
ana.boots move 7 1
  refused [ME-PASS] a foe is in the way
gm person hurt bob 90 fire
  Bob takes fire: 90 from hit points.
  Bob is killed at once: the damage was massive.
ana.boots move 6 1
  Ana has moved to 6 1 on level 1; 6 m of movement is left.
