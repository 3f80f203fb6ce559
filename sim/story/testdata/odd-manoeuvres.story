title Ships: bait, a fog lamp, a second breath, a slow mend, a weave, a hedgehog
covers SHIP-FEATURE

class tug medium across 50 strength 10 dexterity 10 shield directional
mount tug light-laser turret
fit tug until-hit, fog-lamp, second-breath, slow-mend, hedgehog
ship Hesper tug at 0 0 heading 0 side Blue special
ship Kite tug at 0 450 heading 180 side Red special
crew hesper plain pilot gunner operator mechanic coordinator
crew kite plain pilot gunner
member hesper.pilot rank 1 feature weave
member hesper.coordinator rank 1 feature drill
member hesper.operator points 8 craft wisdom feature haze
set kite hull-max 50, hull 50, ac 15
set hesper hull-max 50, hull 40, ac 15, shields 10
initiative hesper.operator 20, hesper.mechanic 19, hesper.coordinator 18, hesper.pilot 15, hesper.gunner 14, kite.gunner 12, kite.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
hesper.operator feature until-hit
  Hesper's operator uses Bait.
dice 5 3
hesper.operator feature fog-lamp at kite
  Hesper's operator uses Fog Lamp on Kite.
  Kite, Dexterity save against Fog Lamp: d20 5 against 8, failure.
  Kite is fogged: half speed, regains half, hides anywhere, fails Dexterity saves.
  Fog Lamp, damage: d6 3, 3 pulse.
  Kite: pulse takes 6, doubled, from the shields.
  Kite: flying speed 250 → 125 ft (fogged).
  Kite: cost of turning 90° 250 → 125 ft (fogged).
  Kite: shield regeneration 8 → 4 (fogged).
show kite conditions
  conditions fogged
pass
  The turn of Hesper's mechanic begins.
dice 2
hesper.mechanic feature slow-mend
  Hesper's mechanic uses Slow Mend.
  Hesper's mechanic, Slow Mend, rounds: d4 2.
pass
  The turn of Hesper's coordinator begins.
hesper.coordinator feature drill
  Hesper's coordinator uses Drill.
pass
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
dice 15 5 3
hesper.pilot evade kite with weave
  Hesper's pilot uses Weave on Kite.
  Hesper surges 125 ft ahead.
  Hesper's pilot, Evade: d20 15, against Kite's pilot: d20 5 - 2 fogged = 3, won.
  Hesper's pilot, Weave: d4 3.
  The first attack of Kite on Hesper has disadvantage.
  Hesper: AC 15 → 18 (Weave).
show hesper ac feet
  feet 250 ft left of 250 ft
  ac 18
pass
  The turn of Hesper's gunner begins.
pass
  The turn of Kite's gunner begins.
dice 15 3
kite.gunner fire light-laser at hesper attacks 1
  Kite's gunner fires the light laser at Hesper: d20 3, dropped 15 (disadvantage: long range, Evade, Bait) + 2 proficiency = 5 against AC 18, a miss.
show hesper
  state able
  place 0 125
  heading 0°
  feet 0 ft left of 250 ft
  turning 250 ft for 90°
  hull 40 of 50
  shields 18 of 33, regaining 8
  hit-dice 5d8
  system-damage 0: none
  conditions none
  fuel 30
  successes 0
  ac 18
  patch-dc 10
  ram-dc 10
  weapons light laser ready
pass to hesper.mechanic
  The turn of Kite's pilot begins.
  The shields of Kite regain 4.
  Round 2.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
dice 3
pass to hesper.mechanic
  The turn of Hesper's coordinator begins.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
  Hesper: AC 18 → 15 (Weave ends).
  The turn of Hesper's gunner begins.
  The turn of Kite's gunner begins.
  The turn of Kite's pilot begins.
  The shields of Kite regain 2.
  Round 3.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  Slow Mend, hull points: d8 3; the hull of Hesper regains 3.
