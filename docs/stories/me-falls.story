title On foot: falls below 3 m, at 3 m, at 66 m; who hovers stays up, even unconscious
covers ME-FLYING

book me5e
room 24 12
sheet jet like plain, speed 10, fly 20, hp 90
sheet angel like jet, feature hover
person Jo jet at 2 2 side Blue
person An angel at 2 5 side Blue special
person Red plain at 22 10 side Red
initiative jo 20, an 15, red 10

begin
  The battle goes on.
  Round 1.
  The turn of Jo begins.

# One die for each 3 m: none at 2, one at 3, twenty at 66.
jo.boots fly 3 2 height 2
  Jo has moved to 3 2 on level 1; 16 m of movement is left.
gm person afflict jo prone
  Jo is prone.
  Jo falls from a height of 2.
gm person relieve jo prone
  Jo is no longer prone.
pass to jo.boots
  The turn of An begins.
  The turn of Red begins.
  Round 2.
  The turn of Jo begins.
jo.boots fly 4 2 height 3
  Jo has moved to 4 2 on level 1; 15 m of movement is left.
dice 4
gm person afflict jo prone
  Jo is prone.
  Jo falls from a height of 3.
  Damage of the fall: d6 4.
  Jo takes bludgeoning: 4 from hit points.
gm person relieve jo prone
  Jo is no longer prone.
gm person place jo 5 2 height 66
dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
gm person afflict jo stunned
  Jo is stunned.
  Jo falls from a height of 66.
  Damage of the fall: d6 1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1 = 20.
  Jo is prone.
  Jo takes bludgeoning: 20 from hit points.
  Jo: speed 10 → 0 m (stunned).
show person jo
  able at 5 2 on level 1, 66 of 90 hit points, AC 12
  stunned; prone
# A speed of 0 holds a flyer still as well.
gm person relieve jo stunned
  Jo is no longer stunned.
  Jo: speed 0 → 10 m (no longer stunned).
gm person relieve jo prone
  Jo is no longer prone.
gm person place jo 5 2 height 3
dice 2
gm person afflict jo exhaustion-5
  Jo is exhausted 5.
  Jo falls from a height of 3.
  Damage of the fall: d6 2.
  Jo is prone.
  Jo takes bludgeoning: 2 from hit points.
  Jo: speed 10 → 0 m (exhausted 5).
  Jo: maximum of hit points 90 → 45 (exhausted 5).
gm person relieve jo exhaustion-5
  Jo is no longer exhausted 5.
  Jo: speed 0 → 10 m (no longer exhausted 5).
  Jo: maximum of hit points 45 → 90 (no longer exhausted 5).

# Hovering, one is held still, prone and unconscious in the air.
pass to an.boots
  The turn of An begins.
an.boots fly 3 5 height 9
  An has moved to 3 5 on level 1; 9 m of movement is left.
gm person afflict an paralysed
  An is paralysed.
  An: speed 10 → 0 m (paralysed).
gm person afflict an prone
  An is prone.
gm person hp an 0
  An falls unconscious.
  The GM rules: An has 0 hit points.
  The turn of Red begins.
show person an
  dying at 3 5 on level 1, 9 m up, 0 of 90 hit points, AC 12
  paralysed; prone; unconscious
