title On foot: powers that answer a blow, a cast, a grenade and a fall
covers ME-REACT ME-CAST ME-FLYING ME-USE ME-DAMAGE

book me5e
room 24 10
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power fling, power spear, power well, weapon warden-rifle
sheet breaker like plain, charisma 16, hp 60, proficiency 3, power severance
sheet warden like plain, wisdom 14, hp 60, power mirror-ward, power feather-down, power point-defence, fly 10
sheet brute like plain, strength 14, hp 60, weapon warden-rifle, weapon millrace-gun, weapon riot-baton, device frag-grenade 2, device sticky-grenade 2, fly 10
person Mar adept at 2 3 side Blue
person Bru brute at 2 6 side Blue
person Ivo breaker at 10 3 side Red
person War warden at 10 6 side Red
initiative mar 20, bru 15, ivo 10, war 5

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# What is biotic, and of the second level or lower, fails; the slot and the action are gone.
mar.boots cast spear on ivo
  Mar casts Spear of Force on Ivo.
  Ivo may react to Mar: Severance.
ivo.boots react
  Ivo casts Severance on Mar.
  Mar loses Spear of Force as it is cast.
pass to mar.boots
  The turn of Bru begins.
  The turn of Ivo begins.
  The turn of War begins.
  Round 2.
  The turn of Mar begins.
# A higher one fails by a check against 10 and twice its level: 13 and 3 reach 16.
mar.boots cast well at 10 3
  Mar casts Well.
  Ivo may react to Mar: Severance.
dice 13
ivo.boots react
  Ivo casts Severance on Mar.
  Ivo, disrupt Well: d20 13 + 3 Charisma = 16 against 16, success.
  Mar loses Well as it is cast.
pass to mar.boots
  The turn of Bru begins.
  The turn of Ivo begins.
  The turn of War begins.
  Round 3.
  The turn of Mar begins.
mar.boots cast well at 10 3
  Mar casts Well.
  Ivo may react to Mar: Severance.
dice 12 15
ivo.boots react
  Ivo casts Severance on Mar.
  Ivo, disrupt Well: d20 12 + 3 Charisma = 15 against 16, failure.
  Reached by Well: Ivo.
  Ivo saves with Strength against Well: d20 15 against 14, success.
dice 15
pass to mar.boots
  The turn of Bru begins.
  The turn of Ivo begins.
  Ivo saves with Strength against Well: d20 15 against 14, success.
  The turn of War begins.
  Round 4.
  The turn of Mar begins.
# Let pass, it comes about.
mar.boots cast spear on ivo
  Mar casts Spear of Force on Ivo.
  Ivo may react to Mar: Severance.
dice 12 4 4 4
ivo.boots react pass
  Ivo lets it pass.
  Mar attacks Ivo, Spear of Force: d20 12 + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Spear of Force: d8 4+4+4 + 3 power = 15.
  Ivo takes force: 15 from hit points.
# What is not biotic is none of its business, and neither is a friend's.
pass to bru.boots
  The turn of Bru begins.
# A grenade that comes down within 6 m goes off at once, and who has seen it coming has
# advantage on the save; once for each rest.
gm person place bru 8 6
bru.boots use frag-grenade at 12 7
  Bru uses frag grenade.
  War may react to Bru: Point Defence.
dice 5 13 2 2 2
war.boots react
  War casts Point Defence.
  Reached by frag grenade: War.
  War saves with Dexterity against frag grenade: d20 13, dropped 5 (advantage: seen coming) = 13 against 13, success.
  Damage of frag grenade: d12 2+2+2 = 6.
  War takes piercing (6 - 3 by the save): 3 from hit points.
dice 15
pass to bru.boots
  The turn of Ivo begins.
  Ivo saves with Strength against Well: d20 15 against 14, success.
  The turn of War begins.
  Round 5.
  The turn of Mar begins.
  The turn of Bru begins.
dice 4 1 1 1
bru.boots use frag-grenade at 12 7
  Bru uses frag grenade.
  Reached by frag grenade: War.
  War saves with Dexterity against frag grenade: d20 4 against 13, failure.
  Damage of frag grenade: d12 1+1+1 = 3.
  War takes piercing: 3 from hit points.
gm person rest war
  War regains 6, now 60.
  War has rested.
dice 15
pass to bru.boots
  The turn of Ivo begins.
  Ivo saves with Strength against Well: d20 15 against 14, success.
  The turn of War begins.
  Round 6.
  The turn of Mar begins.
  The turn of Bru begins.
gm person place bru 9 6
bru.boots use sticky-grenade at 14 6
  Bru uses sticky grenade.
show mines war.boots
  sticky grenade at 14 6 on level 1, another side's: 3d6 thunder, goes off at the start of your next turn; thrown at somebody, it may stick to them, who then cannot save, Dexterity 13 for half, sphere 4 m
dice 15
pass to bru.boots
  The turn of Ivo begins.
  Ivo saves with Strength against Well: d20 15 against 14, success.
  The turn of War begins.
  Round 7.
  The turn of Mar begins.
  The turn of Bru begins.
  The sticky grenade at 14 6 on level 1 goes off.
  Nobody is reached by sticky grenade.
bru.boots use sticky-grenade at 13 6
  Bru uses sticky grenade.
  War may react to Bru: Point Defence.
war.boots react
  War casts Point Defence.
  Nobody is reached by sticky grenade.
show mines war.boots
  no mines
# Who falls, or sees a friend fall within 10 m, can hold the fall; let pass, it is 1d6 for
dice 15
# each 3 m.
pass to war.boots
  The turn of Ivo begins.
  Ivo saves with Strength against Well: d20 15 against 14, success.
  The turn of War begins.
bru.boots standing strikes never
war.boots fly 10 6 height 6
  War has moved to 10 6 on level 1; 4 m of movement is left.
gm person afflict war grappled
  War is grappled.
  War falls from a height of 6.
  War may react to their fall: Feather Down.
  War: speed 10 → 0 m (grappled).
war.boots react
  War casts Feather Down.
show person war
  able at 10 6 on level 1, 60 of 60 hit points, AC 12
  grappled
gm person relieve war grappled
  War is no longer grappled.
  War: speed 0 → 10 m (no longer grappled).
dice 15
pass to war.boots
  Round 8.
  The turn of Mar begins.
  The turn of Bru begins.
  The turn of Ivo begins.
  Ivo saves with Strength against Well: d20 15 against 14, success.
  The turn of War begins.
bru.boots standing strikes never
war.boots fly 10 6 height 6
  War has moved to 10 6 on level 1; 4 m of movement is left.
gm person afflict war grappled
  War is grappled.
  War falls from a height of 6.
  War may react to their fall: Feather Down.
  War: speed 10 → 0 m (grappled).
dice 6 6
war.boots react pass
  War lets it pass.
  Damage of the fall: d6 6+6 = 12.
  War is prone.
  War takes bludgeoning: 12 from hit points.
show person war
  able at 10 6 on level 1, 48 of 60 hit points, AC 12
  grappled; prone
gm person relieve war grappled
  War is no longer grappled.
  War: speed 0 → 10 m (no longer grappled).
# 15 points take half of each attack, the odd point too; the other half of a shot falls on
# who has fired it, but of a heavy weapon's, or of a blow, on who is struck.
gm person hp war 60
  The GM rules: War has 60 hit points.
pass to bru.boots
  Round 9.
  The turn of Mar begins.
  The turn of Bru begins.
gm person place war 10 6
dice 14
bru.boots attack war with warden-rifle
  Bru attacks War, Warden rifle: d20 14 (advantage: prone) (disadvantage: a foe nearby) + 2 proficiency = 16 against 12, a hit.
  War may react to Bru: Mirror Ward.
dice 7
war.boots react
  War casts Mirror Ward.
  War: aegis +15, now 15.
  Damage of Warden rifle: d8 7.
  War takes piercing (7 - 3 sent back): 4 from aegis.
  Bru takes piercing: 3 from hit points.
show person war
  able at 10 6 on level 1, 60 of 60 hit points, AC 12
  aegis 11 of 15; prone
show person bru
  able at 9 6 on level 1, 57 of 60 hit points, AC 12
  Warden rifle in hand, 8 of 9
gm person place ivo 20 8
pass to bru.boots
  The turn of Ivo begins.
  The turn of War begins.
  Round 10.
  The turn of Mar begins.
  The turn of Bru begins.
bru.boots stow warden-rifle
  Bru stows Warden rifle.
pass to bru.boots
  The turn of Ivo begins.
  The turn of War begins.
  Round 11.
  The turn of Mar begins.
  The turn of Bru begins.
bru.boots draw millrace-gun
  Bru draws Millrace gun.
dice 14
bru.boots attack war with millrace-gun
  Bru attacks War, Millrace gun: d20 14 (advantage: prone) (disadvantage: a foe nearby, a heavy weapon) + 2 proficiency = 16 against 12, a hit.
  War may react to Bru: Mirror Ward.
dice 5 4 15
war.boots react pass
  War lets it pass.
  Damage of Millrace gun: d6 5+4 = 9.
  War takes piercing: 5 from aegis, 4 from hit points.
  War saves with Constitution against concentration: d20 15 against 10, success.
show person war
  able at 10 6 on level 1, 56 of 60 hit points, AC 12
  aegis 6 of 15; prone
pass to bru.boots
  The turn of Ivo begins.
  The turn of War begins.
  Round 12.
  The turn of Mar begins.
  The turn of Bru begins.
dice 14
bru.boots attack war with millrace-gun
  Bru attacks War, Millrace gun: d20 14 (advantage: prone) (disadvantage: a foe nearby, a heavy weapon) + 2 proficiency = 16 against 12, a hit.
  War may react to Bru: Mirror Ward.
dice 6 6
war.boots react pass
  War lets it pass.
  Damage of Millrace gun: d6 6+6 = 12.
  War no longer concentrates on Mirror Ward.
  War takes piercing: 6 from aegis, 6 from hit points.
show person war
  able at 10 6 on level 1, 50 of 60 hit points, AC 12
  aegis 0 of 15; prone
