title On foot: a flyer holds up whom they grip, unless from below
covers ME-FLYING ME-GRAPPLE

book me5e
room 14 9
sheet wing like plain, strength 20, fly 10
person Ann wing at 4 4 side Blue special
person Foe wing at 8 4 side Red special
initiative ann 10, foe 15

begin
  ...
foe.boots fly 8 4 height 4
  Foe has moved to 8 4 on level 1; 6 m of movement is left.
pass to ann.boots
  The turn of Ann begins.
ann.boots fly 7 4 height 2
  Ann has moved to 7 4 on level 1; 2 m of movement is left.
dice 18 2 1
ann.boots grapple foe
  Ann, grapple: d20 18 + 5 Strength = 23, against Foe: d20 2 + 5 Strength = 7, won.
  Foe is grappled.
  Foe falls from a height of 4.
  Damage of the fall: d6 1.
  Foe is prone.
  Foe takes bludgeoning: 1 from hit points.
  Ann: speed 10 → 5 m (dragging).
  Foe: speed 10 → 0 m (grappled).
