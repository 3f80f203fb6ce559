title Ether: sharing spaces, carrying the unconscious, an ambush before initiative
covers HOE-SPACE HOE-BULK HOE-SURPRISE

book ether
room 24 12
sheet weak like plain, might 7
sheet strong like plain, might 8
sheet mighty like plain, might 10
sheet small like plain, size small, hp 6
sheet large like plain, size large, hp 6
sheet huge like plain, size huge, hp 6
sheet tiny like plain, size tiny, hp 6
sheet sneak like plain, agility 13, weapon cutlass
person Wim weak at 2 2 side Blue hidden
person Sol strong at 2 4 side Blue hidden
person Max mighty at 2 6 side Blue hidden
person Tim tiny at 6 10 side Red
person Sam small at 8 10 side Red
person Mid plain at 3 2 side Red
person Lar large at 10 6 side Red
person Hug huge at 14 6 side Red

# An ambush: each of those who surprise takes one action, before initiative is rolled.
gm person special sam yes
  The GM rules: Sam is special: at 0 they fall and make saves.
begin
  The battle goes on.
wim.boots move 1 2
  refused [HOE-TURN] Wim moves only in their own turn
dice 14 5 2
wim.boots attack mid with fists
  Wim attacks Mid, unarmed strike: d20 14, dropped 5 (advantage: unseen) = 14 against 10, a hit.
  Damage of unarmed strike: d4 2.
  Wim has been seen.
  Mid takes physical: 2 from Health.
wim.boots attack mid with fists
  refused [HOE-TURN] it is not your turn
dice 3
sol.boots search
  Sol searches, Perceiving: d20 3.
dice 4 20 19 18 17 16 15 14 13
max.boots search
  Max searches, Perceiving: d20 4.
  Wim rolls initiative: d20 20.
  Sol rolls initiative: d20 19.
  Max rolls initiative: d20 18.
  Tim rolls initiative: d20 17.
  Sam rolls initiative: d20 16.
  Mid rolls initiative: d20 15.
  Lar rolls initiative: d20 14.
  Hug rolls initiative: d20 13.
  Round 1.
  The turn of Wim begins.
show order
  20 Wim, whose turn it is
  19 Sol
  18 Max
  17 Tim
  16 Sam
  15 Mid
  14 Lar
  13 Hug
# Creatures of different sizes may share a space; equal ones may pass, not stay.
gm person place mid 3 4
pass to sol.boots
  The turn of Sol begins.
sol.boots move 3 4
  refused [HOE-SPACE] Sol cannot stay where a foe is
sol.boots move 4 4
  Sol has been seen.
  Sol has moved to 4 4 on level 1; 20 ft of movement is left.
sol.boots move 6 6, 6 8
  Sol has moved to 6 8 on level 1; no movement is left.
gm person place tim 6 8
gm person place sol 5 8
sol.boots move 6 8
  refused [HOE-SPEED] that takes 5 ft, and Sol has 0 left
# Who is unconscious is carried by bulk: tiny 4, small 6, medium 8, large 10. A Might score
# is the limit.
gm person special tim yes
  The GM rules: Tim is special: at 0 they fall and make saves.
gm person special lar yes
  The GM rules: Lar is special: at 0 they fall and make saves.
gm person special hug yes
  The GM rules: Hug is special: at 0 they fall and make saves.
gm person hp tim 0
  Tim falls unconscious.
  The GM rules: Tim has 0 Health.
gm person hp sam 0
  Sam falls unconscious.
  The GM rules: Sam has 0 Health.
gm person hp mid 0
  Mid falls unconscious.
  The GM rules: Mid has 0 Health.
gm person hp lar 0
  Lar falls unconscious.
  The GM rules: Lar has 0 Health.
gm person hp hug 0
  Hug falls unconscious.
  The GM rules: Hug has 0 Health.
gm person place wim 2 9
gm person place mid 3 9
gm person place sam 2 10
dice 15 15 15 15 15
pass to wim.boots
  The turn of Max begins.
  The turn of Tim begins.
  Tim, Mortality check: d20 15 against 10, success.
  The turn of Sam begins.
  Sam, Mortality check: d20 15 against 10, success.
  The turn of Mid begins.
  Mid, Mortality check: d20 15 against 10, success.
  The turn of Lar begins.
  Lar, Mortality check: d20 15 against 10, success.
  The turn of Hug begins.
  Hug, Mortality check: d20 15 against 10, success.
  Round 2.
  The turn of Wim begins.
wim.boots carry mid
  refused [HOE-BULK] they have a bulk of 8, and Wim can carry 7
wim.boots carry sam
  Wim carries Sam.
wim.boots move 3 8
  Wim has moved to 3 8 on level 1; 25 ft of movement is left.
show person sam
  dying at 2 9 on level 1, 0 of 6 Health, Defense 10
  unconscious; prone
wim.boots release
  Wim lets go of Sam.
pass to sol.boots
  The turn of Sol begins.
gm person place sol 4 9
sol.boots carry lar
  refused [HOE-BULK] they are out of reach
sol.boots carry mid
  Sol carries Mid.
pass to max.boots
  The turn of Max begins.
gm person place max 9 6
max.boots carry hug
  refused [HOE-BULK] they are out of reach
max.boots carry lar
  Max carries Lar.
gm person place hug 18 6
gm person place lar 10 6
max.boots move 8 6
  Max has moved to 8 6 on level 1; 25 ft of movement is left.
show person lar
  dying at 9 6 on level 1, 0 of 6 Health, Defense 10
  unconscious; prone
