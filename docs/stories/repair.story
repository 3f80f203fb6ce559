title Repairs out of battle, and a dock
covers SHIP-REPAIR

class hulk medium across 50 shield directional constitution 14
mount hulk heavy-laser turret
mount hulk blast-missile turret
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 500 heading 180 side Red special
crew hesper plain pilot gunner mechanic
crew kite plain pilot mechanic
member hesper.mechanic skilled mechanics-kit, intelligence 16, proficiency 6
member kite.mechanic skilled mechanics-kit, intelligence 18, proficiency 6
set hesper hull-max 60, hull 4, shields-max 20, shields 0, hit-dice 5, system-damage 2, ammunition 1
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm pause
  The battle is paused.
gm repair hesper.pilot 1
  refused [SHIP-REPAIR] the pilot is not a mechanic
gm repair hesper.mechanic 6
  refused [SHIP-REPAIR] Hesper has 5 Hit Dice, not 6

# With system damage the check has disadvantage. 10: the lower of two; Constitution is
# added to each die.
dice d20=19 d20=1 d8=7 d8=3
gm repair hesper.mechanic 1
  Hesper's mechanic repairs for 8 hours: d20 1, dropped 19 (disadvantage: system damage 1) + 3 Intelligence + 6 Mechanic's Kit proficiency = 10, each Hit Die twice, the lower counts.
  Hesper's mechanic spends a Hit Die: d8 3, dropped 7 + 2 ship Constitution = 5; the hull regains 5.
gm edit hesper system-damage 0
  The GM rules, Hesper: System damage set to 0.
  Hesper: flying speed 125 → 250 ft (system damage 0).
  Hesper: cost of turning 90° 125 → 200 ft (system damage 0).
dice d20=11 d8=7 d8=2
gm repair hesper.mechanic 2
  Hesper's mechanic repairs for 8 hours: d20 11 + 3 Intelligence + 6 Mechanic's Kit proficiency = 20, each Hit Die once.
  Hesper's mechanic spends a Hit Die: d8 7 + 2 ship Constitution = 9; the hull regains 9.
  Hesper's mechanic spends a Hit Die: d8 2 + 2 ship Constitution = 4; the hull regains 4.
# 21: the higher of two.
dice d20=12 d8=3 d8=5
gm repair hesper.mechanic 1
  Hesper's mechanic repairs for 8 hours: d20 12 + 3 Intelligence + 6 Mechanic's Kit proficiency = 21, each Hit Die twice, the higher counts.
  Hesper's mechanic spends a Hit Die: d8 5, dropped 3 + 2 ship Constitution = 7; the hull regains 7.
show hesper hull hit-dice
  hull 29 of 60, worn
  hit-dice 1d8

# Never above the maximum, and no more than there are dice.
gm edit hesper hull 58
  The GM rules, Hesper: Hull set to 58.
dice d20=10 d8=8
gm repair hesper.mechanic 1
  Hesper's mechanic repairs for 8 hours: d20 10 + 3 Intelligence + 6 Mechanic's Kit proficiency = 19, each Hit Die once.
  Hesper's mechanic spends a Hit Die: d8 8 + 2 ship Constitution = 10; the hull regains 2.
show hesper hull hit-dice
  hull 60 of 60
  hit-dice 0d8
gm repair hesper.mechanic 1
  refused [SHIP-REPAIR] Hesper has 0 Hit Dice, not 1

# Dice are spent until the hull is whole, and the others are kept.
gm edit hesper hit-dice 4
  The GM rules, Hesper: Hit Dice set to 4.
gm edit hesper hull 50
  The GM rules, Hesper: Hull set to 50.
dice d20=10 d8=5 d8=1
gm repair hesper.mechanic 4
  Hesper's mechanic repairs for 8 hours: d20 10 + 3 Intelligence + 6 Mechanic's Kit proficiency = 19, each Hit Die once.
  Hesper's mechanic spends a Hit Die: d8 5 + 2 ship Constitution = 7; the hull regains 7.
  Hesper's mechanic spends a Hit Die: d8 1 + 2 ship Constitution = 3; the hull regains 3.
show hesper hull hit-dice
  hull 60 of 60
  hit-dice 2d8

# A dock: everything is whole, a level of system damage is gone. 10 credits a
# point, twice for a medium ship.
gm edit hesper hull 10
  The GM rules, Hesper: Hull set to 10.
gm edit hesper system-damage 3
  The GM rules, Hesper: System damage set to 3.
  Hesper: flying speed 250 → 125 ft (system damage 3).
  Hesper: cost of turning 90° 200 → 125 ft (system damage 3).
gm condition hesper ionized
  Hesper is ionized: disadvantage on attacks and ability checks.
gm maintain hesper
  Hesper is no longer ionized.
  Hesper is maintained for a day: 50 hull for 1000 credits, a level of system damage is gone; shields, Hit Dice, ammunition and fuel are full.
show hesper hull shields hit-dice system-damage conditions weapons fuel
  hull 60 of 60
  shields 20 of 20, regaining 8
  hit-dice 5d8
  system-damage 2: flying speed halved, turning cost doubled
  conditions none
  fuel 30
  weapons heavy laser ready; blast missile ready, ammunition 8

# A used ship needs more: 30 of the mechanic.
gm edit kite system-damage 5
  The GM rules, Kite: System damage set to 5.
  Kite: flying speed 250 → 125 ft (system damage 5).
  Kite: cost of turning 90° 200 → 125 ft (system damage 5).
  Kite: shield regeneration 8 → 4 (system damage 5).
  Kite: hull point maximum 38 → 19 (system damage 5).
  Kite: shield point maximum 38 → 19 (system damage 5).
dice d20=19 d20=20
gm maintain kite
  Kite's mechanic, repairing a used ship: d20 19, dropped 20 (disadvantage: system damage 1) + 4 Intelligence + 6 Mechanic's Kit proficiency = 29 against 30, failure.
  Kite is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
dice d20=20 d20=20
gm maintain kite
  Kite's mechanic, repairing a used ship: d20 20, dropped 20 (disadvantage: system damage 1) + 4 Intelligence + 6 Mechanic's Kit proficiency = 30 against 30, success.
  Kite is maintained for a day, a level of system damage is gone; shields, Hit Dice, ammunition and fuel are full.
gm edit kite system-damage 6
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
  The GM rules, Kite: System damage set to 6.
gm maintain kite
  Kite has power again.
  Kite is maintained for a day, a level of system damage is gone; shields, Hit Dice, ammunition and fuel are full.
show kite state hull system-damage
  state able
  hull 19 of 19
  system-damage 5: a natural 1 of its crew calls for a destruction save
gm damage kite 500 energy
  The GM rules, Kite: 500 energy damage.
  Kite: energy takes 19 from the shields and 481 from the hull.
  The shields of Kite are down.
  Kite is torn apart by massive damage.
gm maintain kite
  refused [SHIP-REPAIR] Kite is destroyed
