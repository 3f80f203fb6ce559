title On foot: mines
covers ME-USE ME-SEARCH ME-DAMAGE

book me5e
room 30 12
sheet sapper like plain, dexterity 14, hp 60, device trip-mine 4, device proximity-mine 2, device recon-mine 1
sheet reader like plain, intelligence 16, wisdom 14, hp 60, skilled electronics, weapon warden-rifle
sheet thug like plain, hp 80
person Sap sapper at 2 5 side Blue
person Bea thug at 3 10 side Blue
person Una thug at 14 5 side Red
person Ren reader at 16 8 side Red
initiative sap 20, bea 15, una 10, ren 5

begin
  The battle goes on.
  Round 1.
  The turn of Sap begins.
# It lies up to 20 m away. Who sees it laid knows of it; here all others are blind.
gm person afflict una blinded
  Una is blinded.
gm person afflict ren blinded
  Ren is blinded.
sap.boots use trip-mine at 13 5
  refused [ME-RANGE] that is 22 m away, beyond 20
sap.boots use trip-mine at 10 5
  Sap uses trip mine.
show mines sap.boots
  trip mine at 10 5 on level 1, own: 2d12 thunder, goes off when anybody comes within 2 m, Dexterity 13 for half, sphere 2 m
show mines bea.boots
  trip mine at 10 5 on level 1, own: 2d12 thunder, goes off when anybody comes within 2 m, Dexterity 13 for half, sphere 2 m
show mines una.boots
  no mines
show mines gm
  trip mine at 10 5 on level 1, own: 2d12 thunder, goes off when anybody comes within 2 m, Dexterity 13 for half, sphere 2 m
gm person relieve una blinded
  Una is no longer blinded.
gm person relieve ren blinded
  Ren is no longer blinded.
pass to una.boots
  The turn of Bea begins.
  The turn of Una begins.
# Perception against 10, before the step that would set it off: 10 stops the step.
dice 10
una.boots move 9 5
  Una, trip mine: d20 10 against 10, success.
  Una notices a trip mine at 10 5 on level 1.
  Una has moved to 12 5 on level 1; 6 m of movement is left.
show mines una.boots
  trip mine at 10 5 on level 1, another side's: 2d12 thunder, goes off when anybody comes within 2 m, Dexterity 13 for half, sphere 2 m
show mines ren.boots
  trip mine at 10 5 on level 1, another side's: 2d12 thunder, goes off when anybody comes within 2 m, Dexterity 13 for half, sphere 2 m
pass to ren.boots
  The turn of Ren begins.
# Electronics against 13, from a step beyond its reach: 4 m. 8 and 5 reach it.
ren.boots disarm at 10 5
  refused [ME-USE] it is 12 m away: disarm it from within 4
gm person place ren 12 4
dice 8
ren.boots disarm at 10 5
  Ren, disarm trip mine: d20 8 + 3 Intelligence + 2 Electronics proficiency = 13 against 13, success.
  Ren disarms the trip mine at 10 5 on level 1.
show mines sap.boots
  no mines
pass to sap.boots
  Round 2.
  The turn of Sap begins.
# A failure sets it off in their hands: they save with disadvantage. 9 does not notice.
gm person afflict una blinded
  Una is blinded.
gm person afflict ren blinded
  Ren is blinded.
sap.boots use trip-mine at 10 5
  Sap uses trip mine.
gm person relieve una blinded
  Una is no longer blinded.
gm person relieve ren blinded
  Ren is no longer blinded.
pass to una.boots
  The turn of Bea begins.
  The turn of Una begins.
dice 9 13 12 12
una.boots move 9 5
  Una, trip mine: d20 9 against 10, failure.
  The trip mine at 10 5 on level 1 goes off.
  Reached by trip mine: Una.
  Una saves with Dexterity against trip mine: d20 13 against 13, success.
  Damage of trip mine: d12 12+12 = 24.
  Una takes thunder (24 - 12 by the save): 12 from hit points.
  Una has moved to 9 5 on level 1; 4 m of movement is left.
show person una
  able at 9 5 on level 1, 68 of 80 hit points, AC 12
pass to sap.boots
  The turn of Ren begins.
  Round 3.
  The turn of Sap begins.
gm person place una 14 9
gm person place ren 14 4
sap.boots use trip-mine at 11 4
  Sap uses trip mine.
pass to ren.boots
  The turn of Bea begins.
  The turn of Una begins.
  The turn of Ren begins.
gm person place ren 13 4
dice 7 18 4 6 6
ren.boots disarm at 11 4
  Ren, disarm trip mine: d20 7 + 3 Intelligence + 2 Electronics proficiency = 12 against 13, failure.
  The trip mine at 11 4 on level 1 goes off.
  Reached by trip mine: Ren.
  Ren saves with Dexterity against trip mine: d20 4, dropped 18 (disadvantage: in their hands) = 4 against 13, failure.
  Damage of trip mine: d12 6+6 = 12.
  Ren takes thunder: 12 from hit points.
show person ren
  able at 13 4 on level 1, 48 of 60 hit points, AC 12
  Warden rifle in hand, 9 of 9
pass to sap.boots
  Round 4.
  The turn of Sap begins.
# Shot at, against 10, it spares nobody: no save. A search finds what lies in sight.
gm person place una 11 9
gm person place ren 18 4
gm person afflict una blinded
  Una is blinded.
gm person afflict ren blinded
  Ren is blinded.
sap.boots use trip-mine at 12 9
  Sap uses trip mine.
gm person relieve una blinded
  Una is no longer blinded.
gm person relieve ren blinded
  Ren is no longer blinded.
pass to ren.boots
  The turn of Bea begins.
  The turn of Una begins.
  The turn of Ren begins.
dice 7
ren.boots search
  Ren searches, Perception: d20 7 + 2 Wisdom = 9.
show mines ren.boots
  no mines
pass to ren.boots
  Round 5.
  The turn of Sap begins.
  The turn of Bea begins.
  The turn of Una begins.
  The turn of Ren begins.
dice 8
ren.boots search
  Ren searches, Perception: d20 8 + 2 Wisdom = 10.
  Ren notices a trip mine at 12 9 on level 1.
show mines ren.boots
  trip mine at 12 9 on level 1, another side's: 2d12 thunder, goes off when anybody comes within 2 m, Dexterity 13 for half, sphere 2 m
pass to ren.boots
  Round 6.
  The turn of Sap begins.
  The turn of Bea begins.
  The turn of Una begins.
  The turn of Ren begins.
dice 7
ren.boots attack at 12 9
  Ren attacks the trip mine at 12 9 on level 1: d20 7 + 2 proficiency = 9 against 10.
pass to ren.boots
  Round 7.
  The turn of Sap begins.
  The turn of Bea begins.
  The turn of Una begins.
  The turn of Ren begins.
dice 8 7 8
ren.boots attack at 12 9
  Ren attacks the trip mine at 12 9 on level 1: d20 8 + 2 proficiency = 10 against 10.
  The trip mine at 12 9 on level 1 goes off.
  Reached by trip mine: Una.
  Damage of trip mine: d12 7+8 = 15.
  Una takes thunder: 15 from hit points.
show person una
  able at 11 9 on level 1, 53 of 80 hit points, AC 12
pass to sap.boots
  Round 8.
  The turn of Sap begins.
# A proximity mine lies within 2 m, and hurts the first who comes near alone, whoever
# that is, but not who has laid it.
gm person place una 4 4
gm person place ren 5 4
gm person place bea 5 8
sap.boots use proximity-mine at 4 5
  refused [ME-RANGE] that is 4 m away, beyond 2
sap.boots use proximity-mine at 3 6
  Sap uses proximity mine.
sap.boots move 2 6
  Sap has moved to 2 6 on level 1; 8 m of movement is left.
pass to bea.boots
  The turn of Bea begins.
dice 5
bea.boots move 4 7
  The proximity mine at 3 6 on level 1 goes off.
  Damage of proximity mine: d8 5.
  Bea has moved to 4 7 on level 1; 8 m of movement is left.
  Bea takes thunder: 5 from hit points.
show person bea
  able at 4 7 on level 1, 75 of 80 hit points, AC 12
pass to sap.boots
  The turn of Una begins.
  The turn of Ren begins.
  Round 9.
  The turn of Sap begins.
# One less on Defence in the cone before it, once, for foes alone; then it goes off at
# the word of who has laid it.
gm person place una 20 9
gm person place ren 20 2
gm person place bea 6 5
gm person place sap 2 5
sap.boots use recon-mine at 2 5
  refused [ME-USE] recon mine needs a square to stand on, and to face away from Sap
gm person afflict una blinded
  Una is blinded.
gm person afflict ren blinded
  Ren is blinded.
sap.boots use recon-mine at 5 5
  Sap uses recon mine.
pass to bea.boots
  The turn of Bea begins.
bea.boots move 8 5
  Bea has moved to 8 5 on level 1; 6 m of movement is left.
pass to una.boots
  The turn of Una begins.
gm person place una 12 5
gm person relieve una blinded
  Una is no longer blinded.
gm person relieve ren blinded
  Ren is no longer blinded.
dice 9
una.boots move 9 5
  Una, recon mine: d20 9 against 10, failure.
  Una is marked.
  Una: AC 12 → 11 (marked).
  Una has moved to 9 5 on level 1; 4 m of movement is left.
show person una
  able at 9 5 on level 1, 53 of 80 hit points, AC 11
  marked
show mines una.boots
  no mines
una.boots set-off at 5 5
  refused [ME-USE] Una has laid no mine at 5 5 on level 1
pass to sap.boots
  The turn of Ren begins.
  Round 10.
  The turn of Sap begins.
gm person place una 6 5
dice 13 2 3
sap.boots set-off at 5 5
  The recon mine at 5 5 on level 1 goes off.
  Reached by recon mine: Una.
  Una saves with Dexterity against recon mine: d20 13 against 13, success.
  Damage of recon mine: d4 2+3 = 5.
  Una takes thunder (5 - 3 by the save): 2 from hit points.
show mines sap.boots
  no mines
