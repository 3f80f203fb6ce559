title Modifications: fittings that answer, and fittings that are ordered
covers SHIP-FEATURE SHIP-REACT

class lance-1 medium tier 1 raise dexterity raise dexterity shield directional
mount lance-1 slug-railgun turret
mount lance-1 light-laser turret
fit lance-1 stunning-rounds, direct-controller, pinpoint-sights
class bulwark-1 medium tier 1 raise dexterity raise dexterity shield directional
fit bulwark-1 feedback-shield, emergency-generator, power-backup, backup-start, nanites, self-destruct, flare-pods
ship Hesper lance-1 at 0 0 heading 0 side Blue special
ship Magpie bulwark-1 at 0 950 heading 180 side Red special
ship Rook bulwark-1 at 60 1010 heading 180 side Red special
crew hesper plain pilot gunner
crew magpie plain pilot mechanic operator
crew rook plain pilot mechanic operator
member hesper.gunner dexterity 20
member magpie.mechanic intelligence 16, skilled mechanics-kit
initiative hesper.gunner 20, magpie.mechanic 16, magpie.operator 14, magpie.pilot 12, rook 10, hesper.pilot 5
set magpie shields 3
set rook hull 20
dice d4=1 d4=1 d4=1

begin
  The battle goes on.
  Round 1.
  Hesper's pilot uses Head Start.
  Hesper's pilot, Head Start: d4 1.
  Magpie's pilot uses Head Start.
  Magpie's pilot, Head Start: d4 1.
  Rook's pilot uses Head Start.
  Rook's pilot, Head Start: d4 1.
  The turn of Hesper's gunner begins.
show features magpie.mechanic
  Emergency Generator (modification), 1 of 1 left
  Generator Start (modification), 1 of 1 left
  Power Backup (modification), 1 of 1 left
  Backup Start (modification), 1 of 1 left
  Repair Nanites (modification), 1 of 1 left
# The gunner's own hand, sights that reach 900 ft, and a round that stuns on a critical hit.
# The shields come back with a point, and the one who hit them is hit by them.
show options hesper.gunner
  Attack, slug railgun, Magpie: 95.0%, +8 against 8; shields 11.9, hull 11.9
  Attack, light laser, Magpie: refused [SHIP-RANGE] Magpie is beyond the light laser's 900 ft
  Attack, slug railgun, Rook: 95.0%, +8 against 8; shields 11.9, hull 11.9
  Attack, light laser, Rook: refused [SHIP-RANGE] Rook is beyond the light laser's 900 ft
  Fire at a place, slug railgun
  Fire at a place, light laser
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=20 d10=6 d10=5 d10=2 d10=1 d8=3 d20=4
hesper.gunner fire slug at magpie
  Hesper's gunner fires the slug railgun at Magpie: d20 20 + 2 proficiency + 3 ship Dexterity + 1 slug railgun + 5 Direct Controller - 3 Direct Controller = 28 against AC 8, a critical hit.
  Slug railgun damage: d10 6+5+2+1 + 1 ship Strength = 15, 15 kinetic, all dice twice.
  Magpie's operator uses Feedback Shield on Hesper.
  Feedback Shield, damage: d8 3, 3 kinetic.
  Hesper's gunner uses Stunning Rounds on Magpie.
  Magpie, Constitution save against Stunning Rounds: d20 4 + 1 ship Constitution = 5 against 11, failure.
  Magpie is stunned for a round: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Hesper: kinetic takes 3 from the shields.
  Magpie: kinetic takes 3 from the shields and 12 from the hull.
  The shields of Magpie are down.
  Magpie's mechanic uses Emergency Generator.
  Emergency Generator, shield points: 1 Emergency Generator; the shields of Magpie regain 1.
  Magpie: flying speed 350 → 0 ft (stunned).
show magpie shields hull conditions
  hull 27 of 39
  shields 1 of 39, regaining 8
  conditions stunned
pass to magpie.mechanic
  The turn of Magpie's mechanic begins.
dice d20=12 d8=5
magpie.mechanic feature nanites at rook
  Magpie's mechanic uses Repair Nanites on Rook.
  Magpie's mechanic, Repair Nanites: d20 12 + 3 Intelligence + 2 Mechanic's Kit proficiency = 17 against 10, success.
  Magpie's mechanic spends a Hit Die: d8 5; the hull of Rook regains 5.
pass to magpie.operator
  The turn of Magpie's operator begins.
magpie.operator feature self-destruct
  Magpie's operator uses Self-destruct.
pass to magpie.pilot
  The turn of Magpie's pilot begins.
  The shields of Magpie regain 8.
pass to hesper.gunner
  The turn of Rook's pilot begins.
  The turn of Rook's mechanic begins.
  Rook: flying speed 350 → 300 ft (Head Start ends).
  The turn of Rook's operator begins.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 3.
  Round 2.
  The turn of Hesper's gunner begins.
  Magpie is no longer stunned.
  Hesper: flying speed 350 → 300 ft (Head Start ends).
  Magpie: flying speed 0 → 300 ft (no longer stunned).
# A turn later the ship blows up, and hurts what is near.
dice d8=5 d8=5 d8=5 d8=5 d8=5 d8=5
pass to rook.pilot
  The turn of Magpie's mechanic begins.
  The turn of Magpie's operator begins.
  Self-destruction: d8 5+5+5+5+5+5 + 6 ship Strength = 36, 36 thermite.
  Magpie explodes.
  The turn of Rook's pilot begins.
  Rook: thermite takes 18, halved, from the shields.
