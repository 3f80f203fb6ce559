title On foot: a power, a thing, a hold, a shove and help are readied for anyone who comes
covers ME-READY ME-CAST ME-GRAPPLE ME-SHOVE ME-HELP ME-USE

book me5e
room 30 12
sheet mage like plain, hp 60, speed 10, charisma 16, strength 14, power spear, slots 4 2, casting charisma, device homing-grenade 2
sheet guard like plain, hp 60, speed 10
person Mar mage at 5 4 side Blue
person Pal guard at 5 5 side Blue
person Foe guard at 20 4 side Red
person Fay guard at 20 8 side Red
initiative mar 20, foe 10, fay 5, pal 3

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
foe.boots standing strikes never
fay.boots standing strikes never

# The power is cast, and paid for, before it is known who comes: it is on the first of them.
mar.boots ready within 18: cast spear on whoever
  Mar readies Cast for somebody who comes near.
pass to fay.boots
  The turn of Foe begins.
  The turn of Fay begins.
gm person place fay 15 4
fay.boots move 14 4
  Fay has moved to 14 4 on level 1; 8 m of movement is left.
  Mar may react to Fay: what was readied.
dice 14 3 4 5
mar.boots react
  Mar reacts with what was readied.
  Mar casts Spear of Force on Fay.
  Mar no longer concentrates on Spear of Force.
  Mar attacks Fay, Spear of Force: d20 14 + 3 Charisma + 2 proficiency = 19 against 12, a hit.
  Damage of Spear of Force: d8 3+4+5 + 3 power = 15.
  Fay takes force: 15 from hit points.

# A thing that finds its target is thrown at the one who comes.
gm person place foe 20 4
gm person place fay 20 8
pass to mar.boots
  The turn of Pal begins.
  Round 2.
  The turn of Mar begins.
mar.boots ready within 10: use homing-grenade on whoever
  Mar readies Use for somebody who comes near.
pass to foe.boots
  The turn of Foe begins.
gm person place foe 11 4
foe.boots move 10 4
  Foe has moved to 10 4 on level 1; 8 m of movement is left.
  Mar may react to Foe: what was readied.
dice 3
mar.boots react
  Mar reacts with what was readied.
  Mar uses homing grenade on Foe.
  Reached by homing grenade: Foe.
  Foe automatically fails the Dexterity save against homing grenade.
  Damage of homing grenade: d6 3.
  Foe takes thunder: 3 from hit points.

# A hold: on the foe who comes beside her. One who is out of reach by then is not held.
gm person place foe 20 4
pass to mar.boots
  The turn of Fay begins.
  The turn of Pal begins.
  Round 3.
  The turn of Mar begins.
mar.boots ready within 2: grapple whoever
  Mar readies Grapple for somebody who comes near.
pass to foe.boots
  The turn of Foe begins.
gm person place foe 8 4
foe.boots move 6 4
  Foe has moved to 6 4 on level 1; 6 m of movement is left.
  Mar may react to Foe: what was readied.
dice 15 5
mar.boots react
  Mar reacts with what was readied.
  Mar, grapple: d20 15 + 2 Strength = 17, against Foe: d20 5, won.
  Foe is grappled.
  Mar: speed 10 → 5 m (dragging).
  Foe: speed 10 → 0 m (grappled).
show person foe
  able at 6 4 on level 1, 57 of 60 hit points, AC 12
  grappled
gm person place foe 20 4
  Foe is no longer grappled.
  Mar lets go of Foe.
  Mar: speed 5 → 10 m (no longer dragging).
  Foe: speed 0 → 10 m (no longer grappled).
pass to mar.boots
  The turn of Fay begins.
  The turn of Pal begins.
  Round 4.
  The turn of Mar begins.
mar.boots ready within 4: grapple whoever
  Mar readies Grapple for somebody who comes near.
pass to foe.boots
  The turn of Foe begins.
gm person place foe 9 4
foe.boots move 7 4
  Foe has moved to 7 4 on level 1; 6 m of movement is left.
  Mar may react to Foe: what was readied.
mar.boots react
  refused [ME-GRAPPLE] they are out of reach
mar.boots react pass
  Mar lets it pass.

# A shove, and help against whoever comes.
gm person place foe 20 4
pass to mar.boots
  The turn of Fay begins.
  The turn of Pal begins.
  Round 5.
  The turn of Mar begins.
mar.boots ready within 2: shove whoever push
  Mar readies Shove for somebody who comes near.
pass to fay.boots
  The turn of Foe begins.
  The turn of Fay begins.
gm person place fay 8 4
fay.boots move 6 4
  Fay has moved to 6 4 on level 1; 6 m of movement is left.
  Mar may react to Fay: what was readied.
dice 15 5
mar.boots react
  Mar reacts with what was readied.
  Mar, shove: d20 15 + 2 Strength = 17, against Fay: d20 5, won.
  Fay has moved to 7 4 on level 1.
gm person place fay 20 8
pass to mar.boots
  The turn of Pal begins.
  Round 6.
  The turn of Mar begins.
mar.boots ready within 2: help against whoever
  Mar readies Help for somebody who comes near.
pass to foe.boots
  The turn of Foe begins.
gm person place foe 8 4
foe.boots move 6 4
  Foe has moved to 6 4 on level 1; 6 m of movement is left.
  Mar may react to Foe: what was readied.
mar.boots react
  Mar reacts with what was readied.
  Mar helps against Foe.
pass to pal.boots
  The turn of Fay begins.
  The turn of Pal begins.
gm person place foe 6 5
dice 12 12
pal.boots attack foe with fists
  Pal attacks Foe, unarmed strike: d20 12, dropped 12 (advantage: Help) + 2 proficiency = 14 against 12, a hit.
  Damage of unarmed strike: 1.
  Foe takes bludgeoning: 1 from hit points.

# A word names no foe: a response to it has to. What needs nobody is ready for it.
pass to mar.boots
  Round 7.
  The turn of Mar begins.
mar.boots ready call now: grapple whoever
  refused [ME-READY] a foe never calls a word: name a target
mar.boots ready call now: use homing-grenade on whoever
  refused [ME-READY] a foe never calls a word: name a target
mar.boots ready call now: dodge
  Mar readies Dodge for a word that is called.
# Weapons have no arcs on a deck.
mar.boots ready arc: dodge
  refused [ME-READY] nobody can wait for that here
