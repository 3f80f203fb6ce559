title Whoever claws hold is dragged along at half speed, in live tempo too, and is free once these do not reach or last any more
covers ME-GRAPPLE

book me5e
room 40 14
sheet hero like plain, hp 60
person Hob hollow at 5 5 side Red special
person Ana hero at 6 5 side Blue special
person Bob hero at 20 5 side Blue special
initiative hob 20, ana 10, bob 5
tempo live

begin
  The battle goes on.
  Round 1.
  The turn of Hob begins.
gm go-on
dice 15 3
hob.boots attack ana
  Hob attacks Ana, clutching hands: d20 15 + 3 attack bonus = 18 against 12, a hit.
  Damage of clutching hands: d6 3 + 1 damage bonus = 4.
  Ana is clutched.
  Ana takes slashing: 4 from hit points.
  Hob: speed 10 → 5 m (dragging).
  Ana: speed 10 → 0 m (grappled).
show hob.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 5 m
hob.boots move 3 5
dice 3 3 3
wait 60 ticks
  Hob has moved to 3 5 on level 1; 1 m of movement is left.
  The turn of Ana begins.
  Damage of clutched: d6 3+3+3 = 9.
  Ana takes necrotic: 9 from hit points.
show person ana
  able at 4 5 on level 1, 47 of 60 hit points, AC 12
  clutched
show person hob
  able at 3 5 on level 1, 6 of 6 hit points, AC 11
# She cannot walk away, and gets free by the test of the claws, not by a contest.
ana.boots standing strikes never
dice 3 3 3
wait for ana.boots
  The turn of Bob begins.
  Round 2.
  The turn of Hob begins.
  The turn of Ana begins.
  Damage of clutched: d6 3+3+3 = 9.
  Ana takes necrotic: 9 from hit points.
ana.boots move 6 7
  refused [ME-MOVE] Ana cannot move
dice 13
ana.boots escape
  Ana, escape: d20 13 against 13, success.
  Ana is no longer clutched.
  Hob lets go of Ana.
  Hob: speed 5 → 10 m (no longer dragging).
  Ana: speed 0 → 10 m (no longer grappled).
wait for hob.boots
  The turn of Bob begins.
  Round 3.
  The turn of Hob begins.
dice 15 3
hob.boots attack ana
  Hob attacks Ana, clutching hands: d20 15 + 3 attack bonus = 18 against 12, a hit.
  Damage of clutching hands: d6 3 + 1 damage bonus = 4.
  Ana is clutched.
  Ana takes slashing: 4 from hit points.
  Hob: speed 10 → 5 m (dragging).
  Ana: speed 10 → 0 m (grappled).
show person ana
  able at 4 5 on level 1, 34 of 60 hit points, AC 12
  clutched
# Out of its reach by somebody else's doing.
gm person place ana 8 5
  Ana is no longer clutched.
  Hob lets go of Ana.
  Hob: speed 5 → 10 m (no longer dragging).
  Ana: speed 0 → 10 m (no longer grappled).
show person ana
  able at 8 5 on level 1, 34 of 60 hit points, AC 12
gm person place ana 4 5
wait for hob.boots
  The turn of Ana begins.
  The turn of Bob begins.
  Round 4.
  The turn of Hob begins.
dice 15 3
hob.boots attack ana
  Hob attacks Ana, clutching hands: d20 15 + 3 attack bonus = 18 against 12, a hit.
  Damage of clutching hands: d6 3 + 1 damage bonus = 4.
  Ana is clutched.
  Ana takes slashing: 4 from hit points.
  Hob: speed 10 → 5 m (dragging).
  Ana: speed 10 → 0 m (grappled).
# Unconscious, it lets go.
gm person hp hob 0
  Hob falls unconscious.
  Ana is no longer clutched.
  Hob lets go of Ana.
  The GM rules: Hob has 0 hit points.
  Ana: speed 0 → 10 m (no longer grappled).
show person ana
  able at 4 5 on level 1, 30 of 60 hit points, AC 12
