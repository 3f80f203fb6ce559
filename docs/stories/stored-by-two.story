title A d20 that one coordinator has stored stays when that of another is used
covers SHIP-FEATURE SHIP-DIRECT

class probe medium across 50
mount probe laser-cannon turret
mount probe heavy-laser turret
ship Ann probe at 0 0 heading 0 side Blue special
ship Bob probe at 0 250 heading 180 side Red special
crew ann plain coordinator coordinator gunner gunner
crew bob none
member ann.coordinator rank 2
member ann.coordinator-2 rank 2
set bob ac 12, hull-max 200, hull 200
initiative ann.coordinator 20, ann.coordinator-2 18, ann.gunner 15, ann.gunner-2 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann's coordinator begins.
dice 19
ann.coordinator direct ann.gunner against bob
  Ann's coordinator directs Ann's gunner: advantage on the first attack on Bob.
  Ann's coordinator, Uplifting Directive: d20 19.
pass to ann.coordinator-2
  The turn of Ann's coordinator 2 begins.
dice 18
ann.coordinator-2 direct ann.gunner-2 against bob
  Ann's coordinator 2 directs Ann's gunner 2: advantage on the first attack on Bob.
  Ann's coordinator 2, Uplifting Directive: d20 18.
pass to ann.gunner
  The turn of Ann's gunner begins.
dice 2 3 4
ann.gunner fire laser-cannon at bob attacks 1
  Ann's gunner fires the laser cannon at Bob: d20 19 Uplifting Directive, dropped 2, dropped 3 (advantage: Direct) + 2 proficiency + 2 ship Dexterity = 23 against AC 12, a hit.
  Laser cannon damage: d8 4 + 1 ship Strength = 5, 5 energy.
  Bob: energy takes 5 from the hull.
pass to ann.gunner-2
  The turn of Ann's gunner 2 begins.
dice 2 3 4
ann.gunner-2 fire heavy at bob
  Ann's gunner 2 fires the heavy laser at Bob: d20 18 Uplifting Directive, dropped 2, dropped 3 (advantage: Direct) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 23 against AC 12, a hit.
  Heavy laser damage: d8 4 + 1 heavy laser + 1 ship Strength = 6, 6 energy.
  Bob: energy takes 6 from the hull.
