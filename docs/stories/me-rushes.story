title On foot: powers that rush, take from a layer, lift, last, heal many, and those that are counted
covers ME-CAST ME-SHIELD ME-HEAL ME-FLYING ME-PRONE

book me5e
room 40 14
sheet mystic like plain, charisma 16, hp 60, level 5, proficiency 3, power headlong, power kinetic-wall, power rift-bolt, power bursting-ring, power shed-wall, power weighted-blow, power hoist, power slam, power wither, power battering-rush, power unweigh, power anchor-field, power blinding-motes, power many-hands, power plate, power sap
sheet trooper like plain, hp 60, dexterity 14, strength 16, charisma 16, shields 10 regain 5, level 1, weapon riot-baton, power flak-shot, power adder-darts, power hawk-rocket, power hornet-gun, power meteor-stomp, power siege-wave, power jolt, power cripple, power ice-fetters, power plasma-darts
sheet bare like plain, hp 80
sheet ox like plain, hp 80, size large
person Mar mystic at 2 5 side Blue
person Tro trooper at 2 9 side Blue
person Bob bare at 8 5 side Red
person Ox ox at 12 5 side Red
person Cal bare at 30 9 side Red
initiative mar 20, tro 15, bob 5, ox 4, cal 3

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# Fourteen metres, and no farther; she comes beside him, then he saves against 14 or is hurt
# and falls.
gm person place bob 10 5
mar.boots cast headlong on bob
  refused [ME-RANGE] they are 16 m away, beyond 14
gm person place bob 9 5
dice 13 4 6
mar.boots cast headlong on bob
  Mar casts Headlong on Bob.
  Mar has moved to 8 4 on level 1; 10 m of movement is left.
  Bob saves with Dexterity against Headlong: d20 13 against 14, failure.
  Damage of Headlong: d10 4+6 = 10.
  Bob is prone.
  Bob takes force: 10 from hit points.
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 2.
  The turn of Mar begins.
# A barrier of four ticks at level 5, three times for each rest.
gm person place mar 2 5
gm person relieve bob prone
  Bob is no longer prone.
mar.boots cast kinetic-wall
  Mar casts Kinetic Wall.
  Mar: barrier +4, now 4.
# One tick for the bolt; the ring takes all that are left, a die for each and one more at
# level 5; and without any there is neither.
dice 10 2 2 2 3 3 3
mar.boots cast rift-bolt on bob
  Mar: barrier -1, now 3.
  Mar casts Rift Bolt on Bob.
  Mar attacks Bob, Rift Bolt: d20 10 + 3 Charisma + 3 proficiency = 16 against 12, a hit.
  Damage of Rift Bolt: d4 2+2+2+3+3+3 = 15.
  Bob takes force: 15 from hit points.
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 3.
  The turn of Mar begins.
gm person place bob 3 5
gm person place ox 3 6
gm person place cal 4 5
dice 13 14 2 2 2 2
mar.boots cast bursting-ring
  Mar casts Bursting Ring.
  Reached by Bursting Ring: Bob, Ox.
  Bob saves with Dexterity against Bursting Ring: d20 13 against 14, failure.
  Ox saves with Dexterity against Bursting Ring: d20 14 against 14, success.
  Mar: barrier -3, now 0.
  Damage of Bursting Ring: d8 2+2+2+2 = 8.
  Bob is prone.
  Bob takes force: 8 from hit points.
  Ox takes force (8 - 4 by the save): 4 from hit points.
show person mar
  able at 2 5 on level 1, 60 of 60 hit points, AC 12
  barrier 0 of 4
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 4.
  The turn of Mar begins.
mar.boots cast bursting-ring
  refused [ME-CAST] Bursting Ring takes 1 of barrier, and Mar has 0
mar.boots cast rift-bolt on bob
  refused [ME-CAST] Rift Bolt takes 1 of barrier, and Mar has 0
# A blow gives two ticks back, no more than there were at most, and none where none is left.
gm person relieve bob prone
  Bob is no longer prone.
mar.boots cast kinetic-wall
  Mar casts Kinetic Wall.
  Mar: barrier +4, now 4.
dice 10 2 2
mar.boots cast weighted-blow on bob
  Mar casts Weighted Blow on Bob.
  Mar attacks Bob, Weighted Blow: d20 10 + 3 Charisma + 3 proficiency = 16 against 12, a hit.
  Damage of Weighted Blow: d8 2+2 = 4.
  Mar: barrier +0, now 4.
  Bob takes bludgeoning: 4 from hit points.
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 5.
  The turn of Mar begins.
# What is left of the wall lifts who fails, but for the large.
dice 13 2
mar.boots cast shed-wall
  Mar: barrier -4, now 0.
  Mar casts Shed Wall.
  Reached by Shed Wall: Bob, Ox.
  Bob saves with Strength against Shed Wall: d20 13 against 14, failure.
  Ox saves with Strength against Shed Wall: d20 2 against 14, failure.
  Bob is lifted.
  Bob: speed 10 → 0 m (restrained).
show person ox
  able at 3 6 on level 1, 76 of 80 hit points, AC 12
show person bob
  able at 3 5 on level 1, 43 of 80 hit points, AC 12
  lifted
# The lifted are slammed down, and others cannot be.
mar.boots cast slam on ox
  refused [ME-CAST] Slam only works on targets that are lifted
dice 4 4
mar.boots cast slam on bob
  Mar casts Slam on Bob.
  Damage of Slam: d8 4+4 = 8.
  Bob is no longer lifted.
  Bob is prone.
  Bob takes bludgeoning: 8 from hit points.
  Bob: speed 0 → 10 m (no longer restrained).
show person bob
  able at 3 5 on level 1, 35 of 80 hit points, AC 12
  prone
# Three times a barrier for each rest, and then no more.
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 6.
  The turn of Mar begins.
mar.boots cast kinetic-wall
  Mar casts Kinetic Wall.
  Mar: barrier +4, now 4.
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 7.
  The turn of Mar begins.
mar.boots cast kinetic-wall
  refused [ME-CAST] Kinetic Wall has been used 3 times, and comes back with a rest
# Tech armour is twice the level and the modifier: 2 x (5 + 3).
mar.boots cast plate
  Mar casts Plate.
  Mar: tech armour +16, now 16.
show person mar
  able at 2 5 on level 1, 60 of 60 hit points, AC 12
  barrier 4 of 4; tech armour 16 of 16
# The rush that takes all around in: she comes to the place first, and is spared.
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 8.
  The turn of Mar begins.
gm person relieve bob prone
  Bob is no longer prone.
gm person place bob 16 5
gm person place ox 17 6
gm person place cal 19 5
dice 13 14 2 2 2 2
mar.boots cast battering-rush at 16 5
  Mar casts Battering Rush.
  Mar has moved to 15 4 on level 1; 10 m of movement is left.
  Reached by Battering Rush: Bob, Ox.
  Bob saves with Dexterity against Battering Rush: d20 13 against 14, failure.
  Ox saves with Dexterity against Battering Rush: d20 14 against 14, success.
  Damage of Battering Rush: d10 2+2+2+2 = 8.
  Bob takes force: 8 from hit points.
  Ox takes force (8 - 4 by the save): 4 from hit points.
show person mar
  able at 15 4 on level 1, 60 of 60 hit points, AC 12
  barrier 4 of 4; tech armour 16 of 16
# Twenty metres of flying, as long as she concentrates.
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 9.
  The turn of Mar begins.
gm person place mar 2 5
mar.boots cast unweigh
  Mar casts Unweigh.
  Mar is weightless.
mar.boots fly 8 5 height 8
  Mar has moved to 8 5 on level 1; no movement is left.
show mar.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 0 m
pass to mar.boots
  The turn of Tro begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 10.
  The turn of Mar begins.
# Wither ends it, so that she falls 8 m; it hurts again at the start of each of his turns,
# two dice at level 5, and primes while it lasts.
dice 6 6 12 13 1 2 3
mar.boots cast wither on bob
  Mar casts Wither on Bob.
  Mar no longer concentrates on Unweigh.
  Mar is no longer weightless.
  Mar falls from a height of 8.
  Damage of the fall: d6 6+6 = 12.
  Mar is prone.
  Mar attacks Bob, Wither: d20 12, dropped 13 (disadvantage: prone) + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Wither: d6 1+2 = 3.
  Bob is withering.
  Barrier takes off: d8 3.
  Mar takes bludgeoning: 3 from barrier, 9 from tech armour.
  Bob takes necrotic: 3 from hit points.
show person mar
  able at 8 5 on level 1, 60 of 60 hit points, AC 12
  barrier 3 of 4; tech armour 7 of 16; prone
dice 5 5
pass to bob.boots
  The turn of Tro begins.
  The turn of Bob begins.
  Damage of withering: d6 5+5 = 10.
  Bob takes necrotic: 10 from hit points.
show person bob
  able at 16 5 on level 1, 14 of 80 hit points, AC 12
  withering
