title A flight is at the height that it rises to, and nobody comes down onto somebody
covers ME-MOVE ME-PASS ME-FLYING

book me5e
room 30 12
sheet bird like plain, fly 20, hp 40
person Ana bird at 5 4 side Red
person Foe plain at 7 4 side Blue
initiative ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
foe.boots standing strikes never
ana.boots fly 6 4, 7 4, 8 4 height 4
  Ana has moved to 8 4 on level 1; 10 m of movement is left.
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
ana.boots fly 7 4, 6 4 height 0
  refused [ME-PASS] a foe is in the way
ana.boots fly 7 4
  Ana has moved to 7 4 on level 1; 18 m of movement is left.
ana.boots fly 7 4 height 0
  refused [ME-PASS] Ana cannot stay where a foe is
# Who falls comes down beside.
dice 3
gm person afflict ana prone
  Ana is prone.
  Ana falls from a height of 4.
  Damage of the fall: d6 3.
  Ana takes bludgeoning: 3 from hit points.
show person ana
  able at 6 3 on level 1, 37 of 40 hit points, AC 12
  prone
show person foe
  able at 7 4 on level 1, 20 of 20 hit points, AC 12
