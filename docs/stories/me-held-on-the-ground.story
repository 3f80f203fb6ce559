title Somebody who is held cannot stand up
covers ME-PRONE ME-GRAPPLE

book me5e
room 20 9
person Ana plain at 2 4 side Blue
person Bob plain at 3 4 side Red
initiative ana 20, bob 10

begin
  ...
dice 15 2
ana.boots grapple bob
  Ana, grapple: d20 15, against Bob: d20 2, won.
  Bob is grappled.
pass to bob.boots
  The turn of Bob begins.
bob.boots drop
  Bob is prone.
bob.boots stand
  refused [ME-PRONE] Bob cannot stand up at a speed of 0
