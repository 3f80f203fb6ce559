title Evade lost: one's own gunner is hindered
covers SHIP-EVADE

ship Hesper corvette at 0 0 heading 0 side Blue
ship Kite fighter at 0 300 heading 180 side Red
crew hesper pilot gunner gunner
set kite ac 30
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.

# Kite's pilot wins. Hesper's own first attack on Kite has
# disadvantage: the first of whichever gunner fires first, and only that one.
dice d20=2 d20=10
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 2 + 2 Intelligence + 2 Piloting proficiency = 6, against Kite: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, lost.
  The first attack of Hesper on Kite has disadvantage.
pass
  The turn of Hesper's gunner begins.
dice d20=3 d20=2 d20=2
hesper.gunner fire laser at kite
  Hesper's gunner fires the laser cannon at Kite: d20 2, dropped 3 (disadvantage: Evade) + 2 proficiency + 2 ship Dexterity = 6 against AC 34, a miss.
  Hesper's gunner fires the laser cannon at Kite: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 34, a miss.
pass
  The turn of Hesper's gunner 2 begins.
dice d20=3 d20=2
hesper.gunner-2 fire laser-2 at kite
  Hesper's gunner 2 fires the laser cannon at Kite: d20 3 + 2 proficiency + 2 ship Dexterity = 7 against AC 34, a miss.
  Hesper's gunner 2 fires the laser cannon at Kite: d20 2 + 2 proficiency + 2 ship Dexterity = 6 against AC 34, a miss.

# Where the target saves instead, what hinders the attack helps the save.
pass to hesper.pilot
  The turn of Kite begins.
  Round 2.
  The turn of Hesper's pilot begins.
dice d20=2 d20=10
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 2 + 2 Intelligence + 2 Piloting proficiency = 6, against Kite: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, lost.
  The first attack of Hesper on Kite has disadvantage.
pass
  The turn of Hesper's gunner begins.
dice d20=3 d20=17 d12=2 d12=3 d12=4
hesper.gunner fire missile at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 17, dropped 3 (advantage: Evade (attack)) + 3 ship Dexterity + 2 proficiency = 22 against 14, success.
  Blast missile damage: d12 2+3+4 + 1 ship Strength = 10, 5 energy, half by the save.
  Kite: energy takes 5 from the shields.
