title What bleeds through shields is part of one hit
covers SHIP-ZERO SHIP-NPC SHIP-DISABLE SHIP-DMG0
class gun medium across 50 strength 16 dexterity 14 tier 2 raise constitution raise constitution raise constitution
mount gun light-laser turret
fit gun shield-bleedthrough
class hulk medium across 50 dexterity 10
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hulk at 0 250 heading 180 side Red special
ship Cid hulk at 250 0 heading 180 side Red
ship Fay hulk at -250 0 heading 0 side Red special
crew ann plain gunner
crew bob none
crew cid none
crew fay none
initiative ann.gunner 20
set bob hull-max 40, hull 2, shields-max 20, shields 2, ac 10
set cid hull-max 40, hull 2, shields-max 20, shields 2, ac 10
set fay hull-max 40, hull 2, shields-max 20, shields 2, ac 10
begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
gm go-on
dice d20=12 d8=4
ann.gunner fire light at bob attacks 1
  Ann's gunner fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 10, a hit.
  Light laser damage: d8 4 + 1 light laser + 3 ship Strength = 8, 8 energy.
  Ann uses Shield Bleedthrough on Bob.
  Bob: energy takes 2 from the shields and 6 from the hull.
  The shields of Bob are down.
  Bob is disabled.
  Bob: system damage +1, now level 1: disadvantage on ability checks.
pass to ann.gunner
  Round 2.
  The turn of Ann's gunner begins.
dice d20=12 d8=4
ann.gunner fire light at cid attacks 1
  Ann's gunner fires the light laser at Cid: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 10, a hit.
  Light laser damage: d8 4 + 1 light laser + 3 ship Strength = 8, 8 energy.
  Ann uses Shield Bleedthrough on Cid.
  Cid: energy takes 2 from the shields and 6 from the hull.
  The shields of Cid are down.
  Cid explodes.
pass to ann.gunner
  Round 3.
  The turn of Ann's gunner begins.
dice d20=12 d8=4
ann.gunner fire light at fay attacks 1 disable
  Ann's gunner fires the light laser at Fay: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 10, a hit.
  Light laser damage: d8 4 + 1 light laser + 3 ship Strength = 8, 8 energy.
  Ann uses Shield Bleedthrough on Fay.
  Fay: energy takes 2 from the shields and 6 from the hull.
  The shields of Fay are down.
  Fay is disabled.
  Fay: system damage +1, now level 1: disadvantage on ability checks.
  Fay is stable: disabled, but no longer falling apart.
show fay state system-damage
  state stable
  system-damage 1: disadvantage on ability checks
