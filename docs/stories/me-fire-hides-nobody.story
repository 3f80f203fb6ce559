title Fire hides nobody, though smoke lies on the same deck
covers ME-USE ME-UNSEEN

book me5e
room 40 12
sheet sapper like plain, dexterity 14, hp 60, device smoke-grenade 1, device inferno-grenade 1
sheet gunner like plain, weapon warden-rifle
sheet thug like plain, hp 80
person Sap sapper at 2 5 side Blue
person Gun gunner at 2 7 side Blue
person Una thug at 7 5 side Red
person Vic thug at 5 10 side Red special
initiative sap 20, gun 10, una 5, vic 4

begin
  The battle goes on.
  Round 1.
  The turn of Sap begins.
dice 13 1 1 1
sap.boots use inferno-grenade at 7 5
  Sap uses inferno grenade.
  Reached by inferno grenade: Una.
  Una saves with Dexterity against inferno grenade: d20 13 against 13, success.
  Damage of inferno grenade: d4 1+1+1 = 3.
  Una takes fire (3 - 2 by the save): 1 from hit points.
pass to una.boots
  The turn of Gun begins.
  The turn of Una begins.
dice 13 1 1 1
pass to sap.boots
  Una saves with Dexterity against inferno grenade: d20 13 against 13, success.
  Damage of inferno grenade: d4 1+1+1 = 3.
  Una takes fire (3 - 2 by the save): 1 from hit points.
  The turn of Vic begins.
  Round 2.
  The turn of Sap begins.
sap.boots use smoke-grenade at 5 10
  Sap uses smoke grenade.
pass to gun.boots
  The turn of Gun begins.
show aim gun una with warden-rifle
  +2 against 12
show aim gun vic with warden-rifle
  refused: Gun does not know where that is: attack a square in view instead [ME-UNSEEN]
