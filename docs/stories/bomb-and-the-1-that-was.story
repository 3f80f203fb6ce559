title A 1 that another die takes the place of is no critical hit of a bomb
covers SHIP-BOMB SHIP-FEATURE SHIP-CRIT
class dropper small across 50 strength 10 dexterity 16
mount dropper bomb-deployer aft bomblet 2
class tough medium across 50 dexterity 10 tier 3 raise constitution raise constitution raise constitution raise constitution
ship Ann dropper at 0 0 heading 90 side Blue special
ship Bob tough at -26 100 heading 0 side Red special
crew ann plain gunner pilot
crew bob plain pilot mechanic
member ann.gunner rank 2
set bob hull-max 100, hull 100, shields-max 0
set ann hull-max 100, hull 100, shields-max 0
initiative ann.gunner 30, bob.pilot 20, bob.mechanic 19, ann.pilot 1
dice d8=1
begin
  The battle goes on.
  Round 1.
  Bob's pilot uses Head Start.
  Bob's pilot, Head Start: d8 1.
  The turn of Ann's gunner begins.
gm go-on
ann.gunner drop bomb-deployer bomblet
  Ann's gunner lets go of bomblet 3.
dice d20=15 d20=1 d20=20 d10=2 d10=2 d10=2
ann.gunner detonate bomblet-3
  Bomblet 3 goes off.
  Ann, Dexterity save against bomblet: d20 15 + 3 ship Dexterity = 18 against 13, success.
  Bob's pilot uses Braced Crew.
  Bob, Dexterity save against bomblet: d20 20, dropped 1 (advantage: Braced Crew) = 20 against 13, success.
  Bomblet damage: d10 2+2+2 = 6, 6 energy.
  Ann: energy (6 - 3 by the save) takes 3 from the hull.
  Bob: energy (6 - 3 by the save) takes 3 from the hull.
