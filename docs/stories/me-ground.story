title On foot: one reason is as good as two on difficult ground, squeezing, two dashes, standing up after them
covers ME-TERRAIN ME-PRONE ME-SQUEEZE ME-DASH ME-SPEEDS ME-MOVE

book me5e
room 30 20
square difficult-ground from 4 1 to 8 1
square wall from 10 7 to 12 7
square wall from 10 9 to 12 9
sheet long like plain, speed 30
sheet quick like plain, speed 10, feature quick-actions
sheet ox like plain, size large, speed 30, dexterity 14, hp 90, device frag-grenade 1
sheet diver like plain, speed 10, swim 20, climb 6
sheet jet like plain, speed 10, fly 20
person Ana long at 1 1 side Blue
person Ben long at 5 1 side Blue
person Qi quick at 1 4 side Blue
person Ox ox at 8 8 side Blue
person Di diver at 1 18 side Blue
person Jet jet at 1 15 side Blue
person Red plain at 28 18 side Red
initiative ana 20, qi 15, ox 12, di 10, jet 8, ben 5, red 1

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# 2 m and 2 m, then three squares of difficult ground for 4 m each, one of them with a friend in
# it: 16. Crawling there, each square takes 6, with the friend or without.
ana.boots move 6 1
  Ana has moved to 6 1 on level 1; 14 m of movement is left.
ana.boots drop
  Ana is prone.
ana.boots move 5 1, 4 1
  Ana has moved to 4 1 on level 1; 2 m of movement is left.
pass to qi.boots
  The turn of Qi begins.

# Two dashes make 30 of 10; at half the speed they are 15, at none nothing. Standing up takes
# half the speed and not half of what is left: 5.
qi.boots dash
  Qi dashes.
qi.boots dash quick
  Qi dashes.
show qi.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 30 m
gm person afflict qi exhaustion-2
  Qi is exhausted 2.
  Qi: speed 10 → 5 m (exhausted 2).
show qi.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 15 m
# Two conditions that halve it halve it twice, each rounded down: 10 are 5, and then 2.
gm person afflict qi burdened
  Qi is burdened.
  Qi: speed 5 → 2 m (burdened).
show qi.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 6 m
gm person relieve qi burdened
  Qi is no longer burdened.
  Qi: speed 2 → 5 m (no longer burdened).
gm person relieve qi exhaustion-2
  Qi is no longer exhausted 2.
  Qi: speed 5 → 10 m (no longer exhausted 2).
gm person afflict qi exhaustion-5
  Qi is exhausted 5.
  Qi: speed 10 → 0 m (exhausted 5).
  Qi: maximum of hit points 20 → 10 (exhausted 5).
qi.boots drop
  Qi is prone.
qi.boots stand
  refused [ME-PRONE] Qi cannot stand up at a speed of 0
gm person relieve qi exhaustion-5
  Qi is no longer exhausted 5.
  Qi: speed 0 → 10 m (no longer exhausted 5).
  Qi: maximum of hit points 10 → 20 (no longer exhausted 5).
qi.boots stand
  Qi is no longer prone.
show qi.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 25 m
pass to ox.boots
  The turn of Ox begins.

# A Large one squeezes between walls 2 m apart: 4 a square, and 6 when it crawls. Its Dexterity
# saves have disadvantage.
ox.boots move 11 8
  Ox is squeezing.
  Ox has moved to 11 8 on level 1; 18 m of movement is left.
ox.boots drop
  Ox is prone.
ox.boots move 12 8
  Ox has moved to 12 8 on level 1; 12 m of movement is left.
dice 18 3 1 1 1
ox.boots use frag-grenade at 13 9
  Ox uses frag grenade.
  Reached by frag grenade: Ox.
  Ox saves with Dexterity against frag grenade: d20 3, dropped 18 (disadvantage: squeezing) + 2 Dexterity = 5 against 13, failure.
  Damage of frag grenade: d12 1+1+1 = 3.
  Ox takes piercing: 3 from hit points.
pass to di.boots
  The turn of Di begins.

# Walking 10, swimming 20, climbing 6: after 6 swum nothing is left to climb, 4 to walk, then 10
# to swim and not 12.
di.boots swim 4 18
  Di has moved to 4 18 on level 1; 14 m of movement is left.
di.boots climb 5 18
  refused [ME-SPEEDS] Di has already moved 6 m, and has a speed of 6 there
di.boots move 6 18
  Di has moved to 6 18 on level 1; no movement is left.
di.boots move 7 18
  refused [ME-SPEEDS] Di has already moved 10 m, and has a speed of 10 there
di.boots swim 12 18
  refused [ME-MOVE] that takes 12 m, and Di has 10 left
di.boots swim 11 18
  Di has moved to 11 18 on level 1; no movement is left.
di.boots swim 12 18
  refused [ME-MOVE] that takes 2 m, and Di has 0 left
pass to jet.boots
  The turn of Jet begins.

# A dash adds each speed to itself: 20 walking, 40 flying.
jet.boots dash
  Jet dashes.
jet.boots fly 11 15
  Jet has moved to 11 15 on level 1; 20 m of movement is left.
jet.boots move 12 15
  refused [ME-SPEEDS] Jet has already moved 20 m, and has a speed of 20 there
jet.boots fly 21 15
  Jet has moved to 21 15 on level 1; no movement is left.
jet.boots fly 22 15
  refused [ME-MOVE] that takes 2 m, and Jet has 0 left
