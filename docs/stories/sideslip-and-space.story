title A ship that slips aside ends in nobody's space, and slips from attack rolls alone
covers SHIP-FEATURE SHIP-PASS SHIP-WSAVE

class gun medium across 50 strength 10 dexterity 14
mount gun light-laser turret
mount gun blast-missile turret
class hulk medium across 50 dexterity 14
ship Ann gun at 0 0 heading 0 side Blue special
ship Bob hulk at 0 590 heading 180 side Red special
ship Cid hulk at 0 650 heading 180 side Red special
crew ann plain gunner
crew bob plain pilot
crew cid plain pilot
member bob.pilot rank 2 feature sideslip
set bob hull-max 100, hull 100, shields-max 0, ac 10
initiative ann 30, bob 10, cid 5

begin
  ...
# Its 50 ft would end in the space of Cid.
dice d6=1 d20=1 d20=1
ann.gunner fire light at bob attacks 1
  Bob's pilot uses Sideslip.
  Bob's pilot, Sideslip: d6 1.
  Bob slips 10 ft aside, and is still in reach.
  Ann's gunner fires the light laser at Bob: d20 1, dropped 1 (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 5 against AC 10, a miss.
show bob place
  place 0 600
gm move bob at 0 1150
  The GM rules, Bob: it is moved.
gm move cid at 0 3000
  The GM rules, Cid: it is moved.
pass to ann.gunner
  The turn of Bob's pilot begins.
  The turn of Cid's pilot begins.
  Round 2.
  The turn of Ann's gunner begins.
dice d20=20 d20=20 d12=2 d12=2 d12=2
ann.gunner fire blast at bob attacks 1
  Ann's gunner fires at Bob, whose Dexterity save against blast missile: d20 20, dropped 20 (advantage: long range) + 2 ship Dexterity = 22 against 14, success.
  Blast missile damage: d12 2+2+2 = 6, 3 energy, half by the save.
  Bob's pilot uses Evasion.
  Bob: energy (3 - 3 Evasion) does no harm.
