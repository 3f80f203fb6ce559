title Whoever climbs a ladder takes along those they hold
covers ME-GRAPPLE

book me5e
room 20 8 levels 2
sheet strong like plain, strength 20, speed 20
person Ann strong at 5 4 side Blue special
person Bob plain at 6 4 side Red special
initiative ann 40, bob 30

begin
  ...
gm person square 4 4 ladder
  ...
dice 15 2
ann.boots grapple bob
  ...
pass to ann.boots
  ...
# Half of 20 m: 2 to the ladder and 4 up it.
ann.boots move 4 4, ladder 2
  Ann has moved to 4 4 on level 2; 4 m of movement is left.
show person bob
  able at 3 3 on level 2, 20 of 20 hit points, AC 12
  grappled
