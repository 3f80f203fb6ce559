title What a mechanic of rank 5 does for shields, engines and guns
covers SHIP-FEATURE SHIP-BONUS SHIP-SP SHIP-PATCH

ship Hesper courier at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 300 heading 180 side Red special
crew hesper plain pilot gunner mechanic
crew magpie plain pilot gunner
member hesper.mechanic intelligence 16, rank 5
set hesper hull-max 40, hull 20, shields-max 20, shields 4, regeneration 8
set magpie hull-max 90, hull 90, shields-max 0, shields 0
initiative hesper.mechanic 20, magpie.gunner 16, hesper.gunner 12, hesper.pilot 10, magpie.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
# The die is added to the shields. Then they take half and regain double; speed and guns are halved.
dice d12=5
hesper.mechanic feature boost-shields
  Hesper's mechanic uses System Boost, shields.
  System Boost, shields, shield points: d12 5; the shields of Hesper regain 5.
hesper.mechanic feature reroute-shields
  Hesper's mechanic uses Reroute Power to shields.
  Hesper: flying speed 300 → 150 ft (Reroute Power to shields).
  Hesper: shield regeneration 8 → 16 (Reroute Power to shields).
show hesper shields feet
  feet 0 ft left of 150 ft
  shields 9 of 20, regaining 16
# 6 of energy cost the shields 3.
pass to magpie.gunner
  The turn of Magpie's gunner begins.
dice d20=15 d6=6
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 15 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 19 against AC 9, a hit.
  Rapid-fire laser damage: d6 6, 6 energy.
  Hesper: energy takes 3, halved, from the shields.
# 8 of 2 halves: 4.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=15 d8=6
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 6 + 1 light laser + 1 ship Strength = 8, 4 energy, halved.
  Magpie: energy takes 4 from the hull.
pass to hesper.mechanic
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 14.
  The turn of Magpie's pilot begins.
  Round 2.
  The turn of Hesper's mechanic begins.
# Power to engines: twice the speed; shields take double and regain half.
hesper.mechanic feature reroute-engines
  Hesper's mechanic uses Reroute Power to engines.
  Hesper: flying speed 150 → 600 ft (Reroute Power to engines; Reroute Power to shields ends).
  Hesper: shield regeneration 16 → 4 (Reroute Power to engines; Reroute Power to shields ends).
hesper.mechanic feature boost-weapons
  Hesper's mechanic uses System Boost, weapons.
show hesper shields feet
  feet 0 ft left of 600 ft
  shields 20 of 20, regaining 4
pass to magpie.gunner
  The turn of Magpie's gunner begins.
# 6 of energy take 12. What brings the shields to 0 brings them back with the Intelligence, once.
gm edit hesper shields 12
  The GM rules, Hesper: Shields set to 12.
dice d20=15 d6=6
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 15 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 19 against AC 9, a hit.
  Rapid-fire laser damage: d6 6, 6 energy.
  Hesper: energy takes 12, doubled, from the shields.
  The shields of Hesper are down.
  Hesper's mechanic uses Ship Technician.
  Ship Technician, shield points: 3 Intelligence; the shields of Hesper regain 3.
show hesper shields
  shields 3 of 20, regaining 4
gm edit hesper shields 2
  The GM rules, Hesper: Shields set to 2.
dice d20=15 d6=6
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 15 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 19 against AC 9, a hit.
  Rapid-fire laser damage: d6 6, 6 energy.
  Hesper: energy takes 2, doubled, from the shields and 5 from the hull.
  The shields of Hesper are down.
show hesper shields
  shields 0 of 20, regaining 4, down
# The boost goes with the next damage of the ship: 6, 1, 1 and 12, of which half is left.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=15 d8=6 d12=12
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 6, d12 12 System Boost, weapons + 1 light laser + 1 ship Strength = 20, 10 energy, halved.
  Magpie: energy takes 10 from the hull.
dice d20=15 d8=6
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 6 + 1 light laser + 1 ship Strength = 8, 4 energy, halved.
  Magpie: energy takes 4 from the hull.
pass to hesper.mechanic
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  Round 3.
  The turn of Hesper's mechanic begins.
# Evenly again; then all three at once, as if the die showed 12.
hesper.mechanic feature reroute-neutral
  Hesper's mechanic uses Reroute Power evenly.
  Hesper: flying speed 600 → 300 ft (Reroute Power to engines ends).
  Hesper: shield regeneration 4 → 8 (Reroute Power to engines ends).
hesper.mechanic feature supreme-boost
  Hesper's mechanic uses Supreme Boost.
  Supreme Boost, shield points: 12 Supreme Boost; the shields of Hesper regain 12.
  Hesper: flying speed 300 → 900 ft (Supreme Boost).
show hesper shields feet
  feet 0 ft left of 900 ft
  shields 12 of 20, regaining 8
show features hesper.mechanic
  System Boost, engines (feature), 4 of 6 left, d12
  System Boost, shields (feature), 4 of 6 left, d12
  System Boost, weapons (feature), 4 of 6 left, d12
  Quick Fixer (feature)
  Ship Technician (feature), 0 of 1 left
  Reroute Power to engines (feature)
  Reroute Power to shields (feature)
  Reroute Power to weapons (feature)
  Reroute Power evenly (feature), used
  Rapid Repair (feature)
  Last Resort (feature)
  Sure Wrench (feature), 1 of 1 left
  Supreme Boost (feature), 0 of 1 left, used
pass to hesper.mechanic
  The turn of Magpie's gunner begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
  The turn of Magpie's pilot begins.
  Round 4.
  The turn of Hesper's mechanic begins.
# A failed check counts as 20, once.
dice d20=1 d20=2 d8=3
hesper.mechanic patch
  Hesper's mechanic uses Sure Wrench.
  Hesper's mechanic, Patch: d20 20 Sure Wrench, dropped 1, dropped 2 (advantage: Quick Fixer) + 3 Intelligence = 23 against 12, success.
  Hesper's mechanic spends a Hit Die: d8 3 + 3 Last Resort = 6; the hull regains 6.
