title A fallen friend is taken hold of without a contest, and dragged at half speed
covers ME-GRAPPLE ME-SHOVE

book me5e
room 30 12
person Ana plain at 5 4 side Red
person Pal plain at 6 4 side Red
person Foe plain at 4 4 side Blue special
initiative ana 20, foe 5, pal 4
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
gm person hp pal 0
  Pal falls unconscious.
  The GM rules: Pal has 0 hit points.
foe.boots standing strikes never
ana.boots grapple pal
  Ana meets no resistance from Pal.
  Pal is grappled.
  Ana: speed 10 → 5 m (dragging).
ana.boots move 5 3, 6 3, 7 3
  refused [ME-MOVE] that takes 6 m, and Ana has 5 left
ana.boots move 5 3, 6 3
  Ana has moved to 6 3 on level 1; 1 m of movement is left.
show person pal
  dying at 5 3 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone; grappled
show ana.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 1 m
# Awake they resist. A foe who lies at 0 does not resist being pushed.
ana.boots release
  Pal is no longer grappled.
  Ana lets go of Pal.
  Ana: speed 5 → 10 m (no longer dragging).
gm person heal pal 5
  Pal regains 5, now 5.
  Pal wakes.
gm person hp foe 0
  Foe falls unconscious.
  The GM rules: Foe has 0 hit points.
dice 10
pass to ana.boots
  The turn of Foe begins.
  Foe, death save: d20 10 against 10, success.
  Foe: 0 of 3 failures, 1 of 3 successes.
  The turn of Pal begins.
  Round 2.
  The turn of Ana begins.
show options ana.boots
  ...
  Grapple, Pal: 47.5%
  ...
gm person place ana 5 4
ana.boots shove foe push
  Ana meets no resistance from Foe.
  Foe has moved to 3 4 on level 1.
show person foe
  dying at 3 4 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone
