title On foot: areas that go on working, where they are or with their maker
covers ME-CAST ME-DAMAGE ME-TERRAIN ME-MOVE

book me5e
room 40 12
sheet a like plain, hp 100, charisma 16, power wither-cloud, power whirl, power dead-ring, power pylon-net, power well, power guarding-field
sheet b like plain, hp 200
person Ada a at 4 4 side Blue special
person Bob b at 12 4 side Red special
person Cid b at 20 9 side Red special
person Ram rampart-mech at 36 4 side Red
initiative ada 20, bob 16, cid 12, ram 4

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
# Nothing as it is made; whoever is in it is primed; 4d4 to who begins a turn there.
ada.boots cast wither-cloud at 12 4
  Ada casts Wither Cloud.
  Bob is primed with necrosis.
show person bob
  able at 12 4 on level 1, 200 of 200 hit points, AC 12
  primed with necrosis
dice 1 2 3 4
pass to bob.boots
  The turn of Bob begins.
  Damage of Wither Cloud: d4 1+2+3+4 = 10.
  Bob takes necrotic: 10 from hit points.
# Out of it, and in again: only the first coming in of a turn counts, and this turn had its own.
bob.boots move 12 5
  Bob is no longer primed with necrosis.
  Bob has moved to 12 5 on level 1; 8 m of movement is left.
show person bob
  able at 12 5 on level 1, 190 of 200 hit points, AC 12
bob.boots move 12 4
  Bob is primed with necrosis.
  Bob has moved to 12 4 on level 1; 6 m of movement is left.
# The next one who comes in.
pass to cid.boots
  The turn of Cid begins.
# Whom the GM puts into it or out of it is primed, or no longer, at once.
gm person place bob 14 8
  Bob is no longer primed with necrosis.
gm person place bob 12 4
  Bob is primed with necrosis.
gm person place bob 14 8
  Bob is no longer primed with necrosis.
gm person place cid 11 5
dice 4 4 4 4
cid.boots move 12 5, 12 4, 12 5, 12 4
  Cid is primed with necrosis.
  Damage of Wither Cloud: d4 4+4+4+4 = 16.
  Cid takes necrotic: 16 from hit points.
  Cid is no longer primed with necrosis.
  Cid is primed with necrosis.
  Cid has moved to 12 4 on level 1; 2 m of movement is left.
# It ends with the concentration.
pass to ada.boots
  The turn of Ram begins.
  Round 2.
  The turn of Ada begins.
ada.boots cast guarding-field
  Ada casts Guarding Field.
  Ada no longer concentrates on Wither Cloud.
  Cid is no longer primed with necrosis.
  Ada is guarded.
  Ada: AC 12 → 14 (guarded).
show person cid
  able at 12 4 on level 1, 184 of 200 hit points, AC 12
# A whirl: at once, and for who ends a turn there; difficult ground.
gm person place cid 30 9
pass to ada.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Ram begins.
  Round 3.
  The turn of Ada begins.
dice 12 1 1 1 1 1 1 1 1
ada.boots cast whirl at 12 4
  Ada casts Whirl.
  Ada no longer concentrates on Guarding Field.
  Ada is no longer guarded.
  Reached by Whirl: Bob.
  Bob saves with Strength against Whirl: d20 12 against 13, failure.
  Damage of Whirl: d10 1+1+1+1+1+1+1+1 = 8.
  Bob takes force: 8 from hit points.
  Ada: AC 14 → 12 (no longer guarded).
pass to bob.boots
  The turn of Bob begins.
bob.boots move 14 4
  refused [ME-MOVE] that takes 16 m, and Bob has 10 left
dice 13 2 2 2 2 2 2 2 2
pass to ada.boots
  Bob saves with Strength against Whirl: d20 13 against 13, success.
  Damage of Whirl: d10 2+2+2+2+2+2+2+2 = 16.
  Bob takes force (16 - 8 by the save): 8 from hit points.
  The turn of Cid begins.
  The turn of Ram begins.
  Round 4.
  The turn of Ada begins.
# A ring goes with its maker, at half speed, and works on whom it comes over: once in a turn.
gm person place bob 8 4
ada.boots cast guarding-field
  Ada casts Guarding Field.
  Ada no longer concentrates on Whirl.
  Ada is guarded.
  Ada: AC 12 → 14 (guarded).
pass to ada.boots
  The turn of Bob begins.
  The turn of Cid begins.
  The turn of Ram begins.
  Round 5.
  The turn of Ada begins.
ada.boots cast dead-ring
  Ada casts Dead Ring.
  Ada no longer concentrates on Guarding Field.
  Ada is no longer guarded.
  Nobody is reached by Dead Ring.
  Ada is burdened.
  Ada: speed 10 → 5 m (burdened).
  Ada: AC 14 → 12 (no longer guarded).
show person ada
  able at 4 4 on level 1, 100 of 100 hit points, AC 12
  burdened
dice 13 1 1 1 1 1 1 1 1 1 1 1 1
ada.boots move 6 4
  Bob is primed with necrosis.
  Bob saves with Constitution against Dead Ring: d20 13 against 13, success.
  Damage of Dead Ring: d6 1+1+1+1+1+1+1+1+1+1+1+1 = 12.
  Ada has moved to 6 4 on level 1; 1 m of movement is left.
  Bob takes necrotic (12 - 6 by the save): 6 from hit points.
show person bob
  able at 8 4 on level 1, 168 of 200 hit points, AC 12
  primed with necrosis
pass to bob.boots
  The turn of Bob begins.
dice 12 2 2 2 2 2 2 2 2 2 2 2 2
pass to cid.boots
  Bob saves with Constitution against Dead Ring: d20 12 against 13, failure.
  Damage of Dead Ring: d6 2+2+2+2+2+2+2+2+2+2+2+2 = 24.
  Bob takes necrotic: 24 from hit points.
  The turn of Cid begins.
pass to bob.boots
  The turn of Ram begins.
  Round 6.
  The turn of Ada begins.
  The turn of Bob begins.
bob.boots move 12 4
  Bob is no longer primed with necrosis.
  Bob has moved to 12 4 on level 1; 2 m of movement is left.
show person bob
  able at 12 4 on level 1, 144 of 200 hit points, AC 12
# A net for ten rounds, whoever made it concentrates on what they like.
pass to ada.boots
  The turn of Cid begins.
  The turn of Ram begins.
  Round 7.
  The turn of Ada begins.
dice 12
ada.boots cast pylon-net at 13 4
  Ada casts Pylon Net.
  Reached by Pylon Net: Bob.
  Bob saves with Dexterity against Pylon Net: d20 12 against 13, failure.
  Bob is netted.
  Bob: speed 10 → 0 m (restrained).
gm person place bob 4 10
pass to cid.boots
  The turn of Bob begins.
  The turn of Cid begins.
gm person place cid 16 4
dice 13
cid.boots move 15 4
  Cid saves with Dexterity against Pylon Net: d20 13 against 13, success.
  Cid has moved to 15 4 on level 1; 6 m of movement is left.
dice 12
pass to ada.boots
  Cid saves with Dexterity against Pylon Net: d20 12 against 13, failure.
  Cid is netted.
  The turn of Ram begins.
  Cid: speed 10 → 0 m (restrained).
  Round 8.
  The turn of Ada begins.
gm person relieve cid netted
  Cid is no longer netted.
  Cid: speed 0 → 10 m (no longer restrained).
# It vents its heat as it falls, until the round ends.
gm person place cid 34 4
gm person hurt ram 60 force
  Ram takes force: 60 from hit points.
  Ram uses Hot Vent.
  Ram is dead.
pass to cid.boots
  The turn of Bob begins.
  The turn of Cid begins.
dice 1 2 3 4
cid.boots move 35 4
  Damage of Hot Vent: d8 1+2+3+4 = 10.
  Cid has moved to 35 4 on level 1; 8 m of movement is left.
  Cid takes radiant: 10 from hit points.
