title On foot: mines are disarmed in sight, and go off at the word of whoever has laid them
covers ME-USE

book me5e
room 30 12
square wall from 6 1 to 6 10
sheet sapper like plain, dexterity 14, hp 60, device recon-mine 1
sheet reader like plain, intelligence 16, hp 60, skilled electronics
sheet thug like plain, hp 80
person Sap sapper at 4 5 side Blue
person Bea reader at 7 5 side Blue
person Una thug at 28 10 side Red
initiative sap 20, bea 15, una 10

begin
  The battle goes on.
  Round 1.
  The turn of Sap begins.
sap.boots use recon-mine at 5 5
  Sap uses recon mine.
show mines bea.boots
  recon mine at 5 5 on level 1, own: foes in the cone before it have -1 to Defence; it goes off at your word, cone 10 m
pass to bea.boots
  The turn of Bea begins.
bea.boots disarm at 5 5
  refused [ME-COVER] something solid is in the way
bea.boots set-off at 5 5
  refused [ME-USE] Bea has laid no mine at 5 5 on level 1
pass to sap.boots
  The turn of Una begins.
  Round 2.
  The turn of Sap begins.
dice 13 2 3
sap.boots set-off at 5 5
  The recon mine at 5 5 on level 1 goes off.
  Reached by recon mine: Sap.
  Sap saves with Dexterity against recon mine: d20 13 + 2 Dexterity = 15 against 13, success.
  Damage of recon mine: d4 2+3 = 5.
  Sap takes thunder (5 - 3 by the save): 2 from hit points.
