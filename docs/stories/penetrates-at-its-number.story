title A roll that pierces hits the second ship at exactly its AC, and misses at one less
covers SHIP-FEATURE

class gun medium across 50 dexterity 14 strength 10
mount gun light-laser turret
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob gun at 0 250 heading 180 side Red special
ship Cid gun at 0 350 heading 180 side Red special
crew ann plain gunner
crew bob none
crew cid none
member ann.gunner rank 1 feature penetrating-gambit
initiative ann.gunner 20
set bob hull-max 200, hull 200, shields-max 0, ac 10
set cid hull-max 200, hull 200, shields-max 0, ac 17

begin
  The battle goes on.
  Round 1.
  The turn of Ann's gunner begins.
gm go-on
dice 13 4 2
ann.gunner fire light at bob attacks 1 with penetrating-gambit
  Ann's gunner fires the light laser at Bob: d20 13 + 2 proficiency + 2 ship Dexterity = 17 against AC 10, a hit.
  Ann's gunner uses Penetrating Gambit on Bob.
  Light laser damage: d8 4 + 1 light laser = 5, 5 energy.
  The shot goes through to Cid: d4 2, 2 energy.
  Bob: energy takes 5 from the hull.
  Cid: energy takes 2 from the hull.
show cid hull
  hull 198 of 200
pass to ann.gunner
  Round 2.
  The turn of Ann's gunner begins.
dice 12 4
ann.gunner fire light at bob attacks 1 with penetrating-gambit
  Ann's gunner fires the light laser at Bob: d20 12 + 2 proficiency + 2 ship Dexterity = 16 against AC 10, a hit.
  Ann's gunner uses Penetrating Gambit on Bob.
  Light laser damage: d8 4 + 1 light laser = 5, 5 energy.
  Bob: energy takes 5 from the hull.
show cid hull
  hull 198 of 200
