title Rounds that bite, fire that is concentrated, a broadside, and a called shot
covers SHIP-FEATURE SHIP-CRIT SHIP-WSAVE

class sting medium across 50
mount sting ion-cannon turret
mount sting slug-railgun turret
mount sting thermite-cannon turret
fit sting ionizing-rounds, stunning-rounds, blinding-rounds
class hulk large across 250
mount hulk slug-railgun turret
class pair-2 large across 250 tier 2 raise dexterity raise dexterity raise strength
mount pair-2 slug-railgun turret
class line-4 huge across 2500 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
mount line-4 slug-railgun turret
ship Hesper sting at 0 0 heading 0 side Blue special
ship Grim hulk at 2000 400 heading 0 side Blue special
ship Chorus pair-2 at 2500 400 heading 0 side Blue special
ship Anvil line-4 at 4000 0 heading 0 side Blue special
ship Ox hulk at 2000 2000 heading 180 side Red special
ship Kite sting at 0 290 heading 180 side Red special
ship Rook sting at 4000 2000 heading 180 side Red special
ship Raven sting at 4100 2000 heading 180 side Red special
ship Crow sting at 4101 2000 heading 180 side Red special
crew hesper plain gunner
crew grim plain gunner
crew chorus plain gunner
crew anvil plain gunner
crew ox plain pilot
crew kite plain pilot
crew rook plain pilot
crew raven plain pilot
crew crow plain pilot
member hesper.gunner rank 5
member grim.gunner rank 5
set ox hull-max 300, hull 300
set kite hull-max 300, hull 300
initiative hesper 20, grim 18, chorus 17, anvil 15, ox 10, kite 9, rook 8, raven 7, crow 6
begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
# A critical hit, or both d20 of advantage: the round bites. The lower of the two has to hit by
# itself.
gm advantage attack hesper.gunner against kite
  The GM rules, Hesper: advantage on the gunner's next attack on Kite.
dice d20=15 d20=6 d8=1 d8=1 d8=1 d20=8
hesper.gunner fire ion at kite
  Hesper's gunner fires the ion cannon at Kite: d20 15, dropped 6 (advantage: GM) + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Ion cannon damage: d8 1+1+1 + 1 ship Strength = 4, 4 pulse.
  Hesper's gunner uses Ionizing Rounds on Kite.
  Kite, Constitution save against Ionizing Rounds: d20 8 + 1 ship Constitution = 9 against 11, failure.
  Kite is ionized for a round: disadvantage on attacks and ability checks.
  Kite: pulse takes 2, halved, from the hull.
pass to hesper.gunner
  The turn of Grim's gunner begins.
  The turn of Chorus's gunner begins.
  The turn of Anvil's gunner begins.
  The turn of Ox's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Raven's pilot begins.
  The turn of Crow's pilot begins.
  Round 2.
  The turn of Hesper's gunner begins.
  Kite is no longer ionized.
gm advantage attack hesper.gunner against kite
  The GM rules, Hesper: advantage on the gunner's next attack on Kite.
dice d20=15 d20=3 d8=1 d8=1 d8=1
hesper.gunner fire ion at kite
  Hesper's gunner fires the ion cannon at Kite: d20 15, dropped 3 (advantage: GM) + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Ion cannon damage: d8 1+1+1 + 1 ship Strength = 4, 4 pulse.
  Kite: pulse takes 2, halved, from the hull.
pass to hesper.gunner
  The turn of Grim's gunner begins.
  The turn of Chorus's gunner begins.
  The turn of Anvil's gunner begins.
  The turn of Ox's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Raven's pilot begins.
  The turn of Crow's pilot begins.
  Round 3.
  The turn of Hesper's gunner begins.
# Thermite blinds, kinetic stuns, and that only by a critical hit.
gm advantage attack hesper.gunner against kite
  The GM rules, Hesper: advantage on the gunner's next attack on Kite.
dice d20=15 d20=14 d8=1 d8=1 d8=1 d20=8
hesper.gunner fire thermite at kite
  Hesper's gunner fires the thermite cannon at Kite: d20 15, dropped 14 (advantage: GM) + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Thermite cannon damage: d8 1+1+1 + 1 ship Strength = 4, 4 thermite.
  Hesper's gunner uses Blinding Rounds on Kite.
  Kite, Constitution save against Blinding Rounds: d20 8 + 1 ship Constitution = 9 against 11, failure.
  Kite is blinded for a round: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
  Kite: thermite takes 8, doubled, from the hull.
pass to hesper.gunner
  The turn of Grim's gunner begins.
  The turn of Chorus's gunner begins.
  The turn of Anvil's gunner begins.
  The turn of Ox's pilot begins.
  The turn of Kite's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Raven's pilot begins.
  The turn of Crow's pilot begins.
  Round 4.
  The turn of Hesper's gunner begins.
  Kite is no longer blinded.
gm advantage attack hesper.gunner against kite
  The GM rules, Hesper: advantage on the gunner's next attack on Kite.
dice d20=20 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1 d20=8
hesper.gunner fire slug at kite
  Hesper's gunner fires the slug railgun at Kite: d20 20 (advantage: GM) (disadvantage: inside close range) + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 25 against AC 8, a critical hit.
  Slug railgun damage: d10 1+1+1+1+1+1 + 1 ship Strength = 7, 7 kinetic, all dice twice.
  Hesper's gunner uses Stunning Rounds on Kite.
  Kite, Constitution save against Stunning Rounds: d20 8 + 1 ship Constitution = 9 against 11, failure.
  Kite is stunned for a round: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Kite: kinetic takes 7 from the hull.
  Kite: flying speed 300 → 0 ft (stunned).
pass to grim.gunner
  The turn of Grim's gunner begins.
# A called shot is critical where the save fails: the weapon's dice twice, and once more.
dice d20=8 d6=1 d6=1 d6=1 d6=1 d6=1 d6=1 d6=1 d6=1 d6=1 d6=1 d6=1 d6=1
grim.gunner fire slug at ox with called-shot
  Grim's gunner uses Called Shot on Ox.
  Grim's gunner fires at Ox, whose Dexterity save against slug railgun: d20 8 + 1 ship Dexterity = 9 against 12, failure.
  Slug railgun damage: d6 1+1+1+1+1+1+1+1+1+1+1+1 + 2 ship Strength = 14, 14 kinetic, all dice twice.
  Ox: kinetic takes 14 from the hull.
pass
  The turn of Chorus's gunner begins.
# Who concentrates fire has that save spoilt for their own, once.
show options chorus.gunner
  Attack, slug railgun, Ox: 79.8%, +1 against 13, −Concentrated Fire (attack); shields 14.3, hull 14.3
  Attack, slug railgun, Kite: refused [SHIP-RANGE] Kite is beyond the slug railgun's 1800 ft
  Attack, slug railgun, Rook: refused [SHIP-RANGE] Rook is beyond the slug railgun's 1800 ft
  Attack, slug railgun, Raven: refused [SHIP-RANGE] Raven is beyond the slug railgun's 1800 ft
  Attack, slug railgun, Crow: refused [SHIP-RANGE] Crow is beyond the slug railgun's 1800 ft
  Fire at a place, slug railgun
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=18 d20=15 d6=1 d6=1 d6=1 d6=1
chorus.gunner fire slug at ox
  Chorus's gunner fires at Ox, whose Dexterity save against slug railgun: d20 15, dropped 18 (disadvantage: Concentrated Fire (attack)) + 1 ship Dexterity = 16 against 13, success.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 3 kinetic, half by the save.
  Ox: kinetic takes 3 from the hull.
pass
  The turn of Anvil's gunner begins.
# A broadside: once more with the same weapon, on another ship within 100 ft of the first.
dice d20=18 d8=1 d8=1 d8=1 d8=1
anvil.gunner fire slug at rook with full-broadside
  Anvil's gunner uses Full Broadside on Rook.
  Anvil's gunner fires at Rook, whose Dexterity save against slug railgun: d20 18 + 2 ship Dexterity = 20 against 12, success.
  Slug railgun damage: d8 1+1+1+1 + 4 ship Strength = 8, 4 kinetic, half by the save.
  Rook: kinetic takes 4 from the hull.
anvil.gunner fire slug at rook bonus
  refused [SHIP-FEATURE] Full Broadside is made on a different ship
anvil.gunner fire slug at crow bonus
  refused [SHIP-FEATURE] Crow is more than 100 ft from Rook
dice d20=18 d8=1 d8=1 d8=1 d8=1
anvil.gunner fire slug at raven bonus
  Anvil's gunner fires at Raven, whose Dexterity save against slug railgun: d20 18 + 2 ship Dexterity = 20 against 12, success.
  Slug railgun damage: d8 1+1+1+1 + 4 ship Strength = 8, 4 kinetic, half by the save.
  Raven: kinetic takes 4 from the hull.
# That took no action, not even a bonus one.
show anvil.gunner
  the turn is open; left: bonus action, reaction, object
