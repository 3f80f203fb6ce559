title A stalled ship is invisible no longer
covers SHIP-CONDITION SHIP-FEATURE
class ghost medium across 50 tier 5 raise constitution raise constitution raise constitution raise constitution raise constitution raise constitution peak strength peak dexterity
mount ghost light-laser turret
fit ghost stealth-mode, active-camouflage, cloaking-screen, invulnerability-drive
class gun medium across 50
mount gun light-laser turret
ship Ann ghost at 0 0 heading 0 side Blue special
ship Bob gun at 0 250 heading 180 side Red special
crew ann plain gunner pilot
crew bob plain gunner pilot
set ann ac 30
initiative ann.pilot 30, bob.gunner 20, bob.pilot 10, ann.gunner 5
dice d12=1
begin
  The battle goes on.
  Round 1.
  Ann's pilot uses Head Start.
  Ann's pilot, Head Start: d12 1.
  The turn of Ann's pilot begins.
gm go-on
ann.pilot feature cloaking-screen
  Ann's pilot uses Cloaking Screen.
  Ann is invisible for 10 rounds: its attacks have advantage, attacks on it disadvantage; it can hide anywhere.
gm condition ann stalled 3
  Ann is stalled for 3 rounds: no actions or reactions, flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Ann is no longer invisible.
  The turn of Bob's gunner begins.
  Ann: flying speed 250 → 0 ft (stalled; Head Start ends, no longer invisible).
show ann conditions
  conditions stalled
pass to bob.gunner
  The turn of Bob's pilot begins.
  The turn of Ann's gunner begins.
  Round 2.
  The turn of Ann's pilot begins.
  The turn of Bob's gunner begins.
dice d20=2 d20=3
bob.gunner fire light at ann attacks 1
  Bob's gunner fires the light laser at Ann: d20 3, dropped 2 (advantage: target stalled) + 2 proficiency + 2 ship Dexterity = 7 against AC 30, a miss.
