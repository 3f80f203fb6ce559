title Ships: a hedgehog, a haze, a fog egg, shields that go
covers SHIP-FEATURE

class tug medium across 50 strength 10 dexterity 10 shield directional
mount tug light-laser turret
mount tug bomb-deployer aft fog-egg 2
fit tug second-breath, hedgehog
ship Hesper tug at 0 0 heading 0 side Blue special
ship Kite tug at 0 400 heading 180 side Red special
crew hesper plain pilot gunner operator
crew kite plain pilot gunner
member hesper.operator points 8 craft wisdom feature haze
set kite hull-max 50, hull 50, ac 15
set hesper hull-max 50, hull 40, ac 15, shields 3
initiative hesper.operator 20, hesper.gunner 14, kite.gunner 12, kite.pilot 10, hesper.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
hesper.operator cast haze on kite.gunner
  Hesper's operator uses Haze on Kite's gunner.
pass
  The turn of Hesper's gunner begins.
hesper.gunner drop bomb-deployer fog-egg count 1
  Hesper's gunner lets go of fog egg 3.
pass
  The turn of Kite's gunner begins.
dice 3 18
kite.gunner fire light-laser at hesper attacks 1
  Kite's gunner fires the light laser at Hesper: d20 3, dropped 18 (disadvantage: long range, Haze) + 2 proficiency = 5 against AC 15, a miss.
show hesper
  state able
  place 0 0
  heading 0°
  feet 0 ft left of 250 ft
  turning 250 ft for 90°
  hull 40 of 50
  shields 3 of 33, regaining 8
  hit-dice 5d8
  system-damage 0: none
  conditions none
  fuel 30
  successes 0
  ac 15
  patch-dc 10
  ram-dc 10
  weapons light laser ready; bomb deployer fired, ammunition 1
pass
  The turn of Kite's pilot begins.
dice 3 2
kite.pilot fly ahead 250
  Hesper's gunner uses Hedgehog on Kite.
  Hedgehog, damage: d4 3, 3 kinetic.
  Kite's gunner uses Hedgehog on Hesper.
  Hedgehog, damage: d4 2, 2 kinetic.
  Kite: kinetic takes 3 from the shields.
  Hesper: kinetic takes 2 from the shields.
  Kite has flown its course; 0 ft of flying speed is left.
