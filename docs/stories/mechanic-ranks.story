title What mechanics learn: boosts, rerouted power, repairs
covers SHIP-FEATURE SHIP-BONUS SHIP-PATCH SHIP-SP

ship Hesper courier at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 300 heading 180 side Red special
crew hesper plain pilot gunner mechanic
crew magpie plain pilot gunner
member hesper.mechanic intelligence 16, skilled mechanics-kit, rank 4
initiative hesper.mechanic 20, hesper.pilot 18, hesper.gunner 16, magpie.gunner 12, magpie.pilot 10
set hesper hull 10, shields 3

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
show features hesper.mechanic
  System Boost, engines (feature), 5 of 5 left, d10
  System Boost, shields (feature), 5 of 5 left, d10
  System Boost, weapons (feature), 5 of 5 left, d10
  Quick Fixer (feature)
  Ship Technician (feature), 1 of 1 left
  Reroute Power to engines (feature)
  Reroute Power to shields (feature)
  Reroute Power to weapons (feature)
  Reroute Power evenly (feature)
  Rapid Repair (feature)
  Last Resort (feature)
dice d10=4
hesper.mechanic feature boost-engines
  Hesper's mechanic uses System Boost, engines.
  Hesper's mechanic, System Boost, engines: d10 4.
  Hesper: flying speed 300 → 500 ft (System Boost, engines).
show hesper feet
  feet 0 ft left of 500 ft
hesper.mechanic feature boost-shields
  refused [SHIP-BONUS] your bonus action is used
hesper.mechanic feature reroute-weapons
  Hesper's mechanic uses Reroute Power to weapons.
  Hesper: flying speed 500 → 250 ft (Reroute Power to weapons).
  Hesper: shield regeneration 16 → 8 (Reroute Power to weapons).
show hesper feet shields
  feet 0 ft left of 250 ft
  shields 3 of 14, regaining 8
pass to hesper.gunner
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
  The turn of Hesper's gunner begins.
show options hesper.gunner
  Attack, light laser, Magpie: 80.0%, +4 against 9; shields 21.7, hull 21.7
  Attack, rocket pod, Magpie: refused [SHIP-ARC] Magpie is outside the aft arc of the rocket pod
  Fire at a place, light laser
  Fire at a place, rocket pod
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=15 d8=4
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 12 energy, doubled.
  Magpie: energy takes 12 from the shields.
pass to magpie.gunner
  The turn of Magpie's gunner begins.
# Shields that have lost their power take double; at 0 the technician brings them back.
dice d20=18 d6=4
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 18 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 22 against AC 9, a hit.
  Rapid-fire laser damage: d6 4, 4 energy.
  Hesper: energy takes 8, doubled, from the shields.
show hesper shields
  shields 3 of 14, regaining 8
pass to hesper.mechanic
  The turn of Magpie's pilot begins.
  The shields of Magpie regain 6.
  Round 2.
  The turn of Hesper's mechanic begins.
# Two Hit Dice and Constitution each, with nothing but Intelligence to the check, which practice helps.
dice d20=3 d20=9 d8=5 d8=6
hesper.mechanic patch with rapid-repair
  Hesper's mechanic uses Rapid Repair.
  Hesper's mechanic, Patch: d20 9, dropped 3 (advantage: Quick Fixer) + 3 Intelligence + 2 Mechanic's Kit proficiency - 2 Rapid Repair = 12 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 5 + 1 ship Constitution = 6; the hull regains 6.
  Hesper's mechanic spends a Hit Die: d8 6 + 1 ship Constitution = 7; the hull regains 7.
show hesper hull hit-dice
  hull 23 of 28
  hit-dice 3d8
