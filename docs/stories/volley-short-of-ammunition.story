title A volley takes a round of ammunition for each attack
covers SHIP-ATTACK

class pod medium across 50
mount pod cluster-missile turret
ship Hesper pod at 0 0 heading 0 side Blue special
ship Kite pod at 0 290 heading 180 side Red special
crew hesper plain gunner
crew kite plain pilot
set hesper ammunition 1
set kite hull-max 300, hull 300
initiative hesper 20, kite 10

begin
  ...
hesper.gunner fire cluster at kite attacks 2
  refused [SHIP-ATTACK] the cluster missile has ammunition for 1 attack
dice 5 1 1 
hesper.gunner fire cluster at kite attacks 1
  Hesper's gunner fires at Kite, whose Dexterity save against cluster missile: d20 5 + 2 ship Dexterity = 7 against 14, failure.
  Cluster missile damage: d12 1+1 + 1 ship Strength = 3, 3 energy.
  Kite: energy takes 3 from the hull.
hesper.gunner fire cluster at kite attacks 1
  refused [SHIP-ATTACK] the cluster missile has ammunition for 0 attacks
