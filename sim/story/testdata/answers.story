title What answers damage answers each weapon by its own acts
covers SHIP-FEATURE

class gunship medium across 50
mount gunship heavy-laser turret
mount gunship blast-missile turret
mount gunship thermite-cannon turret
class hulk medium across 50
fit hulk recoil-net
ship Hesper gunship at 0 0 heading 0 side Blue special
ship Kite hulk at 0 300 heading 180 side Red special
crew hesper plain pilot gunner
crew kite plain pilot operator
set kite hull-max 500, hull 500, ac 5
set hesper hull-max 500, hull 500
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
kite.operator stance recoil-net always
  Kite's operator will use Recoil Net whenever possible.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=15 d8=5 d6=3
hesper.gunner fire heavy-laser at kite
  Hesper's gunner fires the heavy laser at Kite: d20 15 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 20 against AC 5, a hit.
  Heavy laser damage: d8 5 + 1 heavy laser + 1 ship Strength = 7, 7 energy.
  Kite's operator uses Recoil Net.
  Recoil Net, damage: d6 3, 3 kinetic.
  Hesper: kinetic takes 3 from the hull.
  Kite: energy takes 7 from the hull.
pass to hesper.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's operator begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
dice d20=4 d12=1 d12=1 d12=1
hesper.gunner fire blast-missile at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 4 + 2 ship Dexterity = 6 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Kite's operator uses Recoil Net.
  Hesper is snared for a round: 2 less AC, disadvantage on saves, turns cost double, no reactions.
  Kite: energy takes 4 from the hull.
  Hesper: cost of turning 90° 150 → 300 ft (snared).
  Hesper: AC 8 → 6 (snared).
show hesper conditions
  conditions snared
pass to hesper.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's operator begins.
  Hesper is no longer snared.
  Hesper: cost of turning 90° 300 → 150 ft (no longer snared).
  Hesper: AC 6 → 8 (no longer snared).
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
dice d20=15 d8=2 d8=2 d8=2 d6=2
hesper.gunner fire thermite-cannon at kite
  Hesper's gunner fires the thermite cannon at Kite: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 5, a hit.
  Thermite cannon damage: d8 2+2+2 + 1 ship Strength = 7, 7 thermite.
  Kite's operator uses Recoil Net.
  Recoil Net, damage: d6 2, 2 kinetic.
  Hesper: kinetic takes 2 from the hull.
  Kite: thermite (7 - 4 Recoil Net) takes 6, doubled, from the hull.
