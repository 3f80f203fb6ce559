title What lasts adds to a roll as it is thrown, and not once more when that fails
covers SHIP-FEATURE SHIP-PATCH

class tug medium across 50 strength 10 dexterity 10
mount tug light-laser turret
fit tug steady-hum
ship Hesper tug at 0 0 heading 0 side Blue special
ship Kite tug at 0 300 heading 180 side Red special
crew hesper plain pilot mechanic gunner
crew kite plain pilot
set hesper hull-max 50, hull 30
set kite hull-max 50, hull 50, ac 15
initiative hesper.mechanic 20, hesper.gunner 15, hesper.pilot 10, kite 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
hesper.mechanic feature steady-hum
  Hesper's mechanic uses Steady Hum.
# 9 with the 5, against 10; with 5 once more it would be 14.
dice d20=4 d8=1 d8=2
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 4 + 5 Steady Hum = 9 against 10, failure.
  Hesper's mechanic spends a Hit Die: d8 1, dropped 2 = 1; the hull regains 1.
# A d4 in the roll makes one less than the AC; a second one would hit.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=10 d4=2 d20=5 d4=1
hesper.gunner fire light-laser at kite
  Hesper's gunner fires the light laser at Kite: d20 10, d4 2 Steady Hum + 2 proficiency = 14 against AC 15, a miss.
  Hesper's gunner fires the light laser at Kite: d20 5, d4 1 Steady Hum + 2 proficiency = 8 against AC 15, a miss.
# It lasts.
pass to hesper.mechanic
  The turn of Hesper's pilot begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's mechanic begins.
dice d20=5 d8=1
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 5 + 5 Steady Hum = 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 1; the hull regains 1.
