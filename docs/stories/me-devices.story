title On foot: grenades, smoke, bursts, launchers
covers ME-USE ME-DAMAGE ME-CRIT

book me5e
room 30 12
sheet sapper like plain, dexterity 14, hp 60, device arc-grenade 2, device cluster-grenade 1, device flashbang 1, device homing-grenade 1, device inferno-grenade 1, device lift-grenade 1, device smoke-grenade 1, device sticky-grenade 3, device scatter-grenade 1, device frag-grenade 1 mark 2
sheet heavy like plain, strength 16, dexterity 14, hp 60, weapon warden-rifle, weapon petard-launcher, device flashbang 1 mark 3
sheet thug like plain, hp 80
sheet suited like plain, hp 80, shields 6 regain 5
person Sap sapper at 2 5 side Blue
person Hal heavy at 2 8 side Blue
person Una thug at 6 5 side Red
person Vic suited at 7 5 side Red
initiative sap 20, hal 15, una 5, vic 4

begin
  The battle goes on.
  Round 1.
  The turn of Sap begins.
# 3d6 lightning, Dexterity 13 for half; lightning counts twice against shields.
dice 13 12 4 5 6
sap.boots use arc-grenade at 6 5
  Sap uses arc grenade.
  Reached by arc grenade: Una, Vic.
  Una saves with Dexterity against arc grenade: d20 13 against 13, success.
  Vic saves with Dexterity against arc grenade: d20 12 against 13, failure.
  Damage of arc grenade: d6 4+5+6 = 15.
  Vic takes lightning (15 + 3 shields): 6 from shields, 12 from hit points.
  Una takes lightning (15 - 8 by the save): 7 from hit points.
show person vic
  able at 7 5 on level 1, 68 of 80 hit points, AC 12
  shields 0 of 6
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 2.
  The turn of Sap begins.
dice 16 15 3 4
sap.boots use cluster-grenade at 6 5
  Sap uses cluster grenade.
  Reached by cluster grenade: Una, Vic.
  Una saves with Dexterity against cluster grenade: d20 16 against 16, success.
  Vic saves with Dexterity against cluster grenade: d20 15 against 16, failure.
  Damage of cluster grenade: d6 3+4 = 7.
  Vic takes thunder: 7 from hit points.
  Una takes thunder (7 - 4 by the save): 3 from hit points.
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 3.
  The turn of Sap begins.
dice 13 12
sap.boots use flashbang at 6 5
  Sap uses flashbang.
  Reached by flashbang: Una, Vic.
  Una saves with Constitution against flashbang: d20 13 against 13, success.
  Vic saves with Constitution against flashbang: d20 12 against 13, failure.
  Vic is blinded.
show aim vic sap with fists
  refused: 10 m is beyond a reach of 2 m [ME-MELEE]
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 4.
  The turn of Sap begins.
# It finds the one it is thrown at, who cannot save.
dice 10 4
sap.boots use homing-grenade on una
  Sap uses homing grenade on Una.
  Reached by homing grenade: Una, Vic.
  Una automatically fails the Dexterity save against homing grenade.
  Vic saves with Dexterity against homing grenade: d20 10 against 10, success.
  Damage of homing grenade: d6 4.
  Una takes thunder: 4 from hit points.
  Vic takes thunder (4 - 2 by the save): 2 from hit points.
pass to sap.boots
  Vic is no longer blinded.
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 5.
  The turn of Sap begins.
dice 13 12
sap.boots use lift-grenade at 6 5
  Sap uses lift grenade.
  Reached by lift grenade: Una, Vic.
  Una saves with Strength against lift grenade: d20 13 against 13, success.
  Vic saves with Strength against lift grenade: d20 12 against 13, failure.
  Vic is lifted.
  Vic: speed 10 → 0 m (restrained).
show person vic
  able at 7 5 on level 1, 59 of 80 hit points, AC 12
  shields 0 of 6; lifted
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 6.
  The turn of Sap begins.
# Smoke hides who is in it or behind it.
sap.boots use smoke-grenade at 6 5
  Sap uses smoke grenade.
show aim sap una with fists
  refused: Sap has no action left [ME-ATTACK]
pass to hal.boots
  Vic is no longer lifted.
  The turn of Hal begins.
  Vic: speed 0 → 10 m (no longer restrained).
hal.boots attack una
  refused [ME-UNSEEN] Hal does not know where that is: attack a square in view instead
pass to sap.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 7.
  The turn of Sap begins.
# It goes off at the start of the thrower's next turn. Thrown at somebody it is an attack
# with Dexterity alone: 10 and 2 reach 12, and who wears it cannot save; 9 and 2 do not.
gm person place una 5 10
gm person place vic 6 10
dice 10
sap.boots use sticky-grenade on una
  Sap uses sticky grenade on Una.
  Sap attacks Una, sticky grenade: d20 10 + 2 Dexterity = 12 against 12, a hit.
dice 12 4 4 4
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 8.
  The turn of Sap begins.
  The sticky grenade at 5 10 on level 1 goes off.
  Reached by sticky grenade: Una, Vic.
  Una automatically fails the Dexterity save against sticky grenade.
  Vic saves with Dexterity against sticky grenade: d20 12 against 13, failure.
  Damage of sticky grenade: d6 4+4+4 = 12.
  Una takes thunder: 12 from hit points.
  Vic takes thunder: 12 from hit points.
dice 9
sap.boots use sticky-grenade on una
  Sap uses sticky grenade on Una.
  Sap attacks Una, sticky grenade: d20 9 + 2 Dexterity = 11 against 12, a miss.
dice 13 13 4 4 4
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 9.
  The turn of Sap begins.
  The sticky grenade at 5 10 on level 1 goes off.
  Reached by sticky grenade: Una, Vic.
  Una saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Vic saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Damage of sticky grenade: d6 4+4+4 = 12.
  Una takes thunder (12 - 6 by the save): 6 from hit points.
  Vic takes thunder (12 - 6 by the save): 6 from hit points.
# At a square it sticks to nobody.
sap.boots use sticky-grenade at 5 10
  Sap uses sticky grenade.
dice 13 13 4 4 4
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 10.
  The turn of Sap begins.
  The sticky grenade at 5 10 on level 1 goes off.
  Reached by sticky grenade: Una, Vic.
  Una saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Vic saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Damage of sticky grenade: d6 4+4+4 = 12.
  Una takes thunder (12 - 6 by the save): 6 from hit points.
  Vic takes thunder (12 - 6 by the save): 6 from hit points.
pass to hal.boots
  The turn of Hal begins.
# A burst: all in two squares by two save by Dexterity against 15, for three shots.
gm person place una 6 8
gm person place vic 7 8
dice 15 12 5
hal.boots attack at 6 8 burst
  Una saves with Dexterity against Warden rifle burst: d20 15 against 15, success.
  Vic saves with Dexterity against Warden rifle burst: d20 12 + 2 cover = 14 against 15, failure.
  Damage of Warden rifle: d8 5 + 2 Dexterity = 7.
  Vic takes piercing: 7 from hit points.
show person hal
  able at 2 8 on level 1, 60 of 60 hit points, AC 12
  Warden rifle in hand, 6 of 9
pass to hal.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 11.
  The turn of Sap begins.
  The turn of Hal begins.
# A launcher has to be aimed for a round, and nobody is proficient with it.
hal.boots stow warden
  Hal stows Warden rifle.
pass to hal.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 12.
  The turn of Sap begins.
  The turn of Hal begins.
hal.boots draw petard
  Hal draws Petard launcher.
hal.boots attack una with petard
  refused [ME-RELOAD] Petard launcher must be aimed for a round first
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
show person hal
  able at 2 8 on level 1, 60 of 60 hit points, AC 12
  targeting; Petard launcher in hand, 6 of 6
pass to hal.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 13.
  The turn of Sap begins.
  The turn of Hal begins.
dice 13 14 1 2 3 4 5 6
hal.boots attack una with petard
  Hal uses Petard launcher on Una.
  Reached by Petard launcher: Una, Vic.
  Una saves with Dexterity against Petard launcher: d20 13 against 14, failure.
  Vic saves with Dexterity against Petard launcher: d20 14 against 14, success.
  Damage of Petard launcher: d12 1+2+3+4+5+6 = 21.
  Hal is no longer targeting.
  Una takes thunder: 21 from hit points.
  Vic takes thunder (21 - 11 by the save): 10 from hit points.
  Hal: speed 5 → 10 m (no longer targeting).
# Its ground burns for ten rounds: a save when one comes into it for the first time in a
# turn, and at the end of a turn there.
pass to sap.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 14.
  The turn of Sap begins.
gm person place sap 12 5
gm person place una 17 5
gm person place vic 20 5
gm person place hal 2 2
gm person hp una 80
  The GM rules: Una has 80 hit points.
gm person hp vic 80
  The GM rules: Vic has 80 hit points.
dice 14 2 2 2
sap.boots use inferno-grenade at 16 5
  Sap uses inferno grenade.
  Reached by inferno grenade: Una.
  Una saves with Dexterity against inferno grenade: d20 14 against 13, success.
  Damage of inferno grenade: d4 2+2+2 = 6.
  Una takes fire (6 - 3 by the save): 3 from hit points.
show aim sap vic with fists
  refused: Sap has no action left [ME-ATTACK]
pass to una.boots
  The turn of Hal begins.
  The turn of Una begins.
dice 12 1 2 3
una.boots end
  Una saves with Dexterity against inferno grenade: d20 12 against 13, failure.
  Damage of inferno grenade: d4 1+2+3 = 6.
  Una takes fire: 6 from hit points.
  The turn of Vic begins.
dice 13 2 2 1
vic.boots move 18 5, 19 5, 18 5, 19 5
  Vic saves with Dexterity against inferno grenade: d20 13 + 2 cover = 15 against 13, success.
  Damage of inferno grenade: d4 2+2+1 = 5.
  Vic takes fire (5 - 3 by the save): 2 from hit points.
  Vic has moved to 19 5 on level 1; no movement is left.
show person vic
  able at 19 5 on level 1, 78 of 80 hit points, AC 12
  shields 0 of 6
pass to sap.boots
  Round 15.
  The turn of Sap begins.
# Three areas, each with its own saves and its own dice; who is in two of them is hit twice.
gm person place una 20 2
gm person place vic 20 8
gm person place sap 16 8
sap.boots use scatter-grenade at 20 8 and 19 7 and 20 2 and 19 6
  refused [ME-USE] scatter grenade is for 3 areas
dice 13 4 12 3 13 2
sap.boots use scatter-grenade at 20 8 and 19 7 and 20 4
  Sap uses scatter grenade.
  Reached by scatter grenade: Vic.
  Vic saves with Dexterity against scatter grenade: d20 13 against 13, success.
  Damage of scatter grenade: d4 4.
  Reached by scatter grenade: Vic.
  Vic saves with Dexterity against scatter grenade: d20 12 against 13, failure.
  Damage of scatter grenade: d4 3.
  Reached by scatter grenade: Una.
  Una saves with Dexterity against scatter grenade: d20 13 against 13, success.
  Damage of scatter grenade: d4 2.
  Vic takes piercing (4 - 2 by the save): 2 from hit points.
  Vic takes piercing: 3 from hit points.
  Una takes piercing (2 - 1 by the save): 1 from hit points.
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 16.
  The turn of Sap begins.
# A second mark has a die more, a third flashbang 2 more to withstand.
gm person place sap 16 9
gm person place una 20 6
dice 13 3 3 3 3
sap.boots use frag-grenade at 20 5
  Sap uses frag grenade.
  Reached by frag grenade: Una.
  Una saves with Dexterity against frag grenade: d20 13 against 13, success.
  Damage of frag grenade: d12 3+3+3+3 = 12.
  Una takes piercing (12 - 6 by the save): 6 from hit points.
pass to hal.boots
  The turn of Hal begins.
gm person place hal 16 7
gm person place vic 20 7
dice 15 14
hal.boots use flashbang at 20 6
  Hal uses flashbang.
  Reached by flashbang: Una, Vic.
  Una saves with Constitution against flashbang: d20 15 against 15, success.
  Vic saves with Constitution against flashbang: d20 14 against 15, failure.
  Vic is blinded.
