title System damage, level by level
covers SHIP-SYSDMG

class hulk medium across 50 shield directional
mount hulk heavy-laser turret
mount hulk blast-missile turret
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 500 heading 180 side Red special
crew hesper plain pilot gunner operator mechanic
crew kite plain pilot gunner
set hesper hull-max 40, hull 20, shields-max 20, shields 1, regeneration 8
set kite hull-max 200, hull 200, shields-max 0, ac 40
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
show hesper feet turning hull shields system-damage
  feet 300 ft left of 300 ft
  turning 150 ft for 90°
  hull 20 of 40
  shields 9 of 20, regaining 8
  system-damage 0: none

# Level 1: disadvantage on every check of a deployment, which is made through the
# ship: Piloting, Technology, Mechanic's Kit. Attacks are as before.
gm edit hesper system-damage 1
  The GM rules, Hesper: System damage set to 1.
dice d20=15 d20=6 d20=5
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 6, dropped 15 (disadvantage: system damage 1) = 6, against Kite's pilot: d20 5, won.
  The first attack of Kite on Hesper has disadvantage.
pass
  The turn of Hesper's gunner begins.
dice d20=5
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 40, a miss.
pass
  The turn of Hesper's operator begins.
dice d20=15 d20=5 d20=4
hesper.operator interfere kite.gunner
  Hesper's operator, Interfere: d20 5, dropped 15 (disadvantage: system damage 1) = 5, against Kite's gunner: d20 4, won.
  The next check or attack of Kite's gunner has disadvantage.
pass
  The turn of Hesper's mechanic begins.
dice d20=15 d20=5 d8=3 d8=4
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 5, dropped 15 (disadvantage: system damage 1) = 5 against 10, failure.
  Hesper's mechanic spends a Hit Die: d8 3, dropped 4 = 3; the hull regains 3.

# Level 2: half of the flying speed, twice the turning cost.
gm edit hesper system-damage 2
  The GM rules, Hesper: System damage set to 2.
  Hesper: flying speed 300 → 150 ft (system damage 2).
show hesper feet turning
  feet 0 ft left of 150 ft
  turning 150 ft for 90°
pass to hesper.pilot
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
show hesper feet turning
  feet 150 ft left of 150 ft
  turning 150 ft for 90°
hesper.pilot fly turn 45
  Hesper has flown its course; 75 ft of flying speed is left.
show hesper feet heading
  heading 45°
  feet 75 ft left of 150 ft
pass
  The turn of Hesper's gunner begins.

# Level 3: disadvantage on attacks and saves, also where it is the other who saves.
gm edit hesper system-damage 3
  The GM rules, Hesper: System damage set to 3.
dice d20=15 d20=5
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 5, dropped 15 (disadvantage: system damage 3) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 40, a miss.
pass to kite.gunner
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
dice d20=18 d20=2 d12=1 d12=1 d12=1
kite.gunner fire blast-missile at hesper
  Kite's gunner fires at Hesper, whose Dexterity save against blast missile: d20 2, dropped 18 (disadvantage: system damage 3) + 2 ship Dexterity = 4 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Hesper: energy takes 4 from the shields.
pass to hesper.gunner
  Round 3.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 7.
  The turn of Hesper's gunner begins.
dice d20=2 d20=18 d12=1 d12=1 d12=1
hesper.gunner fire blast-missile at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 18, dropped 2 (advantage: attacker's system damage 3) + 2 ship Dexterity = 20 against 14, success.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 2 energy, half by the save.
  Kite: energy takes 2 from the hull.

# Level 4: the maxima of hull and shields and the regeneration are halved, and
# what is above them is gone.
gm edit hesper hull 38
  The GM rules, Hesper: Hull set to 38.
gm edit hesper shields 18
  The GM rules, Hesper: Shields set to 18.
gm edit hesper system-damage 4
  The GM rules, Hesper: System damage set to 4.
  Hesper: shield regeneration 8 → 4 (system damage 4).
  Hesper: hull point maximum 40 → 20 (system damage 4).
  Hesper: shield point maximum 20 → 10 (system damage 4).
show hesper hull shields
  hull 20 of 20
  shields 10 of 10, regaining 4
gm edit hesper shields 1
  The GM rules, Hesper: Shields set to 1.
pass to hesper.pilot
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 4.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 4.
show hesper shields
  shields 5 of 10, regaining 4

# Level 5: a natural 1 of the crew calls for a destruction save. 10 holds.
gm edit hesper system-damage 5
  The GM rules, Hesper: System damage set to 5.
pass
  The turn of Hesper's gunner begins.
dice d20=1 d20=1 d20=12 d20=10
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 1, dropped 1 (disadvantage: system damage 3) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 6 against AC 40, a miss.
  Hesper's gunner, destruction save of a used ship: d20 10, dropped 12 (disadvantage: system damage 3) = 10 against 10, success.
pass
  The turn of Hesper's operator begins.
# With disadvantage a 1 that is dropped does not count. Here the kept die is the 1.
dice d20=2 d20=1 d20=9 d20=18 d20=9
hesper.operator interfere kite.gunner
  Hesper's operator, Interfere: d20 1, dropped 2 (disadvantage: system damage 1) = 1, against Kite's gunner: d20 9, lost.
  Hesper's operator, destruction save of a used ship: d20 9, dropped 18 (disadvantage: system damage 3) = 9 against 10, failure.
  Hesper: system damage +1, now level 6: all primary systems have failed.
  Hesper is lost: all its primary systems have failed.
  The turn of Kite's pilot begins.
  The battle is over. Every other side is beaten.
show hesper state system-damage
  state lost
  system-damage 6: all primary systems have failed
see kite.pilot
  Hesper at 0 0 heading 45°, lost, hull unknown
  Kite at 0 500 heading 180°, hull 198, shields 0
