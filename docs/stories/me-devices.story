title On foot: grenades, smoke, bursts, launchers
covers ME-USE ME-DAMAGE ME-CRIT

book me5e
room 30 12
sheet sapper like plain, dexterity 14, hp 60, device arc-grenade 2, device cluster-grenade 1, device flashbang 1, device homing-grenade 1, device inferno-grenade 1, device lift-grenade 1, device smoke-grenade 1, device sticky-grenade 3, device scatter-grenade 1
sheet heavy like plain, strength 16, dexterity 14, hp 60, weapon warden-rifle, weapon petard-launcher
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
  Vic takes lightning: 6 from shields, 12 from hit points.
  Una takes lightning: 7 from hit points.
show person vic
  able at 7 5 on level 1, 68 of 80 hit points, defence 12
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
  Una takes thunder: 3 from hit points.
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
  refused: it is not Vic's turn [ME-TURN]
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Vic is blinded no longer.
  Round 4.
  The turn of Sap begins.
# It finds the one it is thrown at, who cannot save.
dice 10 4
sap.boots use homing-grenade on una
  Sap uses homing grenade on Una.
  Reached by homing grenade: Una, Vic.
  Una cannot but fail the Dexterity save against homing grenade.
  Vic saves with Dexterity against homing grenade: d20 10 against 10, success.
  Damage of homing grenade: d6 4.
  Una takes thunder: 4 from hit points.
  Vic takes thunder: 2 from hit points.
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 5.
  The turn of Sap begins.
dice 14 3 2 2 2
sap.boots use inferno-grenade at 6 5
  Sap uses inferno grenade.
  Reached by inferno grenade: Una, Vic.
  Una saves with Dexterity against inferno grenade: d20 14 against 13, success.
  Vic saves with Dexterity against inferno grenade: d20 3 against 13, failure.
  Damage of inferno grenade: d4 2+2+2 = 6.
  Vic is burning.
  Vic takes fire: 6 from hit points.
  Una takes fire: 3 from hit points.
# Burning hurts at the start of each turn; an action puts it out.
dice 4
pass to vic.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Damage of burning: d6 4.
  Vic takes fire: 4 from hit points.
vic.boots escape
  Vic is burning no longer.
pass to sap.boots
  Round 6.
  The turn of Sap begins.
dice 13 12
sap.boots use lift-grenade at 6 5
  Sap uses lift grenade.
  Reached by lift grenade: Una, Vic.
  Una saves with Strength against lift grenade: d20 13 against 13, success.
  Vic saves with Strength against lift grenade: d20 12 against 13, failure.
  Vic is lifted.
show person vic
  able at 7 5 on level 1, 49 of 80 hit points, defence 12
  shields 0 of 6; lifted
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Vic is lifted no longer.
  Round 7.
  The turn of Sap begins.
# Smoke hides who is in it or behind it.
sap.boots use smoke-grenade at 6 5
  Sap uses smoke grenade.
show aim sap una with fists
  refused: Sap has no action left [ME-ATTACK]
pass to hal.boots
  The turn of Hal begins.
hal.boots attack una
  refused [ME-UNSEEN] Hal does not know where that is: attack a square instead
pass to sap.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 8.
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
  Round 9.
  The turn of Sap begins.
  The sticky grenade at 5 10 on level 1 goes off.
  Reached by sticky grenade: Una, Vic.
  Una cannot but fail the Dexterity save against sticky grenade.
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
  Round 10.
  The turn of Sap begins.
  The sticky grenade at 5 10 on level 1 goes off.
  Reached by sticky grenade: Una, Vic.
  Una saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Vic saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Damage of sticky grenade: d6 4+4+4 = 12.
  Una takes thunder: 6 from hit points.
  Vic takes thunder: 6 from hit points.
# At a square it sticks to nobody.
sap.boots use sticky-grenade at 5 10
  Sap uses sticky grenade.
dice 13 13 4 4 4
pass to sap.boots
  The turn of Hal begins.
  The turn of Una begins.
  The turn of Vic begins.
  Round 11.
  The turn of Sap begins.
  The sticky grenade at 5 10 on level 1 goes off.
  Reached by sticky grenade: Una, Vic.
  Una saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Vic saves with Dexterity against sticky grenade: d20 13 against 13, success.
  Damage of sticky grenade: d6 4+4+4 = 12.
  Una takes thunder: 6 from hit points.
  Vic takes thunder: 6 from hit points.
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
  able at 2 8 on level 1, 60 of 60 hit points, defence 12
  Warden rifle in hand, 6 of 9
pass to hal.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 12.
  The turn of Sap begins.
  The turn of Hal begins.
# A launcher has to be aimed for a round, and nobody is proficient with it.
hal.boots stow warden
  Hal stows Warden rifle.
pass to hal.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 13.
  The turn of Sap begins.
  The turn of Hal begins.
hal.boots draw petard
  Hal draws Petard launcher.
hal.boots attack una with petard
  refused [ME-RELOAD] Petard launcher must be aimed for a round first
hal.boots aim
  Hal is targeting.
show person hal
  able at 2 8 on level 1, 60 of 60 hit points, defence 12
  targeting; Petard launcher in hand, 1 of 1
pass to hal.boots
  The turn of Una begins.
  The turn of Vic begins.
  Round 14.
  The turn of Sap begins.
  The turn of Hal begins.
dice 12 7 8 9
hal.boots attack una with petard
  Hal attacks Una, Petard launcher: d20 12 + 2 Dexterity = 14 against 12, a hit.
  Damage of Petard launcher: d12 7+8+9 + 2 Dexterity = 26.
  Hal is targeting no longer.
  Una takes thunder: 26 from hit points.
