title On foot: plates and walls that units raise, and powers that they take no slot for
covers ME-CAST ME-REACT ME-BONUS ME-RESIST ME-TEMPHP

book me5e
room 40 10
sheet gunner like plain, hp 200, dexterity 10
person Gil gunner at 2 4 side Blue special
person Lin cobalt-liner at 8 4 side Red
person War redhand-warlord at 12 4 side Red
person Van umbra-vanguard at 16 4 side Red
person Eng umbra-engineer at 20 4 side Red
initiative gil 20, lin 15, war 12, van 9, eng 5

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# It begins without its plate: 10 points by bonus action, once for each rest, and 2 on Defence
# until they are gone. Shields come after it.
show person lin
  able at 8 4 on level 1, 16 of 16 hit points, AC 12
  tech armour 0 of 10; shields 5 of 5; Herald rifle with spark rounds in hand, 12 of 12
pass to lin.boots
  The turn of Lin begins.
lin.boots cast raise-plate
  Lin uses Raise Plate.
  Lin: tech armour +10, now 10.
  Lin is plated.
  Lin: AC 12 → 14 (plated).
lin.boots cast raise-plate
  refused [ME-CAST] Raise Plate takes 1 bonus action, and Lin has 0 left
show person lin
  able at 8 4 on level 1, 16 of 16 hit points, AC 14
  tech armour 10 of 10; shields 5 of 5; plated; Herald rifle with spark rounds in hand, 12 of 12
gm person hurt lin 9 piercing
  Lin takes piercing: 9 from tech armour.
show person lin
  able at 8 4 on level 1, 16 of 16 hit points, AC 14
  tech armour 1 of 10; shields 5 of 5; plated; Herald rifle with spark rounds in hand, 12 of 12
gm person hurt lin 1 piercing
  Lin takes piercing: 1 from tech armour.
  Lin is no longer plated.
  Lin: AC 14 → 12 (no longer plated).
show person lin
  able at 8 4 on level 1, 16 of 16 hit points, AC 12
  tech armour 0 of 10; shields 5 of 5; Herald rifle with spark rounds in hand, 12 of 12
# Or by reaction, as damage has come through: not that damage, but the next.
gm person rest lin
  Lin has rested.
lin.boots standing powers never
gm person hurt lin 6 piercing
  Lin takes piercing: 5 from shields, 1 from hit points.
lin.boots standing powers always
show person lin
  able at 8 4 on level 1, 15 of 16 hit points, AC 12
  tech armour 0 of 10; shields 0 of 5; Herald rifle with spark rounds in hand, 12 of 12
pass to gil.boots
  The turn of War begins.
  The turn of Van begins.
  The turn of Eng begins.
  Round 2.
  The turn of Gil begins.
gm person rest lin
  Lin: shields +5, now 5.
  Lin regains 1, now 16.
  Lin has rested.
gm person place gil 7 4
dice 15
gil.boots attack lin with fists
  Gil attacks Lin, unarmed strike: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of unarmed strike: 1.
  Lin takes bludgeoning: 1 from hit points.
  Lin may react to Gil: Raise Plate.
  Lin uses Raise Plate.
  Lin: tech armour +10, now 10.
  Lin is plated.
  Lin: AC 12 → 14 (plated).
show person lin
  able at 8 4 on level 1, 15 of 16 hit points, AC 14
  tech armour 10 of 10; shields 5 of 5; plated; Herald rifle with spark rounds in hand, 12 of 12
# A warlord resists blades and shots as long as it has points, and has no reaction for it.
pass to war.boots
  The turn of Lin begins.
  The turn of War begins.
war.boots cast draw-plate
  War uses Raise Plate.
  War: tech armour +30, now 30.
  War is armoured.
  War: AC 18 → 20 (armoured).
gm person hurt war 59 slashing
  War takes slashing (59 - 30 resistant): 29 from tech armour.
show person war
  able at 12 4 on level 1, 84 of 84 hit points, AC 20
  tech armour 1 of 30; armoured; Warlord's hammer in hand
gm person hurt war 2 slashing
  War takes slashing (2 - 1 resistant): 1 from tech armour.
  War is no longer armoured.
  War: AC 20 → 18 (no longer armoured).
show person war
  able at 12 4 on level 1, 84 of 84 hit points, AC 18
  tech armour 0 of 30; Warlord's hammer in hand
gm person hurt war 10 slashing
  War takes slashing: 10 from hit points.
# A wall three times for each rest, not while it is whole.
pass to van.boots
  The turn of Van begins.
van.boots standing powers never
van.boots cast raise-wall
  Van uses Raise Wall.
  Van: barrier +6, now 6.
pass to van.boots
  The turn of Eng begins.
  Round 3.
  The turn of Gil begins.
  The turn of Lin begins.
  The turn of War begins.
  The turn of Van begins.
van.boots cast raise-wall
  refused [ME-CAST] Van has all of its barrier
dice 3
gm person hurt van 5 fire
  Barrier takes off: d8 3.
  Van takes fire: 3 from barrier, 2 from hit points.
van.boots cast raise-wall
  Van uses Raise Wall.
  Van: barrier +1, now 6.
pass to van.boots
  The turn of Eng begins.
  Round 4.
  The turn of Gil begins.
  The turn of Lin begins.
  The turn of War begins.
  The turn of Van begins.
dice 8
gm person hurt van 5 fire
  Barrier takes off: d8 8.
  Van takes fire: 5 from barrier.
van.boots cast raise-wall
  Van uses Raise Wall.
  Van: barrier +1, now 6.
pass to van.boots
  The turn of Eng begins.
  Round 5.
  The turn of Gil begins.
  The turn of Lin begins.
  The turn of War begins.
  The turn of Van begins.
dice 1
gm person hurt van 1 fire
  Barrier takes off: d8 1.
  Van takes fire: 1 from barrier.
van.boots cast raise-wall
  refused [ME-CAST] Raise Wall has been used 3 times, and comes back with a rest
# Kindle as of a slot of level 2, three times, and no slot.
pass to eng.boots
  The turn of Eng begins.
dice 12 1 2 3 4
eng.boots cast kindle on gil
  Eng casts Kindle on Gil.
  Eng attacks Gil, Kindle: d20 12 + 2 Intelligence + 2 proficiency = 16 against 14 with half cover, a hit.
  Damage of Kindle: d10 1+2+3+4 = 10.
  Gil is primed with fire.
  Gil takes fire: 10 from hit points.
pass to eng.boots
  Round 6.
  The turn of Gil begins.
  The turn of Lin begins.
  The turn of War begins.
  The turn of Van begins.
  The turn of Eng begins.
dice 1
eng.boots cast kindle on gil
  Eng casts Kindle on Gil.
  Eng attacks Gil, Kindle: d20 1 + 2 Intelligence + 2 proficiency = 5 against 14 with half cover, a miss on a 1.
pass to eng.boots
  Gil is no longer primed with fire.
  Round 7.
  The turn of Gil begins.
  The turn of Lin begins.
  The turn of War begins.
  The turn of Van begins.
  The turn of Eng begins.
dice 1
eng.boots cast kindle on gil
  Eng casts Kindle on Gil.
  Eng attacks Gil, Kindle: d20 1 + 2 Intelligence + 2 proficiency = 5 against 14 with half cover, a miss on a 1.
pass to eng.boots
  Round 8.
  The turn of Gil begins.
  The turn of Lin begins.
  The turn of War begins.
  The turn of Van begins.
  The turn of Eng begins.
eng.boots cast kindle on gil
  refused [ME-CAST] Kindle has been used 3 times, and comes back with a rest
show person eng
  able at 20 4 on level 1, 55 of 55 hit points, AC 14
  tech armour 0 of 10; shields 10 of 10; Gavel pistol in hand, 10 of 10
