title On foot: heavy weapons and their charges, shots against a save, at an area, without fail
covers ME-ATTACK ME-RANGE ME-DAMAGE ME-RELOAD

book me5e
room 60 24
sheet heavy like plain, strength 16, dexterity 14, hp 60, weapon petard-launcher, weapon bombard-launcher, weapon brazier-thrower, weapon trident-launcher, weapon culverin-launcher, weapon torrent-gun, weapon catapult-launcher
sheet rifle like plain, strength 16, dexterity 14, hp 60, weapon knocker-rifle, weapon mortar-rifle, weapon lobber-shotgun, weapon beacon-rifle, clips 9
sheet tough like plain, hp 400, barrier 3, shields 10 regain 5
sheet bare like plain, hp 400
person Hal heavy at 2 2 side Blue
person Rif rifle at 2 20 side Blue
person Una tough at 30 2 side Red
person Uno tough at 32 2 side Red
person Due bare at 40 20 side Red
initiative hal 20, rif 19, una 5, uno 4, due 3

begin
  The battle goes on.
  Round 1.
  The turn of Hal begins.
# A petard has to be aimed for a round. It bursts in two squares by two, from its target's on: 6d12, Dexterity
# 14 for half. 60 m are in its range, 62 are not.
gm person layer una barrier -3
  Una: barrier -3, now 0.
gm person layer uno barrier -3
  Uno: barrier -3, now 0.
hal.boots attack una with petard
  refused [ME-RELOAD] Petard launcher must be aimed for a round first
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 2.
  The turn of Hal begins.
gm person place una 33 2
hal.boots attack una with petard
  refused [ME-RANGE] that is 62 m away, beyond 60
gm person place uno 33 3
gm person place una 32 2
show aim hal una with petard
  their save, +0 against 14
dice 14 13 1 2 3 4 5 6
hal.boots attack una with petard
  Hal uses Petard launcher on Una.
  Reached by Petard launcher: Una, Uno.
  Una saves with Dexterity against Petard launcher: d20 14 against 14, success.
  Uno saves with Dexterity against Petard launcher: d20 13 against 14, failure.
  Damage of Petard launcher: d12 1+2+3+4+5+6 = 21.
  Hal is no longer targeting.
  Uno takes thunder: 10 from shields, 11 from hit points.
  Una takes thunder (21 - 11 by the save): 10 from shields.
  Hal: speed 5 → 10 m (no longer targeting).
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Petard launcher in hand, 5 of 6
hal.boots reload petard
  refused [ME-RELOAD] Hal has no action left
# Six charges, and then it is so much metal.
gm person load hal petard 0
  The GM rules: Petard launcher of Hal has 0 attacks left.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 3.
  The turn of Hal begins.
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 4.
  The turn of Hal begins.
hal.boots attack una with petard
  refused [ME-RELOAD] 0 charges left in Petard launcher, and this takes 1
hal.boots aim
  Hal is no longer targeting.
  Hal: speed 5 → 10 m (no longer targeting).
# A bombard needs no aim: all within 4 m of a square, 30 m away at most; friends too.
hal.boots stow petard
  Hal stows Petard launcher.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 5.
  The turn of Hal begins.
hal.boots draw bombard
  Hal draws Bombard launcher.
hal.boots attack at 18 2 with bombard
  refused [ME-RANGE] that is 32 m away, beyond 30
gm person place una 17 2
gm person place uno 19 4
dice 14 13 1 2 3
hal.boots attack at 17 2 with bombard
  Hal uses Bombard launcher.
  Reached by Bombard launcher: Una, Uno.
  Una saves with Dexterity against Bombard launcher: d20 14 against 14, success.
  Uno saves with Dexterity against Bombard launcher: d20 13 against 14, failure.
  Damage of Bombard launcher: d6 1+2+3 = 6.
  Uno takes thunder: 6 from hit points.
  Una takes thunder (6 - 3 by the save): 3 from hit points.
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Bombard launcher in hand, 11 of 12
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 6.
  The turn of Hal begins.
hal.boots stow bombard
  Hal stows Bombard launcher.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 7.
  The turn of Hal begins.
# A brazier sweeps 6 m before it, and no farther.
hal.boots draw brazier
  Hal draws Brazier thrower.
gm person place una 6 2
hal.boots attack una with brazier
  refused [ME-RANGE] 8 m is beyond 6
gm person place una 5 2
gm person place uno 6 2
dice 13 1 2 3 4
hal.boots attack una with brazier
  Hal uses Brazier thrower on Una.
  Reached by Brazier thrower: Una.
  Una saves with Dexterity against Brazier thrower: d20 13 against 13, success.
  Damage of Brazier thrower: d6 1+2+3+4 = 10.
  Una takes fire (10 - 5 by the save): 5 from hit points.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 8.
  The turn of Hal begins.
dice 12 1 2 3 4
hal.boots attack una with brazier
  Hal uses Brazier thrower on Una.
  Reached by Brazier thrower: Una.
  Una saves with Dexterity against Brazier thrower: d20 12 against 13, failure.
  Damage of Brazier thrower: d6 1+2+3+4 = 10.
  Una takes fire: 10 from hit points.
# A torrent is fired at once, and leaves who fires it open until their next turn.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 9.
  The turn of Hal begins.
hal.boots stow brazier
  Hal stows Brazier thrower.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 10.
  The turn of Hal begins.
hal.boots draw torrent
  Hal draws Torrent gun.
dice 14 13 1 1 1 1 1 1 1 1 1 1 1 1
hal.boots attack uno with torrent
  Hal uses Torrent gun on Uno.
  Reached by Torrent gun: Una, Uno.
  Una saves with Dexterity against Torrent gun: d20 14 against 14, success.
  Uno saves with Dexterity against Torrent gun: d20 13 + 2 cover = 15 against 14, success.
  Damage of Torrent gun: d4 1+1+1+1+1+1+1+1+1+1+1+1 = 12.
  Hal is targeting.
  Una takes radiant (12 - 6 by the save): 6 from hit points.
  Uno takes radiant (12 - 6 by the save): 6 from hit points.
  Hal: speed 10 → 5 m (targeting).
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  targeting; Torrent gun in hand, 2 of 3
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 11.
  The turn of Hal begins.
  Hal is no longer targeting.
  Hal: speed 5 → 10 m (no longer targeting).
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Torrent gun in hand, 2 of 3
# A trident: barrier and shields are gone first, three less on AC, then 4d12, Constitution 18 for half.
hal.boots stow torrent
  Hal stows Torrent gun.
gm person layer una barrier 3
  Una: barrier +3, now 3.
gm person layer una shields 10
  Una: shields +10, now 10.
gm person place uno 50 10
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 12.
  The turn of Hal begins.
hal.boots draw trident
  Hal draws Trident launcher.
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 13.
  The turn of Hal begins.
show aim hal una with trident
  sure to hit
dice 17 5 5 5 5
hal.boots attack una with trident
  Hal uses Trident launcher on Una.
  Una: barrier -3, now 0.
  Una: shields -10, now 0.
  Una is cracked.
  Una saves with Constitution against Trident launcher: d20 17 against 18, failure.
  Damage of Trident launcher: d12 5+5+5+5 = 20.
  Hal is no longer targeting.
  Una takes thunder: 20 from hit points.
  Hal: speed 5 → 10 m (no longer targeting).
  Una: AC 12 → 9 (cracked).
show person una
  able at 5 2 on level 1, 356 of 400 hit points, AC 9
  barrier 0 of 3; shields 0 of 10; cracked
# A culverin: nobody within 2 m of where it comes down can save; 18 for those within 10.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 14.
  The turn of Hal begins.
hal.boots stow trident
  Hal stows Trident launcher.
gm person place una 30 10
gm person place uno 31 10
gm person place due 35 10
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 15.
  The turn of Hal begins.
hal.boots draw culverin
  Hal draws Culverin launcher.
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 16.
  The turn of Hal begins.
dice 18 1 2 3 4 5
hal.boots attack at 30 10 with culverin
  Hal uses Culverin launcher.
  Reached by Culverin launcher: Una, Uno, Due.
  Una automatically fails the Dexterity save against Culverin launcher.
  Uno automatically fails the Dexterity save against Culverin launcher.
  Due saves with Dexterity against Culverin launcher: d20 18 + 2 cover = 20 against 18, success.
  Damage of Culverin launcher: d12 1+2+3+4+5 + 2 power = 17.
  Hal is no longer targeting.
  Una takes radiant: 17 from hit points.
  Uno takes radiant: 17 from hit points.
  Due takes radiant (17 - 9 by the save): 8 from hit points.
  Hal: speed 5 → 10 m (no longer targeting).
# A catapult's missile finds its target without a die.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 17.
  The turn of Hal begins.
hal.boots stow culverin
  Hal stows Culverin launcher.
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 18.
  The turn of Hal begins.
hal.boots draw catapult
  Hal draws Catapult launcher.
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
pass to hal.boots
  The turn of Rif begins.
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 19.
  The turn of Hal begins.
show aim hal una with catapult
  sure to hit
dice 1 1 1 1 1 1 1 2
hal.boots attack una with catapult
  Hal uses Catapult launcher on Una.
  Damage of Catapult launcher: d12 1+1+1+1+1+1+1+2 = 9.
  Hal is no longer targeting.
  Una takes thunder: 9 from hit points.
  Hal: speed 5 → 10 m (no longer targeting).
# A rifle that knocks: Dexterity against 8, the Dexterity and the proficiency of who fires it, for half;
# a double tap adds no ability.
pass to rif.boots
  The turn of Rif begins.
gm person place due 6 20
show aim rif due with knocker
  their save, +0 against 12
dice 12 6
rif.boots attack due with knocker
  Rif uses Knocker rifle on Due.
  Due saves with Dexterity against Knocker rifle: d20 12 against 12, success.
  Damage of Knocker rifle: d8 6 + 2 power = 8.
  Due takes thunder (8 - 4 by the save): 4 from hit points.
dice 11 6
rif.boots attack due with knocker tap
  Rif uses Knocker rifle on Due.
  Due saves with Dexterity against Knocker rifle: d20 11 against 12, failure.
  Damage of Knocker rifle: d8 6.
  Due takes thunder: 6 from hit points.
# A mortar: 10 m are its normal range; beyond, who saves has advantage.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 20.
  The turn of Hal begins.
  The turn of Rif begins.
rif.boots stow knocker
  Rif stows Knocker rifle.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 21.
  The turn of Hal begins.
  The turn of Rif begins.
rif.boots draw mortar
  Rif draws Mortar rifle.
gm person place due 7 20
dice 11 3 4
rif.boots attack due with mortar
  Rif uses Mortar rifle on Due.
  Reached by Mortar rifle: Due.
  Due saves with Dexterity against Mortar rifle: d20 11 against 12, failure.
  Damage of Mortar rifle: d8 3+4 = 7.
  Due takes thunder: 7 from hit points.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 22.
  The turn of Hal begins.
  The turn of Rif begins.
gm person place due 8 20
dice 11 12 3 4
rif.boots attack due with mortar
  Rif uses Mortar rifle on Due.
  Reached by Mortar rifle: Due.
  Due saves with Dexterity against Mortar rifle: d20 12, dropped 11 (advantage: beyond normal range) = 12 against 12, success.
  Damage of Mortar rifle: d8 3+4 = 7.
  Due takes thunder (7 - 4 by the save): 3 from hit points.
# A lobber, charged: 2d10 more, 13 for half.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 23.
  The turn of Hal begins.
  The turn of Rif begins.
rif.boots stow mortar
  Rif stows Mortar rifle.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 24.
  The turn of Hal begins.
  The turn of Rif begins.
rif.boots draw lobber
  Rif draws Lobber shotgun.
gm person place due 6 20
dice 12 1 2 3 4
rif.boots attack due with lobber charged
  Rif uses Lobber shotgun on Due.
  Due saves with Dexterity against Lobber shotgun: d20 12 against 13, failure.
  Damage of Lobber shotgun: d10 1+2+3+4 = 10.
  Due takes thunder: 10 from hit points.
show person rif
  able at 2 20 on level 1, 60 of 60 hit points, AC 12
  Lobber shotgun in hand, 1 of 4
# A beacon burns those around its target, hit or miss.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 25.
  The turn of Hal begins.
  The turn of Rif begins.
rif.boots stow lobber
  Rif stows Lobber shotgun.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 26.
  The turn of Hal begins.
  The turn of Rif begins.
rif.boots draw beacon
  Rif draws Beacon rifle.
gm person place uno 8 20
dice 2 3 4
rif.boots attack due with beacon
  Rif attacks Due, Beacon rifle: d20 2 + 2 Dexterity + 2 proficiency = 6 against 12, a miss.
  Damage of Beacon rifle: d4 3.
  Reached by Beacon rifle: Uno.
  Damage of Beacon rifle: d4 4.
  Due takes fire: 3 from hit points.
  Uno takes fire: 4 from hit points.
pass to rif.boots
  The turn of Una begins.
  The turn of Uno begins.
  The turn of Due begins.
  Round 27.
  The turn of Hal begins.
  The turn of Rif begins.
dice 15 5 6 3 4
rif.boots attack due with beacon
  Rif attacks Due, Beacon rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Beacon rifle: d8 5+6 + 2 Dexterity = 13.
  Damage of Beacon rifle: d4 3.
  Reached by Beacon rifle: Uno.
  Damage of Beacon rifle: d4 4.
  Due takes fire: 16 from hit points.
  Uno takes fire: 4 from hit points.
