title What operators learn: marks, spoilt rolls, haywire, overload
covers SHIP-FEATURE SHIP-BONUS SHIP-REACT SHIP-INTERFERE

ship Hesper courier at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 300 heading 180 side Red special
crew hesper plain pilot gunner operator
crew magpie plain pilot gunner
member hesper.operator intelligence 16, skilled technology, rank 5
initiative hesper.operator 20, magpie.pilot 18, magpie.gunner 16, hesper.gunner 12, hesper.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
show features hesper.operator
  System Disruption (feature)
  Disruption (feature), 6 of 6 left, d12
  Practised Interference (feature)
  Disrupted Defenses (feature)
  Threat Assessment (feature)
  Masterful Interference (feature)
  Haywire (feature)
  Sure Circuit (feature), 1 of 1 left
  Overload Systems (feature), 1 of 1 left
  Navcomputer (modification)
# The mark brings the save against haywire with it.
dice d20=4
hesper.operator feature system-disruption at magpie
  Hesper's operator uses System Disruption on Magpie.
  Magpie, Constitution save against Haywire: d20 4 against 13, failure.
pass to magpie.gunner
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
# The first attack loses a d4; it would still hit, so the operator spoils it.
show options magpie.gunner
  Attack, rapid-fire laser, Hesper: 67.5%, +4 against 9; shields 8.4, hull 8.4
  Attack, plasma torpedo, Hesper: 37.5%, +4 against 15; shields 7.4, hull 7.4
  Fire at a place, rapid-fire laser
  Fire at a place, plasma torpedo
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=12 d4=1 d12=8
magpie.gunner fire rapid at hesper attacks 1
  Hesper's operator uses Disruption.
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 12, less d4 1 Haywire, less d12 8 Disruption + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 7 against AC 9, a miss.
show features hesper.operator
  System Disruption (feature), used
  Disruption (feature), 5 of 6 left, d12, used
  Practised Interference (feature)
  Disrupted Defenses (feature), used
  Threat Assessment (feature)
  Masterful Interference (feature)
  Haywire (feature), used
  Sure Circuit (feature), 1 of 1 left
  Overload Systems (feature), 1 of 1 left
  Navcomputer (modification)
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=15 d8=4 d12=6
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 4, d12 6 Disrupted Defenses + 1 light laser + 1 ship Strength = 12, 12 energy.
  Magpie: energy takes 12 from the shields.
dice d20=15 d8=4
hesper.gunner fire laser at magpie attacks 1
  Hesper's gunner fires the light laser at Magpie: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 9, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Magpie: energy takes 2 from the shields and 4 from the hull.
  The shields of Magpie are down.
pass to hesper.operator
  The turn of Hesper's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
dice d20=3 d4=2
hesper.operator feature overload-systems at magpie
  Hesper's operator uses Overload Systems on Magpie.
  Magpie, Constitution save against Overload Systems: d20 3, less d4 2 Haywire = 1 against 13, failure.
  Magpie: flying speed 350 → 175 ft (Overload Systems).
  Magpie: cost of turning 90° 100 → 175 ft (Overload Systems).
  Magpie: AC 9 → 7 (Overload Systems).
  Magpie: shield regeneration 6 → 0 (Overload Systems).
# The action is spent; the bonus action has two things compared.
hesper.operator feature threat-assessment at magpie
  refused [SHIP-FEATURE] Threat Assessment compares two different things: choose among Strength, Dexterity, Constitution, ranks of the crew, tier, AC, hull and shield points
hesper.operator feature threat-assessment at magpie of ac ac
  refused [SHIP-FEATURE] Threat Assessment compares two different things: choose among Strength, Dexterity, Constitution, ranks of the crew, tier, AC, hull and shield points
hesper.operator feature threat-assessment at magpie of ac intelligence
  refused [SHIP-FEATURE] Threat Assessment compares two different things: choose among Strength, Dexterity, Constitution, ranks of the crew, tier, AC, hull and shield points
hesper.operator feature threat-assessment at magpie of ac points
  Hesper's operator uses Threat Assessment on Magpie.
  Hesper's operator compares AC: Magpie has less.
  Hesper's operator compares hull and shield points: Magpie has less.
show magpie feet turning shields ac
  feet 0 ft left of 175 ft
  turning 175 ft for 90°
  shields 0 of 14, regaining 0, down
  ac 7
pass to magpie.pilot
  The turn of Magpie's pilot begins.
dice d20=19 d12=3
magpie.pilot end
  Hesper's operator uses Disruption.
  Magpie, Constitution save against Overload Systems: d20 19, less d12 3 Disruption = 16 against 13, success.
  The turn of Magpie's gunner begins.
  Magpie: flying speed 175 → 350 ft (Overload Systems ends).
  Magpie: cost of turning 90° 175 → 100 ft (Overload Systems ends).
  Magpie: AC 7 → 9 (Overload Systems ends).
  Magpie: shield regeneration 0 → 6 (Overload Systems ends).
show magpie feet turning shields ac
  feet 0 ft left of 350 ft
  turning 100 ft for 90°
  shields 0 of 14, regaining 6, down
  ac 9
