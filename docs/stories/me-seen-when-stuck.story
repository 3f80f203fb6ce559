title A grenade that has stuck is known to who then sees it, and a mine with a word goes off at its layer's alone
covers ME-USE
book me5e
room 30 12
square wall from 12 1 to 12 8
sheet sapper like plain, device recon-mine 1, device trip-mine 1, device sticky-grenade 1
person Sap sapper at 14 5 side Blue
person Bea sapper at 24 5 side Blue
person Una plain at 9 6 side Red
initiative sap 20, bea 10, una 5

begin
  The battle goes on.
  Round 1.
  The turn of Sap begins.
# Una sees neither the throw nor, at first, where the grenade lies.
sap.boots use sticky-grenade at 16 9
  Sap uses sticky grenade.
show mines una.boots
  no mines
pass to una.boots
  The turn of Bea begins.
  The turn of Una begins.
una.boots move 9 7
  Una has moved to 9 7 on level 1; 8 m of movement is left.
show mines una.boots
  no mines
una.boots move 10 9
  Una has moved to 10 9 on level 1; 4 m of movement is left.
show mines una.boots
  sticky grenade at 16 9 on level 1, another side's: 3d6 thunder, goes off at the start of your next turn; thrown at somebody, it may stick to them, who then cannot save, Dexterity 13 for half, sphere 4 m
pass to sap.boots
  Round 2.
  The turn of Sap begins.
  The sticky grenade at 16 9 on level 1 goes off.
  Nobody is reached by sticky grenade.
# Set off is offered for the recon mine to its layer, and for the trip mine to nobody.
sap.boots use recon-mine at 18 5
  Sap uses recon mine.
pass to bea.boots
  The turn of Bea begins.
bea.boots use trip-mine at 22 8
  Bea uses trip mine.
show options bea.boots
  ...
  Search (investigation): refused [ME-SEARCH] Bea has no action left
  Disarm, bare hands: refused [ME-USE] Bea has no action left
  Disarm, bare hands: refused [ME-USE] Bea has no action left
  End turn
  ...
show options sap.boots
  ...
  Search (investigation): refused [ME-TURN] it is not your turn
  Set off, bare hands: refused [ME-TURN] it is not your turn
  Disarm, bare hands: refused [ME-TURN] it is not your turn
  Disarm, bare hands: refused [ME-TURN] it is not your turn
  End turn: refused [ME-TURN] it is not your turn
  ...
