title On foot: two trade places, and what is in the way of it
covers ME-CAST ME-SIZE ME-GRAPPLE

ship Hesper corvette at 0 0 heading 0 side Blue
ship Magpie courier at 0 2000 heading 0 side Red
crew hesper pilot
crew magpie pilot
book me5e
room 40 9 for hesper
square wall from 20 1 to 20 3
square hazard 6 2
room 12 9 for magpie
sheet adept like plain, charisma 16, hp 60, level 9, proficiency 4, power exchange
sheet thug like plain, strength 16, hp 80
sheet ogre like plain, hp 90, size large
person Mar adept at 2 2 deck 1 side Blue special
person Bea thug at 3 4 deck 1 side Blue
person Thug thug at 6 2 deck 1 side Red
person Dan thug at 8 6 deck 1 side Red
person Ogre ogre at 14 4 deck 1 side Red
person Far thug at 30 4 deck 1 side Red
person Else thug at 2 2 deck 2 side Red
initiative hesper 22, magpie 21, mar 20, bea 6, thug 5, dan 4, ogre 3, far 2, else 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
pass to mar.boots
  The turn of Magpie's pilot begins.
  The turn of Mar begins.
thug.boots standing strikes never
# Each is where the other was, and a hazard takes who comes into it. The foe beside Mar
# does not strike at who goes so.
gm person place dan 1 3
dice 3 4
mar.boots cast exchange on thug
  Mar casts Exchange on Thug.
  Thug saves with Constitution against Exchange: d20 3 against 15, failure.
  Mar trades places with Thug.
  Mar has moved to 6 2 on level 1.
  Thug has moved to 2 2 on level 1.
  Damage of the fire: d6 4.
  Mar takes fire: 4 from hit points.
gm person place dan 8 6
show person thug
  able at 2 2 on level 1, 80 of 80 hit points, AC 12
gm person place thug 3 2
gm person place mar 2 2
# Who withstands it stays, and so does who has tried.
pass to mar.boots
  The turn of Bea begins.
  The turn of Thug begins.
  The turn of Dan begins.
  The turn of Ogre begins.
  The turn of Far begins.
  The turn of Else begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Mar begins.
dice 19
mar.boots cast exchange on dan
  Mar casts Exchange on Dan.
  Dan saves with Constitution against Exchange: d20 19 against 15, success.
# A friend saves too.
pass to mar.boots
  The turn of Bea begins.
  The turn of Thug begins.
  The turn of Dan begins.
  The turn of Ogre begins.
  The turn of Far begins.
  The turn of Else begins.
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Mar begins.
dice 2
mar.boots cast exchange on bea
  Mar casts Exchange on Bea.
  Bea saves with Constitution against Exchange: d20 2 against 15, failure.
  Mar trades places with Bea.
  Mar has moved to 3 4 on level 1.
  Bea has moved to 2 2 on level 1.
# A hold that no longer reaches is over.
pass to thug.boots
  The turn of Bea begins.
  The turn of Thug begins.
gm person place thug 4 4
gm person place mar 3 4
dice 18 2
thug.boots grapple mar
  Thug, grapple: d20 18 + 3 Strength = 21, against Mar: d20 2, won.
  Mar is grappled.
  Mar: speed 10 → 0 m (grappled).
  Thug: speed 10 → 5 m (dragging).
pass to mar.boots
  The turn of Dan begins.
  The turn of Ogre begins.
  The turn of Far begins.
  The turn of Else begins.
  Round 4.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Mar begins.
dice 2
mar.boots cast exchange on dan
  Mar casts Exchange on Dan.
  Dan saves with Constitution against Exchange: d20 2 against 15, failure.
  Mar trades places with Dan.
  Mar has moved to 8 6 on level 1.
  Dan has moved to 3 4 on level 1.
  Mar is no longer grappled.
  Thug lets go of Mar.
  Mar: speed 0 → 10 m (no longer grappled).
  Thug: speed 5 → 10 m (no longer dragging).
show person mar
  able at 8 6 on level 1, 56 of 60 hit points, AC 12
# A large one has no room between the walls of a corner: both stay.
gm person place mar 19 3
pass to mar.boots
  The turn of Bea begins.
  The turn of Thug begins.
  The turn of Dan begins.
  The turn of Ogre begins.
  The turn of Far begins.
  The turn of Else begins.
  Round 5.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Mar begins.
dice 2
mar.boots cast exchange on ogre
  Mar casts Exchange on Ogre.
  Ogre saves with Constitution against Exchange: d20 2 against 15, failure.
  Mar finds no room to trade places with Ogre.
show person ogre
  able at 14 4 on level 1, 90 of 90 hit points, AC 12
# In the open there is room: its corner in the north-west is where the small one was.
gm person place mar 12 6
pass to mar.boots
  The turn of Bea begins.
  The turn of Thug begins.
  The turn of Dan begins.
  The turn of Ogre begins.
  The turn of Far begins.
  The turn of Else begins.
  Round 6.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Mar begins.
dice 2
mar.boots cast exchange on ogre
  Mar casts Exchange on Ogre.
  Ogre saves with Constitution against Exchange: d20 2 against 15, failure.
  Mar trades places with Ogre.
  Mar has moved to 14 4 on level 1.
  Ogre has moved to 12 6 on level 1.
show person ogre
  able at 12 6 on level 1, 90 of 90 hit points, AC 12
# Beyond its range, on another deck, and dead.
pass to mar.boots
  The turn of Bea begins.
  The turn of Thug begins.
  The turn of Dan begins.
  The turn of Ogre begins.
  The turn of Far begins.
  The turn of Else begins.
  Round 7.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Mar begins.
mar.boots cast exchange on far
  refused [ME-RANGE] they are 32 m away, beyond 20
mar.boots cast exchange on else
  refused [ME-UNSEEN] Mar does not see them
gm person hurt dan 200 fire
  Dan takes fire: 200 from hit points.
  Dan is killed at once: the damage was massive.
mar.boots cast exchange on dan
  refused [ME-RANGE] there is nobody to reach
# On oneself nothing comes of it.
dice 5
mar.boots cast exchange on mar
  Mar casts Exchange.
  Mar saves with Constitution against Exchange: d20 5 against 15, failure.
