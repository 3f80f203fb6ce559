title Whoever is about to jump onto a mine may notice it, and stays
covers ME-USE ME-MOVE

book me5e
room 30 12
sheet sapper like plain, device proximity-mine 2
sheet thug like plain, hp 80
person Sap sapper at 8 5 side Blue
person Una thug at 12 5 side Red
initiative sap 20, una 10

begin
  The battle goes on.
  Round 1.
  The turn of Sap begins.
gm person afflict una blinded
  Una is blinded.
sap.boots use proximity-mine at 9 5
  Sap uses proximity mine.
gm person relieve una blinded
  Una is no longer blinded.
gm person place sap 3 9
pass to una.boots
  The turn of Una begins.
# 10 notices it before the leap, which is not paid for.
dice 10
una.boots jump 10 5
  Una, proximity mine: d20 10 against 10, success.
  Una notices a proximity mine at 9 5 on level 1.
  Una has moved to 12 5 on level 1; 10 m of movement is left.
show una.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 10 m
show mines una.boots
  proximity mine at 9 5 on level 1, another side's: 1d8 thunder, hurts the first who comes within 2 m, sphere 2 m
