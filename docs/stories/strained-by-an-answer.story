title At level 5 a natural 1 strains the ship that answers a contest, too
covers SHIP-SYSDMG

class hulk medium across 50 shield directional
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 500 heading 180 side Red special
crew hesper plain pilot operator
crew kite plain pilot
set kite hull-max 40, hull 40, shields-max 40, shields 40, regeneration 7
initiative hesper.pilot 20, hesper.operator 19, kite 10

begin
  ...
# What is above the halved maxima is gone when a GM sets the level.
gm edit kite system-damage 5
  The GM rules, Kite: System damage set to 5.
  Kite: flying speed 300 → 150 ft (system damage 5).
  Kite: shield regeneration 7 → 3 (system damage 5).
  Kite: hull point maximum 40 → 20 (system damage 5).
  Kite: shield point maximum 40 → 20 (system damage 5).
show kite hull shields
  hull 20 of 20
  shields 20 of 20, regaining 3
# The answer is a 1: Kite saves, and holds.
dice 20 1 2 10 11
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 20, against Kite's pilot: d20 1, dropped 2 (disadvantage: system damage 1) = 1, won.
  Kite's pilot, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  The first attack of Kite on Hesper has disadvantage.
pass to hesper.operator
  ...
# 9 does not hold.
dice 20 1 2 9 11
hesper.operator interfere kite.pilot
  Hesper's operator, Interfere: d20 20, against Kite's pilot: d20 1, dropped 2 (disadvantage: system damage 1) = 1, won.
  Kite's pilot, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
  The battle is over. Every other side is beaten.
