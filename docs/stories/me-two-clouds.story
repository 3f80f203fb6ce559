title Two areas of the same power by two makers count apart whom they have met
covers ME-CAST ME-DAMAGE

book me5e
room 30 9
sheet a like plain, hp 100, charisma 16, power wither-cloud, casting charisma, slots 4
person Ada a at 4 2 side Blue special
person Amy a at 4 6 side Blue special
person Bob plain at 20 4 side Red special
sheet b like plain, hp 200
person Cid b at 11 4 side Red special
initiative ada 20, amy 15, bob 10, cid 5

begin
  ...
ada.boots cast wither-cloud at 8 4
  Ada casts Wither Cloud.
pass to amy.boots
  The turn of Amy begins.
amy.boots cast wither-cloud at 10 4
  Amy casts Wither Cloud.
pass to cid.boots
  The turn of Bob begins.
  The turn of Cid begins.
# Into the later one, through it into the earlier one, and back: each hurts once in a turn.
dice 1 1 1 1 2 2 2 2
cid.boots move 8 4, 10 4
  Cid is primed with necrosis.
  Damage of Wither Cloud: d4 1+1+1+1 = 4.
  Cid takes necrotic: 4 from hit points.
  Cid is no longer primed with necrosis.
  Cid is primed with necrosis.
  Damage of Wither Cloud: d4 2+2+2+2 = 8.
  Cid takes necrotic: 8 from hit points.
  Cid is no longer primed with necrosis.
  Cid is primed with necrosis.
  Cid has moved to 10 4 on level 1; no movement is left.
show person cid
  able at 10 4 on level 1, 188 of 200 hit points, AC 12
  primed with necrosis
