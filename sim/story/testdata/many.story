title What is done to many, each for themselves, and what the pilot fires from the cockpit
covers SHIP-FEATURE SHIP-DEVICE

class tug medium across 50 strength 10 dexterity 10
mount tug light-laser turret
mount tug slug-railgun turret
mount tug heavy-laser turret
fit tug siren, good-word, twin-slave, lock-on
ship Hesper tug at 0 0 heading 0 side Blue special
ship Wren tug at 190 0 heading 0 side Blue special
ship Kite tug at 0 450 heading 180 side Red special
ship Rook tug at 0 650 heading 180 side Red special
crew hesper plain pilot operator
crew wren plain pilot mechanic
crew kite plain pilot gunner
crew rook plain pilot gunner
set kite hull-max 50, hull 50, ac 15
set hesper hull-max 50, hull 50, ac 15
initiative hesper.operator 20, hesper.pilot 15, kite.gunner 12, rook.gunner 11, kite.pilot 10, wren 5, rook.pilot 4

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
# 8 and the proficiency; Rook is too far away.
dice d20=10 d20=9
hesper.operator feature siren
  Hesper's operator uses Siren.
  Kite's pilot, Intelligence save against Siren: d20 10 against 10, and keeps their nerve.
  Kite's gunner, Intelligence save against Siren: d20 9 against 10, and is frightened.
# The own pilot, and one of two aboard Wren.
hesper.operator feature good-word
  Hesper's operator uses Good Word.
  Hesper's operator uses Good Word on Hesper's pilot.
  Hesper's operator uses Good Word on Wren's pilot.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
# Two are slaved, the third is not, and until they are locked on they are fired badly.
hesper.pilot fire heavy-laser at kite
  refused [SHIP-DEVICE] the heavy laser is not slaved to the cockpit
dice d20=15 d20=4 d20=15 d20=4
hesper.pilot fire light-laser at kite
  Hesper's pilot fires the light laser at Kite: d20 4, dropped 15 (disadvantage: long range, fired from the cockpit) + 2 proficiency = 6 against AC 15, a miss.
  Hesper's pilot fires the light laser at Kite: d20 4, dropped 15 (disadvantage: long range, fired from the cockpit) + 2 proficiency = 6 against AC 15, a miss.
hesper.pilot feature lock-on
  Hesper's pilot uses Lock-on.
pass to kite.gunner
  The turn of Kite's gunner begins.
dice d20=15 d20=2 d20=15 d20=2
kite.gunner fire light-laser at hesper
  Kite's gunner fires the light laser at Hesper: d20 2, dropped 15 (disadvantage: long range, Siren) + 2 proficiency = 4 against AC 15, a miss.
  Kite's gunner fires the light laser at Hesper: d20 2, dropped 15 (disadvantage: long range, Siren) + 2 proficiency = 4 against AC 15, a miss.
pass to hesper.pilot
  The turn of Rook's gunner begins.
  The turn of Kite's pilot begins.
  The turn of Wren's pilot begins.
  The turn of Wren's mechanic begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
  The turn of Hesper's pilot begins.
hesper.pilot feature lock-on
  Hesper's pilot uses Lock-on.
dice d20=4 d20=5
hesper.pilot fire slug-railgun at kite
  Hesper's pilot fires the slug railgun at Kite: d20 4, dropped 5 (disadvantage: inside close range) + 2 proficiency + 1 slug railgun = 7 against AC 15, a miss.
