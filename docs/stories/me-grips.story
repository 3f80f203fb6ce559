title On foot: hands that are full, holds on friends, by the hidden and on the charmer, let go in others' turns, ended by force
covers ME-GRAPPLE ME-SHOVE ME-TWOWEAPON ME-UNSEEN

book me5e
room 40 14
sheet duellist like plain, strength 14, weapon dancers-sword, weapon gauntlet-blade, weapon tack-pistol, hp 40, attacks 2
sheet mixed like plain, strength 14, weapon filament-blade, weapon dancers-sword, hp 40
sheet wrestler like plain, strength 16, hp 40, skilled athletics, attacks 2
sheet quick like plain, hp 80, dexterity 16
sheet large like plain, size large
sheet huge like plain, size huge
person Dee duellist at 5 5 side Blue
person Mix mixed at 5 9 side Blue
person Wes wrestler at 12 5 side Blue
person Pal quick at 12 7 side Blue
person Foe quick at 6 5 side Red
person Fee quick at 6 9 side Red
person Lar large at 25 5 side Red
person Hug huge at 30 5 side Red
initiative dee 20, mix 15, wes 12, pal 11, foe 5, fee 4, lar 3, hug 2

begin
  The battle goes on.
  Round 1.
  The turn of Dee begins.
foe.boots standing strikes never
fee.boots standing strikes never
# The other hand follows the first blow, also before the second of the action, and once.
dee.boots attack foe with gauntlet-blade second
  refused [ME-TWOWEAPON] the second hand follows an attack with a light melee weapon in the first
dice 12 3
dee.boots attack foe with dancers-sword
  Dee attacks Foe, Dancer's sword: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Dancer's sword: d8 3 + 2 Strength = 5.
  Foe takes slashing: 5 from hit points.
dee.boots attack foe with dancers-sword second
  refused [ME-TWOWEAPON] both weapons must be light melee weapons, one in each hand
dice 12 4
dee.boots attack foe with gauntlet-blade second
  Dee attacks Foe, Gauntlet blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Gauntlet blade: d8 4.
  Foe takes slashing: 4 from hit points.
dice 12 4
dee.boots attack foe with dancers-sword
  Dee attacks Foe, Dancer's sword: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Dancer's sword: d8 4 + 2 Strength = 6.
  Foe takes slashing: 6 from hit points.
dee.boots attack foe with gauntlet-blade second
  refused [ME-BONUS] Dee has no bonus action left
# What is not light begins nothing.
pass to mix.boots
  The turn of Mix begins.
dice 12 4
mix.boots attack fee with filament-blade
  Mix attacks Fee, Filament blade: d20 12 + 2 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of Filament blade: d10 4 + 2 Strength = 6.
  Fee takes slashing: 6 from hit points.
mix.boots attack fee with dancers-sword second
  refused [ME-TWOWEAPON] the second hand follows an attack with a light melee weapon in the first
pass to mix.boots
  The turn of Wes begins.
  The turn of Pal begins.
  The turn of Foe begins.
  The turn of Fee begins.
  The turn of Lar begins.
  The turn of Hug begins.
  Round 2.
  The turn of Dee begins.
  The turn of Mix begins.
# Both hands are full; one is enough.
mix.boots standing strikes never
mix.boots grapple fee
  refused [ME-GRAPPLE] Mix has no hand free
mix.boots discard dancers-sword
  Mix drops Dancer's sword.
dice 15 5
mix.boots grapple fee
  Mix, grapple: d20 15 + 2 Strength = 17, against Fee: d20 5 + 3 Dexterity = 8, won.
  Fee is grappled.
  Mix: speed 10 → 5 m (dragging).
  Fee: speed 10 → 0 m (grappled).
# It is let go whenever its holder likes, whoever's turn it is.
pass to fee.boots
  The turn of Wes begins.
  The turn of Pal begins.
  The turn of Foe begins.
  The turn of Fee begins.
fee.boots move 7 9
  refused [ME-MOVE] Fee cannot move
mix.boots release
  Fee is no longer grappled.
  Mix lets go of Fee.
  Mix: speed 5 → 10 m (no longer dragging).
  Fee: speed 0 → 10 m (no longer grappled).
fee.boots move 7 9
  Fee has moved to 7 9 on level 1; 8 m of movement is left.
# Nobody lays hands on their charmer. The hidden give themselves away.
pass to wes.boots
  The turn of Lar begins.
  The turn of Hug begins.
  Round 3.
  The turn of Dee begins.
  The turn of Mix begins.
  The turn of Wes begins.
gm person place foe 13 5
gm person afflict wes charmed by foe
  Wes is charmed.
wes.boots grapple foe
  refused [ME-TURN] Wes is charmed and does them no harm
wes.boots shove foe
  refused [ME-TURN] Wes is charmed and does them no harm
gm person relieve wes charmed
  Wes is no longer charmed.
gm person hide wes yes
dice 10 12
wes.boots shove foe
  Wes, shove: d20 10 + 3 Strength + 2 Athletics proficiency = 15, against Foe: d20 12 + 3 Dexterity = 15, a tie.
  Wes has been seen.
show person wes
  able at 12 5 on level 1, 40 of 40 hit points, AC 12
dice 15 5
wes.boots grapple foe
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Foe: d20 5 + 3 Dexterity = 8, won.
  Foe is grappled.
  Wes: speed 10 → 5 m (dragging).
  Foe: speed 10 → 0 m (grappled).
# Who cannot act holds nobody.
gm person afflict wes stunned
  Wes is stunned.
  Foe is no longer grappled.
  Wes lets go of Foe.
  Wes: speed 5 → 0 m (stunned).
  Foe: speed 0 → 10 m (no longer grappled).
gm person relieve wes stunned
  Wes is no longer stunned.
  Wes: speed 0 → 10 m (no longer stunned).
# Out of reach, by whatever: the hold ends.
pass to wes.boots
  The turn of Pal begins.
  The turn of Foe begins.
  The turn of Fee begins.
  The turn of Lar begins.
  The turn of Hug begins.
  Round 4.
  The turn of Dee begins.
  The turn of Mix begins.
  The turn of Wes begins.
dice 15 5
wes.boots grapple foe
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Foe: d20 5 + 3 Dexterity = 8, won.
  Foe is grappled.
  Wes: speed 10 → 5 m (dragging).
  Foe: speed 10 → 0 m (grappled).
gm person place foe 15 5
  Foe is no longer grappled.
  Wes lets go of Foe.
  Wes: speed 5 → 10 m (no longer dragging).
  Foe: speed 0 → 10 m (no longer grappled).
# One size larger can be held, and dragged at half the speed; two sizes cannot, nor be shoved.
pass to wes.boots
  The turn of Pal begins.
  The turn of Foe begins.
  The turn of Fee begins.
  The turn of Lar begins.
  The turn of Hug begins.
  Round 5.
  The turn of Dee begins.
  The turn of Mix begins.
  The turn of Wes begins.
gm person place wes 24 5
dice 15 5
wes.boots grapple lar
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Lar: d20 5, won.
  Lar is grappled.
  Wes: speed 10 → 5 m (dragging).
  Lar: speed 10 → 0 m (grappled).
show wes.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction, 1 attack; movement 5 m
pass to wes.boots
  The turn of Pal begins.
  The turn of Foe begins.
  The turn of Fee begins.
  The turn of Lar begins.
  The turn of Hug begins.
  Round 6.
  The turn of Dee begins.
  The turn of Mix begins.
  The turn of Wes begins.
gm person place wes 29 6
  Lar is no longer grappled.
  Wes lets go of Lar.
  Wes: speed 5 → 10 m (no longer dragging).
  Lar: speed 0 → 10 m (no longer grappled).
wes.boots grapple hug
  refused [ME-GRAPPLE] they are more than one size larger
wes.boots shove hug
  refused [ME-SHOVE] they are more than one size larger
# A friend can be held as well, and gets free by action.
gm person place wes 12 6
dice 15 5
wes.boots grapple pal
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Pal: d20 5 + 3 Dexterity = 8, won.
  Pal is grappled.
  Wes: speed 10 → 5 m (dragging).
  Pal: speed 10 → 0 m (grappled).
pass to pal.boots
  The turn of Pal begins.
dice 15 14
pal.boots escape
  Pal, escape: d20 15 + 3 Dexterity = 18, against Wes: d20 14 + 3 Strength + 2 Athletics proficiency = 19, lost.
pal.boots escape
  refused [ME-GRAPPLE] Pal has no action left
