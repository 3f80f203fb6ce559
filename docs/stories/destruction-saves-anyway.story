title Destruction saves that come between turns are thrown as any other
covers SHIP-DSAVE SHIP-SYSDMG SHIP-FEATURE
class gun medium across 50
mount gun light-laser turret
class drive medium across 50 tier 3 raise constitution raise constitution raise constitution raise constitution
fit drive invulnerability-drive
ship Bob gun at 0 250 heading 180 side Red special
ship Ann gun at 0 0 heading 0 side Blue special
ship Cid drive at 5000 0 heading 0 side Red special
crew bob plain gunner mechanic
crew ann none
crew cid plain pilot
member bob.mechanic rank 4 intelligence 16
set bob hull-max 40, hull 20, system-damage 5
set cid hull-max 40, hull 40, system-damage 3
initiative bob.gunner 18, cid.pilot 14, bob.mechanic 1

dice d8=1
begin
  The battle goes on.
  Round 1.
  Cid's pilot uses Head Start.
  Cid's pilot, Head Start: d8 1.
  The turn of Bob's gunner begins.
# Level 5 and a natural 1: Last Resort adds 3, level 3 hinders.
dice d20=1 d20=1 d20=8 d20=12
bob.gunner fire light at ann attacks 1
  Bob's gunner fires the light laser at Ann: d20 1, dropped 1 (disadvantage: system damage 3) + 2 proficiency + 2 ship Dexterity = 5 against AC 8, a miss.
  Bob's gunner, destruction save of a used ship: d20 8, dropped 12 (disadvantage: system damage 3) + 3 Last Resort = 11 against 10, success.
show bob system-damage
  system-damage 5: a natural 1 of its crew calls for a destruction save
pass to cid.pilot
  The turn of Cid's pilot begins.
# After a round of the drive: level 3 hinders here too.
dice d4=1
cid.pilot feature invulnerability-drive
  Cid's pilot uses Invulnerability Drive.
  Cid's pilot, Invulnerability Drive, rounds: d4 1.
  Cid: flying speed 125 → 62 ft (Invulnerability Drive).
  Cid: cost of turning 90° 125 → 62 ft (Invulnerability Drive).
dice d20=15 d20=11
pass to cid.pilot
  The turn of Bob's mechanic begins.
  Cid: flying speed 62 → 50 ft (Head Start ends).
  Cid: cost of turning 90° 62 → 50 ft (Head Start ends).
  Round 2.
  The turn of Bob's gunner begins.
  The turn of Cid's pilot begins.
  Cid makes a destruction save: d20 11, dropped 15 (disadvantage: system damage 3) = 11 against 10, success.
  Cid: flying speed 50 → 100 ft (Invulnerability Drive ends).
  Cid: cost of turning 90° 50 → 100 ft (Invulnerability Drive ends).
show cid system-damage
  system-damage 3: disadvantage on attacks and saves
