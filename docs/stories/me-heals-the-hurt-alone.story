title On foot: what heals those who are hurt passes by the one who lacks nothing
covers ME-HEAL ME-CAST

book me5e
room 20 9
sheet smith like plain, hp 60, level 5, casting Intelligence, slots 4, slots 4, power many-hands
person Ana smith at 5 5 side Blue special
person Bob plain at 5 6 side Blue special
person Cid plain at 6 6 side Blue special
person Dee plain at 18 1 side Red special
initiative ana 20, bob 10, cid 5, dee 3

begin
  ...
gm person hp bob 19
  ...
dice 1
ana.boots cast many-hands
  Ana casts Many Hands.
  Reached by Many Hands: Bob.
  Healing of Many Hands: d6 1.
  Bob regains 1, now 20.
show person bob
  able at 5 6 on level 1, 20 of 20 hit points, AC 12
