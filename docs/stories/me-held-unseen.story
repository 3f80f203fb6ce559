title Whoever holds somebody knows where they are, in smoke and if they cannot be seen; friends are found by touch
covers ME-HIDE ME-UNSEEN ME-GRAPPLE

book me5e
room 40 14
sheet wr like plain, strength 18, skilled athletics, hp 60, attacks 2
sheet thrower like plain, device smoke-grenade 2
sheet sn like plain, dexterity 18, hp 60, skilled stealth
person Ana sn at 6 5 side Blue special
person Pal sn at 20 8 side Blue special
person Bob wr at 5 5 side Red special
person Cid thrower at 20 5 side Red special
person Hob hollow at 30 5 side Red special
person Sue sn at 31 5 side Blue special
initiative bob 20, ana 15, cid 10, hob 5, sue 3, pal 2

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm go-on
dice 15 5
bob.boots grapple ana
  Bob, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Ana: d20 5 + 4 Dexterity = 9, won.
  Ana is grappled.
  Ana: speed 10 → 0 m (grappled).
  Bob: speed 10 → 5 m (dragging).
pass to cid.boots
  The turn of Ana begins.
  The turn of Cid begins.
gm person place cid 8 5
cid.boots use smoke-grenade at 6 5
  Cid uses smoke grenade.
gm person place cid 20 5
# Neither sees the other, and both know where the other is.
pass to bob.boots
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Pal begins.
  Round 2.
  The turn of Bob begins.
dice 10
bob.boots attack ana with fists
  Bob attacks Ana, unarmed strike: d20 10 (advantage: unseen) (disadvantage: an unseen target) + 4 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of unarmed strike: 1 + 4 Strength = 5.
  Ana takes bludgeoning: 5 from hit points.
pass to ana.boots
  The turn of Ana begins.
ana.boots hide
  refused [ME-HIDE] a foe has hold of Ana
show aim ana bob with fists
  +2 against 12, disadvantage: an unseen target, advantage: unseen
# The whole side knows: whoever steps into the smoke can strike too.
gm person place hob 7 5
show aim hob ana
  +3 against 12, disadvantage: an unseen target, advantage: unseen
# Let go, Ana is out of sight again, and can hide.
pass to bob.boots
  The turn of Cid begins.
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Pal begins.
  Round 3.
  The turn of Bob begins.
bob.boots release
  Ana is no longer grappled.
  Bob lets go of Ana.
  Ana: speed 0 → 10 m (no longer grappled).
  Bob: speed 5 → 10 m (no longer dragging).
show aim bob ana with fists
  refused: Bob does not know where that is: attack a square in view instead [ME-UNSEEN]
pass to ana.boots
  The turn of Ana begins.
dice 10
ana.boots hide
  Ana hides: Stealth d20 10 + 4 Dexterity + 2 Stealth proficiency = 16.
# Whom one holds and cannot see: the same. Whoever holds does not hide either.
gm person hide ana no
  Ana has been seen.
gm person place bob 20 11
gm person place ana 21 11
pass to bob.boots
  The turn of Cid begins.
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Pal begins.
  Round 4.
  The turn of Bob begins.
dice 15 5
bob.boots grapple ana
  Bob, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Ana: d20 5 + 4 Dexterity = 9, won.
  Ana is grappled.
  Ana: speed 10 → 0 m (grappled).
  Bob: speed 10 → 5 m (dragging).
gm person afflict ana invisible
  Ana is invisible.
show aim bob ana with fists
  +6 against 12, disadvantage: an unseen target
bob.boots end
  The turn of Ana begins.
pass to bob.boots
  The turn of Cid begins.
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Pal begins.
  Round 5.
  The turn of Bob begins.
bob.boots hide
  refused [ME-HIDE] Bob has hold of a foe
gm person relieve ana invisible
  Ana is no longer invisible.
bob.boots release
  Ana is no longer grappled.
  Bob lets go of Ana.
  Ana: speed 0 → 10 m (no longer grappled).
  Bob: speed 5 → 10 m (no longer dragging).
# A friend who lies in the smoke is found by touch: first aid, and a way out.
gm person place pal 6 5
gm person place ana 5 5
gm person place cid 8 5
gm person hp pal 0
  Pal falls unconscious.
  The GM rules: Pal has 0 hit points.
pass to cid.boots
  The turn of Ana begins.
  The turn of Cid begins.
cid.boots use smoke-grenade at 6 5
  Cid uses smoke grenade.
dice 10
pass to ana.boots
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Pal begins.
  Pal, death save: d20 10 against 10, success.
  Pal: 0 of 3 failures, 1 of 3 successes.
  Round 6.
  The turn of Bob begins.
  The turn of Ana begins.
dice 10
ana.boots stabilise pal
  Ana, stabilise: d20 10 against 10, success.
  Pal is stable.
pass to ana.boots
  The turn of Cid begins.
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Pal begins.
  Round 7.
  The turn of Bob begins.
  The turn of Ana begins.
ana.boots grapple pal
  Ana meets no resistance from Pal.
  Pal is grappled.
  Ana: speed 10 → 5 m (dragging).
