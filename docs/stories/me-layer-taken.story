title A GM takes points of a layer, and no more than there are, however the layer is given
covers ME-TEMPHP

book me5e
room 30 9
sheet a like plain, hp 60, shields 20
person Ana a at 6 4 side Blue special
person Al plain at 18 4 side Red special
initiative ana 20, al 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person layer ana temporary 10
  Ana: temporary hit points +10, now 10.
gm person layer ana temporary -3
  Ana: temporary hit points -3, now 7.
gm person layer ana temporary -9
  Ana: temporary hit points -7, now 0.
gm person layer ana tech-armour 12
  Ana: tech armour +12, now 12.
gm person layer ana tech-armour -5
  Ana: tech armour -5, now 7.
gm person layer ana shields -5
  Ana: shields -5, now 15.
gm person layer ana shields 9
  Ana: shields +5, now 20.
show person ana
  able at 6 4 on level 1, 60 of 60 hit points, AC 12
  tech armour 7; shields 20 of 20
