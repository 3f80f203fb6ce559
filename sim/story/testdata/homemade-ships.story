title Ships: coils that a critical hit charges, pods that blind, a salvage arm, a backwash
covers SHIP-FEATURE

class tug medium across 50 strength 10 dexterity 10 shield directional
mount tug light-laser turret
mount tug heavy-laser turret
fit tug overcharge-coils, flash-pods, salvage-arm, backwash
ship Hesper tug at 0 0 heading 0 side Blue special
ship Kite tug at 0 500 heading 180 side Red
ship Rook tug at 0 3000 heading 180 side Red
crew hesper plain pilot gunner operator mechanic
crew kite plain pilot gunner
crew rook plain pilot
set hesper hull-max 50, hull 30, ac 10, shields 4
set kite hull-max 50, hull 6, ac 10, shields 2
initiative kite.pilot 20, hesper.gunner 15, hesper.operator 14, hesper.mechanic 13, hesper.pilot 12, kite.gunner 10, rook.pilot 9

begin
  The battle goes on.
  Round 1.
  The turn of Kite's pilot begins.
  The shields of Kite regain 8.
hesper.operator stance flash-pods always
  Hesper's operator will use Flash Pods whenever possible.
hesper.gunner stance overcharge-coils always
  Hesper's gunner will use Overcharge Coils whenever possible.
hesper.gunner stance salvage-arm always
  Hesper's gunner will use Salvage Arm whenever possible.
# Kite comes near, and the pods go off.
dice 3
kite.pilot fly ahead 220
  Hesper's operator uses Flash Pods on Kite.
  Kite, Constitution save against Flash Pods: d20 3 + 1 ship Constitution = 4 against 8, failure.
  Kite is blinded for a round: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
  Kite has flown its course; 30 ft of flying speed is left.
show kite conditions
  conditions blinded
pass to hesper.gunner
  The turn of Hesper's gunner begins.
# A critical hit: Hesper's shields are charged, and Kite is thrown ahead as its own go.
dice 20 2 5 4 6
hesper.gunner fire light-laser at kite attacks 1
  Hesper's gunner fires the light laser at Kite: d20 20, dropped 2 (advantage: target blinded) + 2 proficiency = 22 against AC 10, a critical hit.
  Light laser damage: d8 5+4 + 1 light laser = 10, 10 energy, all dice twice.
  Hesper's gunner uses Overcharge Coils on Kite.
  Overcharge Coils, shield points: d6 6; the shields of Hesper regain 6.
  Kite: energy takes 10 from the shields.
  The shields of Kite are down.
  Kite uses Backwash.
  Kite surges 125 ft ahead.
  Kite: AC 10 → 12 (Backwash).
show hesper shields
  shields 10 of 33, regaining 8
show kite place ac
  place 0 155
  ac 12
# Kite falls to the next shot, and there is something to mend Hesper with.
dice 15 14 8 5
hesper.gunner fire light-laser at kite attacks 1
  Hesper's gunner fires the light laser at Kite: d20 15, dropped 14 (advantage: target blinded) + 2 proficiency = 17 against AC 12, a hit.
  Light laser damage: d8 8 + 1 light laser = 9, 9 energy.
  Kite: energy takes 9 from the hull.
  Kite explodes.
  Hesper's gunner uses Salvage Arm.
  Salvage Arm, hull points: d8 5; the hull of Hesper regains 5.
show hesper hull
  hull 35 of 50
