title Saves against shots: one from out of sight is worse, what helps the ship's saves helps
covers SHIP-WSAVE SHIP-HIDE SHIP-FEATURE

class gun medium across 50
mount gun blast-missile turret
ship Hesper gun at 0 0 heading 0 side Blue special hidden
ship Kite gun at 0 300 heading 180 side Red special
crew hesper plain gunner
crew kite plain pilot
member kite.pilot rank 5
set kite hull-max 200, hull 200, shields 0
initiative hesper 20, kite 10

dice 15
begin
  The battle goes on.
  Hesper hides: Stealth d20 15 + 2 ship Dexterity = 17.
  Kite's pilot is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Hesper's gunner begins.
gm go-on
kite.pilot stance cunning-avoidance never
  Kite's pilot will never use Cunning Avoidance.
dice 5 15 6 6 6
hesper.gunner fire blast at kite
  Hesper is no longer hidden.
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 5, dropped 15 (disadvantage: attacker unseen) + 2 ship Dexterity = 7 against 14, failure.
  Blast missile damage: d12 6+6+6 + 1 ship Strength = 19, 19 energy.
  Kite's pilot uses Evasion.
  Kite: energy (19 - 10 Evasion) takes 9 from the hull.
# The pilot, whom the shot has surprised, has a turn again in the next round.
pass to hesper.gunner
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's gunner begins.
pass to kite.pilot
  The turn of Kite's pilot begins.
kite.pilot feature virtuoso
  Kite's pilot uses Virtuoso.
pass to hesper.gunner
  Round 3.
  The turn of Hesper's gunner begins.
dice 5 15 6 6 6
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 15, dropped 5 (advantage: Virtuoso (attack), Virtuoso) + 2 ship Dexterity = 17 against 14, success.
  Blast missile damage: d12 6+6+6 + 1 ship Strength = 19, 9 energy, half by the save.
  Kite's pilot uses Evasion.
  Kite: energy (9 - 9 Evasion) does no harm.
