title One mark at a time, and an inspiring word for somebody else
covers SHIP-FEATURE

ship Hesper courier at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 300 heading 180 side Red special
ship Rook fighter at 100 280 heading 180 side Red special
crew hesper plain pilot gunner operator coordinator
crew magpie plain pilot gunner
crew rook plain pilot gunner
member hesper.operator rank 2
member hesper.coordinator rank 1
initiative hesper.operator 20, hesper.coordinator 19, magpie.gunner 16, rook.gunner 14, hesper.gunner 12, hesper.pilot 10, magpie.pilot 5, rook.pilot 4

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
hesper.operator feature system-disruption at magpie
  Hesper's operator uses System Disruption on Magpie.
pass to hesper.coordinator
  The turn of Hesper's coordinator begins.
hesper.coordinator feature inspiring-display on hesper.coordinator
  refused [SHIP-FEATURE] Inspiring Display works on somebody else, not on you
pass to magpie.gunner
  The turn of Magpie's gunner begins.
# 14 against 9 would hit; the die takes it to 8.
dice d20=10 d6=6
magpie.gunner fire rapid at hesper attacks 1
  Hesper's operator uses Disruption.
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 10, less d6 6 Disruption + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 8 against AC 9, a miss.
pass to hesper.operator
  The turn of Rook's gunner begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
# Another mark ends the first, and what came with it.
hesper.operator feature system-disruption at rook
  Hesper's operator uses System Disruption on Rook.
pass to magpie.gunner
  The turn of Hesper's coordinator begins.
  The turn of Magpie's gunner begins.
dice d20=10 d6=1
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 10 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 14 against AC 9, a hit.
  Rapid-fire laser damage: d6 1, 1 energy.
  Hesper: energy takes 1 from the shields.
pass to rook.gunner
  The turn of Rook's gunner begins.
dice d20=10 d6=6
rook.gunner fire rapid at hesper attacks 1
  Hesper's operator uses Disruption.
  Rook's gunner fires the rapid-fire laser at Hesper: d20 10, less d6 6 Disruption + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 8 against AC 9, a miss.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=15 d8=4
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Magpie: energy takes 6 from the shields.
dice d20=15 d8=4 d6=6
hesper.gunner fire laser at rook attacks 1
  Hesper's gunner fires the light laser at Rook: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 4, d6 6 Disrupted Defenses + 1 light laser + 1 ship Strength = 12, 12 energy.
  Rook: energy takes 12 from the shields.
