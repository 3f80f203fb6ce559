title Hands of Ether: what hears thoughts, what sees the invisible, and a bomb thrown too near
covers HOE-ADV HOE-HELD HOE-DAMAGE

book ether
room 60 12
square three-quarters-cover 22 1 22 2 22 3 22 4 22 5 22 6 22 7
sheet fighter like plain, hp 30, agility 18, weapon cutlass, weapon flintlock, device bomb 2
sheet guarded like fighter, armour null-coat
person Nameless nameless at 2 3 side Red
person Ana fighter at 23 3 side Blue
person Bob guarded at 23 4 side Blue
person Cid fighter at 26 9 side Red
person Dragon glass-dragon at 40 4 side Red
initiative nameless 20, ana 15, bob 10, cid 5, dragon 4

begin
  The battle goes on.
  Round 1.
  The turn of Nameless begins.
gm person hide ana yes
gm person hide bob yes
# It hears whoever is within 100 ft, not 105, and nobody hides from that, but who wears null armour.
dice d20=20
nameless.boots cast great-gaze on ana
  Nameless uses Great Gaze on Ana.
  Ana saves with Will against Great Gaze: d20 20 against 10, success.
nameless.boots cast great-gaze on bob
  refused [HOE-ADV] Nameless does not see them
gm person place ana 24 3
  Ana has been seen.
gm person hide ana yes
nameless.boots cast great-gaze on ana
  refused [HOE-ADV] Nameless does not see them
gm person place ana 23 3
  Ana has been seen.
gm person hide ana yes
# So does its side know what they make ready.
pass to ana.boots
  The turn of Ana begins.
ana.boots ready within 30 nameless: attack nameless
  Ana readies Attack for somebody who comes near.
log nameless.boots
  Plain readies Attack for somebody who comes near.
pass to bob.boots
  The turn of Bob begins.
bob.boots ready within 30 nameless: attack nameless
  Bob readies Attack for somebody who comes near.
log nameless.boots
# The invisible: disadvantage for everybody but who sees them.
gm person hide ana no
  Ana has been seen.
gm person afflict ana invisible
  Ana is invisible.
gm person place ana 30 5
show aim cid ana with flintlock
  +0 against 18, disadvantage: an unseen target
show aim dragon ana with spike
  +5 against 18
# A bomb hurts everybody within 10 ft of whom it hits, who threw it too.
gm person place dragon 50 4
pass to ana.boots
  The turn of Cid begins.
  The turn of Dragon begins.
  Round 2.
  The turn of Nameless begins.
  The turn of Ana begins.
gm person place cid 32 5
gm person place bob 35 5
  Bob has been seen.
dice d20=18 d4=1 d4=2
ana.boots use bomb on cid
  Ana uses bomb on Cid.
  Ana is no longer invisible.
  Ana attacks Cid, bomb: d20 18 against 18, a hit.
  Damage of bomb: d4 1+2 = 3.
  Reached by bomb: Ana.
  Cid takes fire: 3 from Health.
  Ana takes fire: 3 from Health.
gm person relieve ana invisible
# A spike of glass only those of its target's side.
gm person place bob 33 5
gm person place ana 34 5
pass to dragon.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Dragon begins.
dice d20=13 d10=1 d4=3
dragon.boots attack ana with spike
  Dragon attacks Ana, glass spike: d20 13 + 5 attack bonus = 18 against 18, a hit.
  Damage of glass spike: d10 1.
  Reached by glass spike: Bob.
  Damage of glass spike: d4 3.
  Ana takes physical: 1 from Health.
  Bob takes physical: 3 from Health.
