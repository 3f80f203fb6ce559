title What an Exposing Gambit deals is part of one hit, and its dice with it
covers SHIP-DISABLE SHIP-CRIT SHIP-DMG0 SHIP-FEATURE
class gun medium across 50 strength 10 dexterity 14
mount gun light-laser turret
mount gun slug-railgun turret
class hulk medium across 50 dexterity 10
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hulk at 0 250 heading 180 side Red special
ship Cid hulk at 250 0 heading 180 side Red special
ship Dan hulk at 0 -250 heading 180 side Red special
ship Eve hulk at -250 0 heading 180 side Red special
crew ann plain gunner pilot
crew bob none
crew cid none
crew eve none
member ann.gunner rank 5 feature exposing-gambit
initiative ann.gunner 20, ann.pilot 1
set bob hull-max 40, hull 3, shields-max 0, shields 0, ac 10
set cid hull-max 40, hull 0, shields-max 0, shields 0, ac 10
set dan hull-max 10, hull 4, shields-max 0, shields 0, ac 10
set eve hull-max 400, hull 400, shields-max 0, shields 0, ac 10
crew dan none
begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
gm go-on
# One hit disables, for one level.
dice d20=12 d8=3 d12=5
ann.gunner fire light at bob attacks 1 disable with exposing-gambit
  Ann's gunner fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 10, a hit.
  Ann's gunner uses Exposing Gambit on Bob.
  Light laser damage: d8 3 + 1 light laser = 4, 4 energy.
  Exposing Gambit, damage: d12 5, 5 energy.
  Bob: energy takes 9 from the hull.
  Bob is disabled.
  Bob: system damage +1, now level 1: disadvantage on ability checks.
  Bob is stable: disabled, but no longer falling apart.
# A critical hit is two levels, and all dice are thrown twice.
pass to ann.gunner
  The turn of Ann's pilot begins.
  Round 2.
  The turn of Ann's gunner begins.
dice d20=20 d8=1 d8=1 d8=1 d12=1 d12=2
ann.gunner fire light at cid attacks 1 with exposing-gambit
  Ann's gunner fires the light laser at Cid: d20 20 + 2 proficiency + 2 ship Dexterity = 24 against AC 10, a critical hit.
  Ann's gunner uses Exposing Gambit on Cid.
  Light laser damage: d8 1+1+1 + 1 light laser = 4, 4 energy, all dice twice.
  Exposing Gambit, damage: d12 1+2 = 3, 3 energy, all dice twice.
  Cid: energy takes 7 from the hull.
  Cid: system damage +2, now level 2: flying speed halved, turning cost doubled.
show cid system-damage
  system-damage 2: flying speed halved, turning cost doubled
# Both together are massive.
pass to ann.gunner
  The turn of Ann's pilot begins.
  Round 3.
  The turn of Ann's gunner begins.
dice d20=12 d8=8 d12=6
ann.gunner fire light at dan attacks 1 with exposing-gambit
  Ann's gunner fires the light laser at Dan: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 10, a hit.
  Ann's gunner uses Exposing Gambit on Dan.
  Light laser damage: d8 8 + 1 light laser = 9, 9 energy.
  Exposing Gambit, damage: d12 6, 6 energy.
  Dan: energy takes 15 from the hull.
  Dan is torn apart by massive damage.
# At their highest.
pass to ann.gunner
  The turn of Ann's pilot begins.
  Round 4.
  The turn of Ann's gunner begins.
dice d20=12
ann.gunner fire light at eve attacks 1 with maximum-power with exposing-gambit
  Ann's gunner fires the light laser at Eve: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 10, a hit.
  Ann's gunner uses Maximum Power on Eve.
  Ann's gunner uses Exposing Gambit on Eve.
  Light laser damage: d8 8 + 1 light laser = 9, 9 energy.
  Exposing Gambit, damage: d12 12, 12 energy.
  Eve: energy takes 21 from the hull.
