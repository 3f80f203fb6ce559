title At level 5 any natural 1 that the crew throws strains the ship: in checks, saves and shots
covers SHIP-SYSDMG SHIP-HIDE SHIP-STABLE SHIP-IMPROVISE SHIP-PLACE SHIP-WSAVE SHIP-RAM SHIP-DEVICE

class hulk medium across 50 strength 14
mount hulk heavy-laser turret
mount hulk blast-missile turret
fit hulk sensor-dampener
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 300 heading 180 side Red special
object Shoal field at 0 0 radius 100
crew hesper plain pilot gunner operator mechanic
crew kite plain pilot gunner operator
member kite.pilot rank 3
set hesper hull-max 200, hull 100, system-damage 5
set kite hull-max 200, hull 100, system-damage 5
initiative hesper.pilot 20, hesper.gunner 18, hesper.operator 16, hesper.mechanic 14, kite.pilot 10, kite.gunner 8, kite.operator 6

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
kite.pilot stance cunning-avoidance never
  Kite's pilot will never use Cunning Avoidance.
# A check of the ship's own Dexterity.
dice 1 20 10 11
hesper.pilot hide
  Hesper's pilot hides Hesper: Stealth d20 1, dropped 20 (disadvantage: system damage 1) + 2 ship Dexterity = 3.
  Hesper's pilot, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
# A shot at nothing.
dice 1 20 10 11
hesper.gunner fire-at heavy at 0 -200
  Hesper is no longer hidden.
  Hesper's gunner fires the heavy laser at a place 200 ft away, bearing 180°: d20 1, dropped 20 (disadvantage: system damage 3, target unseen) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 6, a miss.
  Hesper's gunner, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
pass to hesper.operator
  The turn of Hesper's operator begins.
# A check that a GM calls for.
hesper.operator improvise technology: listens
  Hesper's operator: improvise waits for the GM.
dice 1 20 10 11
gm allow 1 technology dc 10
  Hesper's operator improvises: listens: improvised Technology: d20 1, dropped 20 (disadvantage: system damage 1) = 1 against 10, failure.
  Hesper's operator, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
pass to kite.pilot
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
# Saves against a shot and a device, and the check that takes the place of AC.
pass to hesper.pilot
  The turn of Kite's gunner begins.
  The turn of Kite's operator begins.
  Round 2.
  The turn of Hesper's pilot begins.
gm reveal hesper
  The GM rules, Hesper: it is in sight.
hesper.pilot end
  The turn of Hesper's gunner begins.
dice 1 10 11 6 6 6
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 1 (advantage: attacker's system damage 3) (disadvantage: system damage 3) + 2 ship Dexterity = 3 against 14, failure.
  Kite's pilot, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Blast missile damage: d12 6+6+6 + 2 ship Strength = 20, 20 energy.
  Kite's pilot uses Evasion.
  Kite: energy (20 - 10 Evasion) takes 10 from the hull.
pass to hesper.operator
  The turn of Hesper's operator begins.
dice 1 20 10 11
hesper.operator feature sensor-dampener at kite
  Hesper's operator uses Sensor Dampener on Kite.
  Kite, Constitution save against Sensor Dampener: d20 1, dropped 20 (disadvantage: system damage 3) + 1 ship Constitution = 2 against 12, failure.
  Kite's pilot, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Kite is blinded for 10 rounds: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
gm condition kite blinded off
  Kite is no longer blinded.
pass to hesper.pilot
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's operator begins.
  Round 3.
  The turn of Hesper's pilot begins.
hesper.pilot end
  The turn of Hesper's gunner begins.
kite.pilot stance cunning-avoidance always
  Kite's pilot will use Cunning Avoidance whenever possible.
dice 19 20 1 2 10 11 4
hesper.gunner fire heavy at kite
  Kite's pilot uses Cunning Avoidance.
  Kite's pilot, Cunning Avoidance: d20 1, dropped 2 (disadvantage: system damage 1) = 1.
  Kite's pilot, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Hesper's gunner fires the heavy laser at Kite: d20 19, dropped 20 (disadvantage: system damage 3) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 24 against AC 8, a hit.
  Heavy laser damage: d8 4 + 1 heavy laser + 2 ship Strength = 7, 7 energy.
  Kite: energy takes 7 from the hull.
# The save against a ram.
pass to hesper.pilot
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's operator begins.
  Round 4.
  The turn of Hesper's pilot begins.
gm move hesper at 0 200 heading 0
  The GM rules, Hesper: it is moved.
kite.pilot stance cunning-avoidance never
  Kite's pilot will never use Cunning Avoidance.
dice 1 20 10 11 4 4
hesper.pilot ram kite ahead 60
  Hesper sets out to ram Kite.
  Hesper's pilot rams Kite, whose Dexterity save against the ram: d20 1, dropped 20 (disadvantage: system damage 3) + 2 ship Dexterity = 3 against 12, failure.
  Kite's pilot, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Ram damage: d8 4+4 + 2 ship Strength = 10, 10 kinetic.
  Hesper rams Kite.
  Kite: kinetic takes 10 from the hull.
  Hesper: kinetic takes 10 from the hull.
  Hesper has flown its course; 105 ft of flying speed is left.
# First aid for a ship.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
dice 1 20 10 11
hesper.mechanic stabilise
  Hesper's mechanic, Stabilise: d20 1, dropped 20 (disadvantage: system damage 1) = 1 against 10, failure.
  Hesper's mechanic, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
show hesper state
  state disabled
