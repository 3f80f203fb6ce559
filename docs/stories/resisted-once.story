title Resistance halves once, of a ram driven home, of regions, of bombs and of any damage, and only who has it
covers SHIP-RESIST SHIP-RAM SHIP-HAZARD SHIP-BOMB SHIP-FEATURE

class sled medium across 100 resists kinetic
class bare medium across 100
class wall large across 250
class wise medium tier 4 raise dexterity raise dexterity raise strength raise strength raise strength resists kinetic
fit wise navigator
class oak medium tier 5 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution
class spread gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit spread blockade-ship
class boat medium across 50
mount boat light-laser turret
class giant gargantuan across 25000 strength 10 dexterity 8 tier 5 raise constitution raise constitution raise constitution raise constitution raise constitution raise dexterity peak constitution peak dexterity
class pike medium across 50 strength 14 tier 2 raise dexterity raise dexterity raise dexterity
mount pike slug-railgun turret
fit pike shield-bleedthrough
class sham medium across 50 resists kinetic
ship Sled sled at 200000 0 heading 0 side Blue special
ship Wall wall at 200000 150 heading 90 side Red special
ship Bare bare at 203000 0 heading 0 side Blue special
ship Fence wall at 203000 150 heading 90 side Red special
ship Wise wise at 80000 0 heading 0 side Blue special
object Shoal field at 80000 400 radius 100 rocks medium
ship Spread spread at 0 0 heading 0 side Blue special
ship Oak oak at 0 12700 heading 0 side Blue special
ship Rook boat at 0 13100 heading 180 side Red special
ship Bramble bomblet at 0 12850 side Red
ship Giant giant at 400000 0 heading 0 side Blue special
ship Pike pike at 250000 0 heading 0 side Blue special
ship Sham sham at 250000 400 heading 0 side Red special
crew sled plain pilot
crew wall plain pilot
crew bare plain pilot
crew fence plain pilot
crew wise plain pilot
crew spread plain pilot
crew oak plain pilot
crew rook plain pilot gunner
crew giant plain pilot
crew pike plain pilot gunner
crew sham plain pilot
member sled.pilot rank 1 feature headlong
member bare.pilot rank 1 feature headlong
set sled hull-max 200, hull 200, shields-max 0, shields 0
set bare hull-max 200, hull 200, shields-max 0, shields 0
set wall hull-max 200, hull 200, shields-max 0, shields 0
set fence hull-max 200, hull 200, shields-max 0, shields 0
set wise hull-max 200, hull 200, shields-max 0, shields 0
set oak hull-max 200, hull 200, shields-max 0, shields 0
set spread shields 100
set sham hull-max 200, hull 200, shields-max 50, shields 50
set giant hull-max 400, hull 400, shields-max 0, shields 0
initiative oak 30, rook.gunner 28, wise 26, sled 24, bare 23, giant 22, pike.gunner 21, wall 5, rook.pilot 4, fence 3, spread 2, pike.pilot 1, sham 0

dice d10=1 d12=1 d6=1
begin
  The battle goes on.
  Round 1.
  Wise's pilot uses Head Start.
  Wise's pilot, Head Start: d10 1.
  Oak's pilot uses Head Start.
  Oak's pilot, Head Start: d12 1.
  Pike's pilot uses Head Start.
  Pike's pilot, Head Start: d6 1.
  The turn of Oak's pilot begins.
# For a minute the ship resists weapons, and bombs are of weapons: 9 are 4.
oak.pilot feature iron-minute
  Oak's pilot uses Iron Minute.
dice d20=1 d20=2 d10=3 d10=3 d10=3
oak.pilot fly ahead 150
  Bramble goes off.
  Oak's pilot uses Braced Crew.
  Oak, Dexterity save against bomblet: d20 2, dropped 1 (advantage: Braced Crew) + 4 ship Dexterity = 6 against 13, failure.
  Bomblet damage: d10 3+3+3 = 9, 9 energy.
  Oak: energy, resisted, takes 4 from the hull.
  Oak has flown its course; 100 ft of flying speed is left.
# Shields that are spread over it are another ship's, and resist nothing: 7 are 7.
pass to rook.gunner
  The turn of Rook's gunner begins.
  Oak: flying speed 250 → 200 ft (Head Start ends).
dice d20=15 d8=5
rook.gunner fire laser at oak attacks 1
  Rook's gunner fires the light laser at Oak: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 8, a hit.
  Light laser damage: d8 5 + 1 light laser + 1 ship Strength = 7, 7 energy, resisted.
  The shields of Spread are spread over Oak: energy takes 7 from them.
# What weathers a region resists it, and so does the hull: 9 are 4, not 2.
pass to wise.pilot
  The turn of Wise's pilot begins.
dice d20=2 d20=3 d6=3 d6=3 d6=3
wise.pilot fly ahead 310
  Wise's pilot uses Braced Crew.
  Wise's pilot, past the Shoal: d20 3, dropped 2 (advantage: Braced Crew) = 3 against 15, failure.
  Wise, in the Shoal: d6 3+3+3 = 9, 4 kinetic.
  Wise: kinetic, resisted, takes 4 from the hull.
  Wise has flown its course; 80 ft of flying speed is left.
# A ram of 12, and 5 more that the rammer resists. Where its hull resists all 17, they are 8, not 7.
pass to sled.pilot
  The turn of Sled's pilot begins.
  Wise: flying speed 400 → 350 ft (Head Start ends).
dice d20=5 d20=3 d8=6 d8=5 d4=4
sled.pilot ram wall with headlong ahead 140
  Sled's pilot uses Headlong on Wall.
  Sled sets out to ram Wall.
  Sled's pilot rams Wall, whose Dexterity save against the ram: d20 3, dropped 5 (disadvantage: larger than the rammer) + 1 ship Dexterity = 4 against 11, failure.
  Ram damage: d8 6+5 + 1 ship Strength = 12, 12 kinetic.
  Ram, more damage: d4 4 Headlong + 1 Headlong = 5, 5 kinetic.
  Sled rams Wall.
  Wall: kinetic takes 17 from the hull.
  Sled: kinetic, resisted, takes 8 from the hull.
  Sled has flown its course; 20 ft of flying speed is left.
pass
  The turn of Bare's pilot begins.
dice d20=5 d20=3 d8=6 d8=5 d4=4
bare.pilot ram fence with headlong ahead 140
  Bare's pilot uses Headlong on Fence.
  Bare sets out to ram Fence.
  Bare's pilot rams Fence, whose Dexterity save against the ram: d20 3, dropped 5 (disadvantage: larger than the rammer) + 1 ship Dexterity = 4 against 11, failure.
  Ram damage: d8 6+5 + 1 ship Strength = 12, 12 kinetic.
  Ram, more damage: d4 4 Headlong + 1 Headlong = 5, 5 kinetic.
  Bare rams Fence.
  Fence: kinetic takes 17 from the hull.
  Bare: kinetic (17 - 3 resisted of the ram's extra damage) takes 14 from the hull.
  Bare has flown its course; 20 ft of flying speed is left.
# A giant's minute resists any damage, whatever it comes from: 9 are 4.
pass
  The turn of Giant's pilot begins.
gm damage giant 9 kinetic
  The GM rules, Giant: 9 kinetic damage.
  Giant: kinetic takes 9 from the hull.
giant.pilot feature giants-minute
  Giant's pilot uses Giant's Minute.
gm damage giant 9 kinetic
  The GM rules, Giant: 9 kinetic damage.
  Giant: kinetic, resisted, takes 4 from the hull.
# What goes past shields meets the hull as all does: of 2, the hull that resists takes 1.
pass to pike.gunner
  The turn of Pike's gunner begins.
dice d20=15 d20=16 d10=5 d10=6
pike.gunner fire slug at sham
  Pike's gunner fires the slug railgun at Sham: d20 15, dropped 16 (disadvantage: inside close range) + 2 proficiency + 3 ship Dexterity + 1 slug railgun = 21 against AC 8, a hit.
  Slug railgun damage: d10 5+6 + 2 ship Strength = 13, 13 kinetic.
  Pike uses Shield Bleedthrough on Sham.
  Sham: kinetic, resisted, takes 5 from the shields and 1 from the hull.
