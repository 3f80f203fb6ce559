title Countermeasures, generators, backups, flares, an invulnerability drive, stealth, and rounds
covers SHIP-DEVICE SHIP-FEATURE SHIP-CONDITION SHIP-SP SHIP-DSAVE SHIP-HIDE

class aegis medium across 50 tier 2 raise constitution raise constitution raise strength shield directional
fit aegis countermeasures, improved-countermeasures, emergency-generator, power-backup, feedback-shield
class ghost medium across 50 tier 5 raise strength raise strength raise strength raise strength raise strength raise strength peak strength peak constitution
fit ghost stealth-mode, active-camouflage, cloaking-screen, invulnerability-drive, flare-pods
class gauss medium across 50 tier 2 raise dexterity raise dexterity raise dexterity shield directional
mount gauss laser-cannon turret
mount gauss blast-missile turret
fit gauss gauss-rounds, shocking-rounds, shield-bleedthrough, sensor-dampener, pinpoint-sights
ship Aegis aegis at 0 0 heading 0 side Blue special
ship Ghost ghost at 5000 0 heading 0 side Blue special
ship Gauss gauss at 0 400 heading 180 side Red special
ship Glow gauss at 5000 400 heading 180 side Red special
crew aegis plain pilot mechanic operator
crew ghost plain pilot operator
crew gauss plain pilot gunner operator
crew glow plain pilot gunner
member aegis.operator intelligence 8
member aegis.mechanic intelligence 16
set aegis hull-max 20, hull 20, shields-max 10, shields 10
set ghost hull-max 60, hull 60
initiative gauss.operator 3, gauss.gunner 29, aegis.operator 28, aegis.mechanic 27, ghost.pilot 26, glow.gunner 25, ghost.operator 20, aegis.pilot 15, gauss.pilot 10, glow.pilot 5

dice d6=1 d12=1 d6=1 d6=1
begin
  The battle goes on.
  Round 1.
  Aegis's pilot uses Head Start.
  Aegis's pilot, Head Start: d6 1.
  Ghost's pilot uses Head Start.
  Ghost's pilot, Head Start: d12 1.
  Gauss's pilot uses Head Start.
  Gauss's pilot, Head Start: d6 1.
  Glow's pilot uses Head Start.
  Glow's pilot, Head Start: d6 1.
  The turn of Gauss's gunner begins.
# Dice that show 1 or 2 are thrown once more. Of a hit on shields that hold, 1 goes to the hull;
# who fired takes a d8 by reaction.
dice d20=15 d8=1 d8=7 d8=4
gauss.gunner fire laser at aegis attacks 1
  Gauss's gunner fires the laser cannon at Aegis: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 8, a hit.
  Laser cannon damage: d8 7, dropped 1 + 1 ship Strength = 8, 8 energy.
  Aegis's operator uses Feedback Shield on Gauss.
  Feedback Shield, damage: d8 4, 4 energy.
  Gauss: energy takes 4 from the shields.
  Gauss uses Shield Bleedthrough on Aegis.
  Aegis: energy takes 7 from the shields and 1 from the hull.
# For a minute the ship is invisible, and hides with advantage.
pass to ghost.pilot
  The turn of Aegis's operator begins.
  The turn of Aegis's mechanic begins.
  The turn of Ghost's pilot begins.
ghost.pilot feature cloaking-screen
  Ghost's pilot uses Cloaking Screen.
  Ghost is invisible for 10 rounds: its attacks have advantage, attacks on it disadvantage; it can hide anywhere.
pass to glow.gunner
  The turn of Glow's gunner begins.
  Ghost: flying speed 500 → 450 ft (Head Start ends).
dice d20=15 d20=3
glow.gunner fire laser at ghost attacks 1
  Ghost's pilot uses Adaptive Armour.
  Glow's gunner fires the laser cannon at Ghost: d20 3, dropped 15 (disadvantage: target invisible) + 2 proficiency + 3 ship Dexterity = 8 against AC 10, a miss.
# 8, 2 of proficiency and 1 of Strength: 11. An Intelligence of 8 still adds 1 to 10.
pass to gauss.operator
  The turn of Ghost's operator begins.
  The turn of Aegis's pilot begins.
  The shields of Aegis regain 7.
  The turn of Gauss's pilot begins.
  The shields of Gauss regain 4.
  Aegis: flying speed 300 → 250 ft (Head Start ends).
  The turn of Glow's pilot begins.
  Gauss: flying speed 350 → 300 ft (Head Start ends).
  The turn of Gauss's operator begins.
  Glow: flying speed 350 → 300 ft (Head Start ends).
dice d20=7
gauss.operator feature sensor-dampener at aegis
  Gauss's operator uses Sensor Dampener on Aegis.
  Aegis's operator uses Countermeasures.
  Aegis, Constitution save against Sensor Dampener: d20 7 + 2 ship Constitution + 1 Well Trimmed + 1 Countermeasures = 11 against 11, success.
show aegis conditions
  conditions none
# A missile is not answered by feedback. A hull that would reach 0 stays at 1, for the reaction.
pass to gauss.gunner
  Round 2.
  The turn of Gauss's gunner begins.
gm edit aegis hull 5
  The GM rules, Aegis: Hull set to 5.
aegis.mechanic stance emergency-generator never
  Aegis's mechanic will never use Emergency Generator.
dice d20=5 d12=12 d12=3 d12=3
gauss.gunner fire missile at aegis
  Gauss's gunner fires at Aegis, whose Dexterity save against blast missile: d20 5 + 2 ship Dexterity = 7 against 15, failure.
  Blast missile damage: d12 12+3+3 + 1 ship Strength = 19, 19 energy.
  Gauss uses Shield Bleedthrough on Aegis.
  Aegis: energy takes 10 from the shields and 9 from the hull.
  The shields of Aegis are down.
  Aegis's mechanic uses Power Backup.
show aegis hull shields
  hull 1 of 20, worn
  shields 0 of 10, regaining 8, down
pass to aegis.operator
  The turn of Aegis's operator begins.
# Conditions end by an action.
gm condition aegis ionized
  Aegis is ionized: disadvantage on attacks and ability checks.
gm condition aegis shocked
  Aegis is shocked: flying speed halved, no reactions.
  Aegis: flying speed 250 → 125 ft (shocked).
  Aegis: cost of turning 90° 200 → 125 ft (shocked).
aegis.operator feature improved-countermeasures
  Aegis's operator uses Improved Countermeasures.
  Aegis is no longer ionized.
  Aegis is no longer shocked.
  Aegis: flying speed 125 → 250 ft (no longer ionized, no longer shocked).
  Aegis: cost of turning 90° 125 → 200 ft (no longer ionized, no longer shocked).
show aegis conditions
  conditions none
# The generator has not served yet: twice the Intelligence of shields. 
pass to aegis.mechanic
  The turn of Aegis's mechanic begins.
aegis.mechanic feature generator-start
  Aegis's mechanic uses Generator Start.
  Generator Start, shield points: 6 Intelligence; the shields of Aegis regain 6.
show aegis shields
  shields 6 of 10, regaining 8
pass to ghost.pilot
  The turn of Ghost's pilot begins.
dice d20=2 d20=18
ghost.pilot hide
  Ghost's pilot hides Ghost: Stealth d20 18, dropped 2 (advantage: Cloaking Screen) + 2 ship Dexterity = 20.
pass to ghost.pilot
  The turn of Glow's gunner begins.
  The turn of Ghost's operator begins.
  The turn of Aegis's pilot begins.
  The shields of Aegis regain 4.
  The turn of Gauss's pilot begins.
  The turn of Glow's pilot begins.
  The turn of Gauss's operator begins.
  Round 3.
  The turn of Gauss's gunner begins.
  The turn of Aegis's operator begins.
  The turn of Aegis's mechanic begins.
  The turn of Ghost's pilot begins.
# Nothing hurts it for two rounds; then a destruction save, or a level of system damage.
dice d4=2
ghost.pilot feature invulnerability-drive
  Ghost's pilot uses Invulnerability Drive.
  Ghost's pilot, Invulnerability Drive, rounds: d4 2.
  Ghost: flying speed 450 → 225 ft (Invulnerability Drive).
  Ghost: cost of turning 90° 200 → 225 ft (Invulnerability Drive).
show ghost feet turning
  feet 225 ft left of 225 ft
  turning 225 ft for 90°
gm damage ghost 30 kinetic
  The GM rules, Ghost: 30 kinetic damage.
  Ghost: kinetic does no harm.
pass to ghost.pilot
  The turn of Glow's gunner begins.
  The turn of Ghost's operator begins.
  The turn of Aegis's pilot begins.
  The turn of Gauss's pilot begins.
  The turn of Glow's pilot begins.
  The turn of Gauss's operator begins.
  Round 4.
  The turn of Gauss's gunner begins.
  The turn of Aegis's operator begins.
  The turn of Aegis's mechanic begins.
  The turn of Ghost's pilot begins.
dice d20=9 d20=5
pass to ghost.pilot
  The turn of Glow's gunner begins.
  The turn of Ghost's operator begins.
  The turn of Aegis's pilot begins.
  The turn of Gauss's pilot begins.
  The turn of Glow's pilot begins.
  The turn of Gauss's operator begins.
  Round 5.
  The turn of Gauss's gunner begins.
  The turn of Aegis's operator begins.
  The turn of Aegis's mechanic begins.
  The turn of Ghost's pilot begins.
  Ghost's pilot uses Braced Crew.
  Ghost makes a destruction save: d20 9, dropped 5 (advantage: Braced Crew) = 9 against 10, failure.
  Ghost: system damage +1, now level 1: disadvantage on ability checks.
  Ghost: flying speed 225 → 450 ft (system damage 1; Invulnerability Drive ends).
  Ghost: cost of turning 90° 225 → 200 ft (system damage 1; Invulnerability Drive ends).
show ghost system-damage feet
  feet 450 ft left of 450 ft
  system-damage 1: disadvantage on ability checks
