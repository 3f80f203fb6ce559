title Range bands, to the foot
covers SHIP-RANGE SHIP-CLOSE

# Two small craft of 25 ft, so that ranges count from middle to middle. The heavy
# laser is primary, 600/1,200; the railgun secondary, close 600 and normal 1,800;
# the missile tertiary, 900/1,800. Nothing hits AC 40, and the rolls tell the rest.
class probe small
mount probe heavy-laser turret
mount probe slug-railgun turret
mount probe ion-missile turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 600 heading 180 side Red special
ship Hesper corvette at 625 0 heading 270 side Red special
crew wren plain gunner
crew kite none
crew hesper none
set kite ac 40, hull-max 500, hull 500
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.

# Primary: normal range to its last foot, disadvantage beyond it, nothing beyond
# long range.
show range wren kite
  600 ft
dice d20=5
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 2.
  The turn of Wren's gunner begins.
gm move kite at 0 601
  The GM rules, Kite: it is moved.
dice d20=5 d20=6
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5, dropped 6 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 3.
  The turn of Wren's gunner begins.
gm move kite at 0 1200
  The GM rules, Kite: it is moved.
dice d20=5 d20=6
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5, dropped 6 (disadvantage: long range) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 4.
  The turn of Wren's gunner begins.
gm move kite at 0 1201
  The GM rules, Kite: it is moved.
wren.gunner fire heavy-laser at kite
  refused [SHIP-RANGE] Kite is beyond the heavy laser's 1200 ft

# Within 50 ft every weapon has disadvantage; 51 ft is not within.
gm move kite at 0 50
  The GM rules, Kite: it is moved.
dice d20=5 d20=6
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5, dropped 6 (disadvantage: within 50 ft) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 5.
  The turn of Wren's gunner begins.
gm move kite at 0 51
  The GM rules, Kite: it is moved.
dice d20=5
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 40, a miss.
pass
  Round 6.
  The turn of Wren's gunner begins.

# Secondary: disadvantage inside close range, clean up to its normal range, and no
# long range.
gm move kite at 0 50
  The GM rules, Kite: it is moved.
dice d20=5 d20=6
wren.gunner fire railgun at kite
  Wren's gunner fires the slug railgun at Kite: d20 5, dropped 6 (disadvantage: within 50 ft) + 2 proficiency + 3 ship Dexterity + 1 slug railgun = 11 against AC 40, a miss.
pass
  Round 7.
  The turn of Wren's gunner begins.
gm move kite at 0 600
  The GM rules, Kite: it is moved.
dice d20=5 d20=6
wren.gunner fire railgun at kite
  Wren's gunner fires the slug railgun at Kite: d20 5, dropped 6 (disadvantage: inside close range) + 2 proficiency + 3 ship Dexterity + 1 slug railgun = 11 against AC 40, a miss.
pass
  Round 8.
  The turn of Wren's gunner begins.
gm move kite at 0 601
  The GM rules, Kite: it is moved.
dice d20=5
wren.gunner fire railgun at kite
  Wren's gunner fires the slug railgun at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 slug railgun = 11 against AC 40, a miss.
pass
  Round 9.
  The turn of Wren's gunner begins.
gm move kite at 0 1800
  The GM rules, Kite: it is moved.
dice d20=5
wren.gunner fire railgun at kite
  Wren's gunner fires the slug railgun at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 slug railgun = 11 against AC 40, a miss.
pass
  Round 10.
  The turn of Wren's gunner begins.
gm move kite at 0 1801
  The GM rules, Kite: it is moved.
wren.gunner fire railgun at kite
  refused [SHIP-RANGE] Kite is beyond the slug railgun's 1800 ft

# Tertiary: what would hinder the attack helps the save.
gm move kite at 0 900
  The GM rules, Kite: it is moved.
dice d20=20 d10=1 d10=1
wren.gunner fire ion-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against ion missile: d20 20 + 3 ship Dexterity = 23 against 15, success.
  Ion missile damage: d10 1+1 = 2, 1 pulse, half by the save.
  Kite: pulse does no harm.
pass
  Round 11.
  The turn of Wren's gunner begins.
gm move kite at 0 901
  The GM rules, Kite: it is moved.
dice d20=3 d20=20 d10=1 d10=1
wren.gunner fire ion-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against ion missile: d20 20, dropped 3 (advantage: long range) + 3 ship Dexterity = 23 against 15, success.
  Ion missile damage: d10 1+1 = 2, 1 pulse, half by the save.
  Kite: pulse does no harm.
pass
  Round 12.
  The turn of Wren's gunner begins.
gm move kite at 0 50
  The GM rules, Kite: it is moved.
dice d20=3 d20=20 d10=1 d10=1
wren.gunner fire ion-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against ion missile: d20 20, dropped 3 (advantage: within 50 ft) + 3 ship Dexterity = 23 against 15, success.
  Ion missile damage: d10 1+1 = 2, 1 pulse, half by the save.
  Kite: pulse does no harm.
pass
  Round 13.
  The turn of Wren's gunner begins.
gm edit wren ammunition 4
  The GM rules, Wren: Ammunition set to 4.
gm move kite at 0 1801
  The GM rules, Kite: it is moved.
wren.gunner fire ion-missile at kite
  refused [SHIP-RANGE] Kite is beyond the ion missile's 1800 ft
# Ammunition runs out.
gm move kite at 0 900
  The GM rules, Kite: it is moved.
gm edit wren ammunition 1
  The GM rules, Wren: Ammunition set to 1.
dice d20=20 d10=1 d10=1
wren.gunner fire ion-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against ion missile: d20 20 + 3 ship Dexterity = 23 against 15, success.
  Ion missile damage: d10 1+1 = 2, 1 pulse, half by the save.
  Kite: pulse does no harm.
pass
  Round 14.
  The turn of Wren's gunner begins.
wren.gunner fire ion-missile at kite
  refused [SHIP-ATTACK] the ion missile has ammunition for 0 attacks

# A range is measured from middle to middle, less what a ship's radius has beyond
# 25 ft. A corvette of 100 ft counts 25 ft nearer.
show range wren hesper
  600 ft
