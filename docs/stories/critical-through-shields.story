title Critical hits of pulse and thermite through what shields are left
covers SHIP-TYPES SHIP-CRIT SHIP-SP

class raft small across 25 strength 10
mount raft ion-cannon turret
mount raft thermite-cannon turret
ship Hesper raft at 0 0 heading 0 side Blue
ship Magpie courier at 0 200 heading 180 side Red special
set magpie shields 5, hull-max 60, hull 60
crew hesper plain pilot gunner gunner gunner
initiative hesper 20, magpie 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
hesper.pilot end
  The turn of Hesper's gunner begins.
# 12 pulse: 3 of them use up 5 shield points, and of 9 half, 4, reach the hull.
dice 20 1 2 3 1 2 3
hesper.gunner fire ion-cannon at magpie
  Hesper's gunner fires the ion cannon at Magpie: d20 20 + 2 proficiency + 3 ship Dexterity = 25 against AC 13, a critical hit.
  Ion cannon damage: d6 1+2+3+1+2+3 = 12, 12 pulse, all dice twice.
  Magpie: pulse takes 5, doubled, from the shields and 4, halved, from the hull.
  The shields of Magpie are down.
show magpie hull shields
  hull 56 of 60
  shields 0 of 14, regaining 16, down
hesper.gunner end
  The turn of Hesper's gunner 2 begins.
gm edit magpie shields 6
  The GM rules, Magpie: Shields set to 6.
# 12 thermite: half of them are just what the shields can hold, and nothing goes on.
dice 20 1 2 3 1 2 3
hesper.gunner-2 fire thermite-cannon at magpie
  Hesper's gunner 2 fires the thermite cannon at Magpie: d20 20 + 2 proficiency + 3 ship Dexterity = 25 against AC 13, a critical hit.
  Thermite cannon damage: d6 1+2+3+1+2+3 = 12, 12 thermite, all dice twice.
  Magpie: thermite takes 6, halved, from the shields.
  The shields of Magpie are down.
show magpie hull shields
  hull 56 of 60
  shields 0 of 14, regaining 16, down
