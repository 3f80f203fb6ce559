title A bomb cannot be disabled, and without a reaction nobody sets it off
covers SHIP-BOMB SHIP-DISABLE SHIP-REACT
class dropper medium across 50 strength 14 dexterity 14
mount dropper bomb-deployer aft bomblet 4
class gun medium across 50 strength 10 dexterity 18
mount gun light-laser turret
ship Ann dropper at 0 0 heading 180 side Blue special
ship Bob gun at 250 150 heading 180 side Red special
crew ann plain gunner pilot
crew bob plain gunner pilot
set bob hull-max 100, hull 100, shields-max 0
set ann hull-max 100, hull 100, shields-max 0
initiative ann.gunner 20, bob.gunner 15, bob.pilot 3, ann.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
gm go-on
ann.gunner drop bomb-deployer bomblet
  Ann's gunner lets go of bomblet 3.
gm condition ann shocked 1
  Ann is shocked for a round: flying speed halved, no reactions.
  Ann: flying speed 350 → 175 ft (shocked).
ann.gunner detonate bomblet-3
  refused [SHIP-CONDITION] Ann is in no state to react
pass to bob.gunner
  The turn of Bob's gunner begins.
bob.gunner fire light at bomblet-3 attacks 1 disable
  refused [SHIP-DISABLE] bomblet 3 is a bomb: it goes off when it is hit
dice d20=20 d8=1 d8=1 d20=20 d12=2 d12=2 d12=2
bob.gunner fire light at bomblet-3 attacks 1
  Bob's gunner fires the light laser at bomblet 3: d20 20 + 2 proficiency + 4 ship Dexterity = 26 against AC 20, a critical hit.
  Light laser damage: d8 1+1 + 1 light laser = 3, 3 energy, all dice twice.
  Bomblet 3: energy takes 3 from the hull.
  Bomblet 3 goes off.
  Ann, Dexterity save against bomblet: d20 20 + 2 ship Dexterity = 22 against 12, success.
  Bomblet damage: d12 2+2+2 + 2 ship Strength = 8, 8 energy.
  Ann: energy (8 - 4 by the save) takes 4 from the hull.
