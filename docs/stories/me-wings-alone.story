title Those who cannot walk: their speed is that of flying, which dodges, stands up and is not stopped by any condition
covers ME-DODGE ME-PRONE ME-FLYING

book me5e
room 24 9
sheet drone like plain, speed 0, fly 18, weapon warden-rifle
sheet gun like plain, weapon warden-rifle
sheet still like plain, speed 0
person Dro drone at 3 3 side Blue special
person Sti still at 3 7 side Blue special
person Bob gun at 12 3 side Red special
initiative dro 20, sti 15, bob 10

begin
  ...
# What is no loss of speed stops nobody on the way.
show dro.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 18 m
dro.boots fly 5 3 height 2; gm person afflict dro marked
  Dro is marked.
  Dro: AC 12 → 11 (marked).
  Dro has moved to 5 3 on level 1; 12 m of movement is left.
dro.boots dodge
  Dro is dodging.
pass to bob.boots
  The turn of Sti begins.
  The turn of Bob begins.
show aim bob dro
  +2 against 11, disadvantage: dodging
# A speed of 0 ends the dodging, and who is up falls.
gm person afflict dro restrained
  Dro is restrained.
  Dro is no longer dodging.
  Dro falls from a height of 2.
  Dro: speed 18 → 0 m (restrained).
gm person relieve dro restrained
  Dro is no longer restrained.
  Dro: speed 0 → 18 m (no longer restrained).
show aim bob dro
  +2 against 11
# Up again takes half of 18.
pass to dro.boots
  Round 2.
  The turn of Dro begins.
gm person afflict dro prone
  Dro is prone.
dro.boots fly 6 3
  refused [ME-MOVE] Dro must stand up first
dro.boots stand
  Dro is no longer prone.
show dro.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 9 m
dro.boots fly 11 3
  refused [ME-MOVE] that takes 12 m, and Dro has 9 left
dro.boots fly 9 3
  Dro has moved to 9 3 on level 1; 1 m of movement is left.
# Nothing dodges at a speed of 0.
pass to sti.boots
  The turn of Sti begins.
sti.boots dodge
  Sti is dodging.
  Sti is no longer dodging.
sti.boots drop
  Sti is prone.
sti.boots stand
  refused [ME-PRONE] Sti cannot stand up at a speed of 0
# Wings by a power are as good.
gm person afflict sti weightless
  Sti is weightless.
  Sti: speed 0 → 20 m.
sti.boots stand
  Sti is no longer prone.
show sti.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 10 m
