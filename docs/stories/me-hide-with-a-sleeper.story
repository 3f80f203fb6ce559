title On foot: nobody hides with an able foe in their grip, but with a sleeper they do
covers ME-HIDE ME-GRAPPLE

book me5e
room 20 9
square wall from 8 1 to 8 7
person Ana plain at 4 4 side Blue
person Bob plain at 5 4 side Red special
person Cid plain at 12 4 side Red
initiative ana 20, bob 10, cid 5

begin
  ...
dice 20 1
ana.boots grapple bob
  Ana, grapple: d20 20, against Bob: d20 1, won.
  Bob is grappled.
  Ana: speed 10 → 5 m (dragging).
  Bob: speed 10 → 0 m (grappled).
pass to ana.boots
  ...
ana.boots hide
  refused [ME-HIDE] Ana has hold of a foe
gm person afflict bob unconscious
  Bob is unconscious.
  Bob is prone.
dice 15
ana.boots hide
  Ana hides: Stealth d20 15.
