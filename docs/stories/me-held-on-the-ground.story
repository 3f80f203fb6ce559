title Somebody who is held cannot stand up, readied or not
covers ME-PRONE ME-GRAPPLE ME-READY

book me5e
room 20 9
person Ana plain at 2 4 side Blue
person Bob plain at 3 4 side Red
person Cid plain at 15 4 side Blue
initiative ana 20, bob 10, cid 5

begin
  ...
dice 15 2
ana.boots grapple bob
  Ana, grapple: d20 15, against Bob: d20 2, won.
  Bob is grappled.
  Ana: speed 10 → 5 m (dragging).
  Bob: speed 10 → 0 m (grappled).
pass to bob.boots
  The turn of Bob begins.
bob.boots drop
  Bob is prone.
bob.boots stand
  refused [ME-PRONE] Bob cannot stand up at a speed of 0
bob.boots ready within 14 cid: stand
  Bob readies Stand up for somebody who comes near.
pass to cid.boots
  The turn of Cid begins.
cid.boots move 10 4
  Cid has moved to 10 4 on level 1; no movement is left.
  Bob may react to Cid: what was readied.
bob.boots react
  refused [ME-PRONE] Bob cannot stand up
show person bob
  able at 3 4 on level 1, 20 of 20 hit points, AC 12
  grappled; prone
