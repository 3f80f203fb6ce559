title A bomb is no ship to mark, nor to bring down by a gambit
covers SHIP-BOMB SHIP-FEATURE
class dropper medium across 50 strength 14 dexterity 14
mount dropper bomb-deployer aft bomblet 4 proximity-mine 4
class gun medium across 50 strength 10 dexterity 18
mount gun light-laser turret
mount gun light-laser turret
ship Ann dropper at 0 0 heading 180 side Blue special
ship Bob gun at 300 130 heading 180 side Red special
ship Dan gun at 0 -500 heading 180 side Blue special
crew ann plain gunner pilot
crew bob plain gunner gunner operator pilot
crew dan none
member bob.gunner-1 rank 2 feature explosive-gambit feature crippling-gambit
member bob.gunner-2 rank 2 feature penetrating-gambit
member bob.operator rank 1
set bob hull-max 100, hull 100, shields-max 0
set ann hull-max 100, hull 100, shields-max 0
initiative ann.gunner 20, bob.operator 18, bob.gunner-1 15, bob.gunner-2 14, bob.pilot 3, ann.pilot 1
begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
gm go-on
ann.gunner drop bomb-deployer bomblet
  Ann's gunner lets go of bomblet 4.
pass to bob.operator
  The turn of Bob's operator begins.
bob.operator feature system-disruption at bomblet-4
  refused [SHIP-FEATURE] bomblet 4 is a bomb, not a ship
pass to bob.gunner-1
  The turn of Bob's gunner begins.
dice d20=16 d20=17 d8=1 d20=15 d12=1 d12=1 d12=1
bob.gunner-1 fire light at bomblet-4 attacks 1
  Bob's gunner fires the light laser at bomblet 4: d20 16, dropped 17 (disadvantage: long range) + 2 proficiency + 4 ship Dexterity = 22 against AC 20, a hit.
  Light laser damage: d8 1 + 1 light laser = 2, 2 energy.
  Bomblet 4: energy takes 2 from the hull.
  Bomblet 4 goes off.
  Ann, Dexterity save against bomblet: d20 15 + 2 ship Dexterity = 17 against 12, success.
  Bomblet damage: d12 1+1+1 + 2 ship Strength = 5, 5 energy.
  Ann: energy (5 - 3 by the save) takes 2 from the hull.
show features bob.gunner-1
  Keen Gunnery (feature)
  Explosive Gambit (gambit), 3 of 3 left, d6
  Crippling Gambit (gambit), 3 of 3 left, d6
