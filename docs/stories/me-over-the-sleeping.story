title A foe who is unconscious can be passed, at 0 or with hit points left, but nobody stays there
covers ME-PASS

book me5e
room 20 3
person Ana plain at 4 1 side Blue special
person Bob plain at 5 1 side Red special
person Cid plain at 15 1 side Red
initiative ana 20, bob 15, cid 10

begin
  ...
ana.boots move 6 1
  refused [ME-PASS] a foe is in the way
# Asleep, Bob is as much out of the way as at 0.
gm person afflict bob unconscious
  Bob is unconscious.
  Bob is prone.
  Bob: speed 10 → 0 m (unconscious).
ana.boots move 5 1
  refused [ME-PASS] Ana cannot stay where a foe is
ana.boots move 6 1
  Ana has moved to 6 1 on level 1; 4 m of movement is left.
gm person relieve bob unconscious
  Bob is no longer unconscious.
  Bob: speed 0 → 10 m (no longer unconscious).
gm person place ana 4 1
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
ana.boots move 6 1
  refused [ME-PASS] a foe is in the way
gm person hp bob 0
  Bob falls unconscious.
  The GM rules: Bob has 0 hit points.
ana.boots move 6 1
  Ana has moved to 6 1 on level 1; 4 m of movement is left.
