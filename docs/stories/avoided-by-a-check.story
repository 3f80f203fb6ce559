title Cunning Avoidance: a check takes the place of a save that has failed, if it is higher
covers SHIP-FEATURE SHIP-WSAVE

class gun medium across 50
mount gun blast-missile turret
ship Hesper gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
crew hesper plain gunner
crew kite plain pilot
member kite.pilot rank 3
set kite hull-max 200, hull 200, shields 0
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
gm go-on
kite.pilot stance cunning-avoidance always
  Kite's pilot will use Cunning Avoidance whenever possible.
dice 5 15 6 6 6
hesper.gunner fire blast at kite
  Kite's pilot uses Cunning Avoidance.
  Kite's pilot, Cunning Avoidance: d20 15.
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 5 + 2 ship Dexterity + 8 Cunning Avoidance = 15 against 14, success.
  Blast missile damage: d12 6+6+6 + 1 ship Strength = 19, 9 energy, half by the save.
  Kite's pilot uses Evasion.
  Kite: energy (9 - 9 Evasion) does no harm.
pass to hesper.gunner
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's gunner begins.
dice 5 4 6 6 6
hesper.gunner fire blast at kite
  Kite's pilot uses Cunning Avoidance.
  Kite's pilot, Cunning Avoidance: d20 4.
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 5 + 2 ship Dexterity = 7 against 14, failure.
  Blast missile damage: d12 6+6+6 + 1 ship Strength = 19, 19 energy.
  Kite's pilot uses Evasion.
  Kite: energy (19 - 10 Evasion) takes 9 from the hull.
