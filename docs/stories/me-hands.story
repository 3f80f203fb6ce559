title On foot: two weapons, throwing, double tap, grappling, dragging, escaping, shoving, contests
covers ME-TWOWEAPON ME-GRAPPLE ME-SHOVE ME-CONTEST ME-BONUS

book me5e
room 24 9
sheet duellist like plain, strength 14, dexterity 14, weapon gauntlet-blade, weapon dancers-sword, weapon adder-dagger, hp 40
sheet thrower like plain, strength 14, weapon adder-dagger, weapon gauntlet-blade
sheet weak like plain, strength 6, dexterity 6, weapon gauntlet-torch, weapon jolt-glove, hp 40
sheet wrestler like plain, strength 16, skilled athletics, attacks 2, hp 40
sheet dodger like plain, dexterity 16, skilled acrobatics, hp 40
sheet imp like plain, size tiny
sheet ogre like plain, size huge
sheet large like plain, size large
person Dee duellist at 2 2 side Blue
person Wes wrestler at 6 2 side Blue
person Wim weak at 2 6 side Blue
person Foe plain at 3 2 side Red
person Rik dodger at 7 2 side Red
person Imp imp at 10 6 side Red
person Big ogre at 14 4 side Red
person Lar large at 19 4 side Red
person Bo thrower at 2 7 side Blue
person Dora thrower at 1 7 side Blue
initiative dee 20, wes 15, wim 12, foe 5, rik 4, imp 3, big 2, lar 1, bo 6, dora 5

begin
  The battle goes on.
  Round 1.
  The turn of Dee begins.
# The second hand follows a light melee weapon in the first, by bonus action, and adds no
# ability to its damage.
dee.boots attack foe with dancers-sword second
  refused [ME-TWOWEAPON] the second hand follows an attack with a light melee weapon in the first
dice 12 4
dee.boots attack foe with gauntlet-blade
  Dee attacks Foe, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Gauntlet blade: d8 4 + 2 Strength = 6.
  Foe takes slashing: 6 from hit points.
dice 12 4
dee.boots attack foe with dancers-sword second
  Dee attacks Foe, Dancer's sword: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Dancer's sword: d8 4.
  Foe takes slashing: 4 from hit points.
dee.boots attack foe with dancers-sword second
  refused [ME-BONUS] Dee has no bonus action left
pass to wim.boots
  The turn of Wes begins.
  The turn of Wim begins.
# Unless it takes away: Strength 6 is -2.
gm person place foe 3 6
dice 19 5
wim.boots attack foe with gauntlet-torch
  Wim attacks Foe, Gauntlet torch: d20 19 - 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet torch: d6 5 - 2 Strength = 3.
  Foe takes fire: 3 from hit points.
dice 19 4
wim.boots attack foe with jolt-glove second
  Wim attacks Foe, Jolt glove: d20 19 - 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Jolt glove: d4 4 - 2 Strength = 2.
  Foe takes lightning: 2 from hit points.
pass to dee.boots
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 2.
  The turn of Dee begins.
# A dagger may be thrown: a ranged attack.
gm person place foe 6 6
dee.boots stow dancers-sword
  Dee stows Dancer's sword.
pass to dee.boots
  The turn of Wes begins.
  The turn of Wim begins.
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 3.
  The turn of Dee begins.
dee.boots draw adder
  Dee draws Adder dagger.
dice 12 3
dee.boots attack foe with adder-dagger throw
  Dee attacks Foe, Adder dagger: d20 3, dropped 12 (disadvantage: beyond normal range) + 2 Strength + 2 proficiency = 7 against 12, a miss.
show person dee
  able at 2 2 on level 1, 40 of 40 hit points, AC 12
  Gauntlet blade in hand
pass to wes.boots
  The turn of Wes begins.
# Grappling takes the place of an attack: Athletics against the better of Athletics and
# Acrobatics. A tie changes nothing.
dice 10 10
wes.boots grapple rik
  Wes, grapple: d20 10 + 3 Strength + 2 Athletics proficiency = 15, against Rik: d20 10 + 3 Dexterity + 2 Acrobatics proficiency = 15, a tie.
dice 11 10
wes.boots grapple rik
  Wes, grapple: d20 11 + 3 Strength + 2 Athletics proficiency = 16, against Rik: d20 10 + 3 Dexterity + 2 Acrobatics proficiency = 15, won.
  Rik is grappled.
  Wes: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
show person rik
  able at 7 2 on level 1, 40 of 40 hit points, AC 12
  grappled
# Dragging halves the speed.
show wes.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 5 m
wes.boots move 4 2
  Wes has moved to 4 2 on level 1; 1 m of movement is left.
show person rik
  able at 5 2 on level 1, 40 of 40 hit points, AC 12
  grappled
pass to rik.boots
  The turn of Wim begins.
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
rik.boots move 8 2
  refused [ME-MOVE] Rik cannot move
dice 10 12
rik.boots escape
  Rik, escape: d20 10 + 3 Dexterity + 2 Acrobatics proficiency = 15, against Wes: d20 12 + 3 Strength + 2 Athletics proficiency = 17, lost.
pass to rik.boots
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 4.
  The turn of Dee begins.
  The turn of Wes begins.
  The turn of Wim begins.
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
dice 15 10
rik.boots escape
  Rik, escape: d20 15 + 3 Dexterity + 2 Acrobatics proficiency = 20, against Wes: d20 10 + 3 Strength + 2 Athletics proficiency = 15, won.
  Rik is no longer grappled.
  Wes lets go of Rik.
  Wes: speed 5 → 10 m (no longer dragging).
  Rik: speed 0 → 10 m (no longer grappled).
show person rik
  able at 5 2 on level 1, 40 of 40 hit points, AC 12
pass to wes.boots
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 5.
  The turn of Dee begins.
  The turn of Wes begins.
# Shoved prone, or pushed 2 m away.
gm person place wes 8 2
gm person place rik 9 2
dice 15 3
wes.boots shove rik
  Wes, shove: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 3 + 3 Dexterity + 2 Acrobatics proficiency = 8, won.
  Rik is prone.
wes.boots shove rik
  refused [ME-SHOVE] they are already prone: push them away instead
dice 15 3
wes.boots shove rik push
  Wes, shove: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 3 + 3 Dexterity + 2 Acrobatics proficiency = 8, won.
  Rik has moved to 10 2 on level 1.
show person rik
  able at 10 2 on level 1, 40 of 40 hit points, AC 12
  prone
pass to wes.boots
  The turn of Wim begins.
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 6.
  The turn of Dee begins.
  The turn of Wes begins.
# Nobody two sizes larger; one size is allowed.
gm person place wes 13 4
wes.boots shove big
  refused [ME-SHOVE] they are more than one size larger
gm person place wes 18 4
dice 3 15
wes.boots shove lar
  Wes, shove: d20 3 + 3 Strength + 2 Athletics proficiency = 8, against Lar: d20 15, lost.
# Who is two sizes smaller does not slow.
pass to wes.boots
  The turn of Wim begins.
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 7.
  The turn of Dee begins.
  The turn of Wes begins.
gm person place imp 18 5
dice 15 3
wes.boots grapple imp
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Imp: d20 3, won.
  Imp is grappled.
  Imp: speed 10 → 0 m (grappled).
show wes.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction, 1 attack; movement 10 m
wes.boots release
  Imp is no longer grappled.
  Wes lets go of Imp.
  Imp: speed 0 → 10 m (no longer grappled).
# A contest that no list has: the GM calls for it.
dice 12 7
gm person contest wes athletics against lar
  Wes, contest: d20 12 + 3 Strength + 2 Athletics proficiency = 17, against Lar: d20 7, won.
dice 5 9
gm person contest wes sleight-of-hand against lar perception
  Wes, contest: d20 5, against Lar: d20 9, lost.
# Who shoves their holder away is free: 4 m are out of reach. Nobody is pushed into a wall.
pass to wes.boots
  The turn of Wim begins.
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 8.
  The turn of Dee begins.
  The turn of Wes begins.
gm person place wes 2 5
gm person place rik 1 5
dice 15 3
wes.boots grapple rik
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 3 + 3 Dexterity + 2 Acrobatics proficiency = 8, won.
  Rik is grappled.
  Wes: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
dice 15 3
wes.boots shove rik push
  Wes, shove: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 3 + 3 Dexterity + 2 Acrobatics proficiency = 8, won.
  Rik has no room to go.
show person rik
  able at 1 5 on level 1, 40 of 40 hit points, AC 12
  prone; grappled
pass to rik.boots
  The turn of Wim begins.
  The turn of Bo begins.
  The turn of Foe begins.
  The turn of Dora begins.
  The turn of Rik begins.
dice 15 3
rik.boots shove wes push
  Rik, shove: d20 15, against Wes: d20 3 + 3 Strength + 2 Athletics proficiency = 8, won.
  Wes has moved to 3 5 on level 1.
  Rik is no longer grappled.
  Wes lets go of Rik.
  Wes: speed 5 → 10 m (no longer dragging).
  Rik: speed 0 → 10 m (no longer grappled).
show person rik
  able at 1 5 on level 1, 40 of 40 hit points, AC 12
  prone
# Either weapon may be thrown: the first, and a blow follows; the second at who is out of reach of a blow.
pass to bo.boots
  The turn of Imp begins.
  The turn of Big begins.
  The turn of Lar begins.
  Round 9.
  The turn of Dee begins.
  The turn of Wes begins.
  The turn of Wim begins.
  The turn of Bo begins.
gm person heal foe 40
  Foe regains 15, now 20.
gm person place foe 3 7
dice 12 12 3 10 1 2 3
bo.boots attack foe with adder-dagger throw
  Bo attacks Foe, Adder dagger: d20 12, dropped 12 (disadvantage: a foe nearby) + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Adder dagger: d4 3 + 2 Strength = 5.
  Foe saves with Constitution against Adder dagger: d20 10 against 11, failure.
  Damage of Adder dagger: d6 1+2+3 = 6.
  Foe takes piercing and poison: 11 from hit points.
dice 12 4
bo.boots attack foe with gauntlet-blade second
  Bo attacks Foe, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Gauntlet blade: d8 4.
  Foe takes slashing: 4 from hit points.
gm person heal foe 40
  Foe regains 15, now 20.
pass to dora.boots
  The turn of Foe begins.
  The turn of Dora begins.
gm person place foe 1 6
dice 12 3
dora.boots attack foe with gauntlet-blade
  Dora attacks Foe, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Gauntlet blade: d8 3 + 2 Strength = 5.
  Foe takes slashing: 5 from hit points.
gm person place foe 4 7
dora.boots attack foe with adder-dagger second
  refused [ME-MELEE] 6 m is beyond a reach of 2 m
dice 12 3 11 1 2 3
dora.boots attack foe with adder-dagger second-throw
  Dora attacks Foe, Adder dagger: d20 12 + 2 Strength + 2 proficiency = 16 against 14 with half cover, a hit.
  Damage of Adder dagger: d4 3.
  Foe saves with Constitution against Adder dagger: d20 11 against 11, success.
  Damage of Adder dagger: d6 1+2+3 - 3 by the save = 3.
  Foe takes piercing and poison: 6 from hit points.
show person dora
  able at 1 7 on level 1, 20 of 20 hit points, AC 12
  Gauntlet blade in hand
