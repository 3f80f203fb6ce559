title Nobody lays hands on a foe with total cover by the GM's word
covers ME-COVER ME-GRAPPLE ME-SHOVE

book me5e
room 20 8
sheet blade like plain, hp 60, weapon gauntlet-torch
person Ana blade at 4 4 side Blue
person Ben blade at 4 6 side Blue special
person Foe plain at 5 4 side Red
initiative ana 20, ben 15, foe 10

begin
  ...
gm person cover foe total
  The GM rules: cover of Foe: total cover.
ana.boots attack foe with gauntlet-torch
  refused [ME-COVER] they have total cover
ana.boots grapple foe
  refused [ME-COVER] they have total cover
ana.boots shove foe
  refused [ME-COVER] they have total cover
# A friend can still be taken hold of.
gm person hp ben 0
  Ben falls unconscious.
  Ben can no longer hold Gauntlet torch.
  The GM rules: Ben has 0 hit points.
gm person cover ben total
  The GM rules: cover of Ben: total cover.
gm person place ana 4 5
ana.boots grapple ben
  Ana meets no resistance from Ben.
  Ben is grappled.
  Ana: speed 10 → 5 m (dragging).
dice 12
pass to ana.boots
  The turn of Ben begins.
  Ben, death save: d20 12 against 10, success.
  Ben: 0 of 3 failures, 1 of 3 successes.
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
gm person place foe 5 5
gm person cover foe three-quarters
  The GM rules: cover of Foe: three-quarters cover.
dice 15 2
ana.boots shove foe
  Ana, shove: d20 15, against Foe: d20 2, won.
  Foe is prone.
