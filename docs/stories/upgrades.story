title Hulls, reactors and thrusters of better grades, and a surge protector
covers SHIP-FEATURE SHIP-REPAIR

# A score of 13 adds what 12 does; 14 adds one more to each of five Hit Dice, and shields
# follow. The reactor and the thruster show in the speeds.
class bare medium shield directional
class hull-1 medium tier 1 raise dexterity raise dexterity shield directional
fit hull-1 premium-hull
class hull-2 medium tier 2 raise dexterity raise dexterity raise strength shield directional
fit hull-2 premium-hull, prototype-hull
class bare-2 medium tier 2 raise dexterity raise dexterity raise strength shield directional
# No score grows beyond the highest of its size, but for what is made for tier 5.
class top-4 medium tier 4 strength 19 raise dexterity raise dexterity raise dexterity raise dexterity raise dexterity
fit top-4 premium-reactor, prototype-reactor, advanced-reactor, legendary-reactor
class top-5 medium tier 5 strength 19 raise constitution raise dexterity raise dexterity raise dexterity raise dexterity raise dexterity peak constitution peak dexterity
fit top-5 premium-reactor, prototype-reactor, advanced-reactor, legendary-reactor, artifact-reactor
class swift medium tier 3 raise strength raise strength raise strength raise constitution
fit swift premium-thruster, prototype-thruster, advanced-thruster
class slow medium tier 3 raise strength raise strength raise strength raise constitution
class guarded medium
fit guarded surge-protector
ship Bare bare at 0 0 side Blue special
ship One hull-1 at 1000 0 side Blue special
ship Two hull-2 at 2000 0 side Blue special
ship Other bare-2 at 3000 0 side Blue special
ship Top top-4 at 4000 0 side Blue special
ship Peak top-5 at 5000 0 side Blue special
ship Swift swift at 6000 0 side Blue special
ship Slow slow at 7000 0 side Blue special
ship Ward guarded at 8000 0 side Blue special
ship Rook bare at 9000 0 side Red special
crew bare none
crew one none
crew two none
crew other none
crew top none
crew peak none
crew swift none
crew slow none
crew ward plain mechanic
crew rook plain mechanic
initiative ward 20, rook 10
show bare hull shields turning feet
  feet 0 ft left of 300 ft
  turning 150 ft for 90°
  hull 33 of 33
  shields 33 of 33, regaining 8
show one hull shields turning feet
  feet 0 ft left of 300 ft
  turning 100 ft for 90°
  hull 39 of 39
  shields 39 of 39, regaining 8
show other hull shields turning feet
  feet 0 ft left of 300 ft
  turning 100 ft for 90°
  hull 45 of 45
  shields 45 of 45, regaining 8
show two hull shields turning feet
  feet 0 ft left of 250 ft
  turning 150 ft for 90°
  hull 52 of 52
  shields 52 of 52, regaining 8
show top ram-dc feet
  feet 0 ft left of 500 ft
  ram-dc 13
show peak ram-dc feet
  feet 0 ft left of 500 ft
  ram-dc 14
show slow feet turning
  feet 0 ft left of 350 ft
  turning 150 ft for 90°
show swift feet turning
  feet 0 ft left of 350 ft
  turning 100 ft for 90°

# A surge protector: maintenance takes away two levels. At 5 and 6 the check of 30 still
# decides whether the ship is more than used.
begin
  The battle goes on.
  Round 1.
  The turn of Ward's mechanic begins.
gm edit ward system-damage 3
  The GM rules, Ward: System damage set to 3.
  Ward: flying speed 300 → 150 ft (system damage 3).
gm edit rook system-damage 3
  The GM rules, Rook: System damage set to 3.
  Rook: flying speed 300 → 150 ft (system damage 3).
gm pause
  The battle is paused.
gm maintain ward
  Ward is maintained for a day, 2 levels of system damage are gone; shields, Hit Dice, ammunition and fuel are full.
  Ward: flying speed 150 → 300 ft (system damage 1).
gm maintain rook
  Rook is maintained for a day, a level of system damage is gone; shields, Hit Dice, ammunition and fuel are full.
gm edit ward system-damage 1
  The GM rules, Ward: System damage set to 1.
gm maintain ward
  Ward is maintained for a day, a level of system damage is gone; shields, Hit Dice, ammunition and fuel are full.
gm edit ward system-damage 5
  The GM rules, Ward: System damage set to 5.
  Ward: flying speed 300 → 150 ft (system damage 5).
  Ward: hull point maximum 33 → 16 (system damage 5).
# 30 is out of this mechanic's reach: a 20 does it, and no 19.
dice d20=20 d20=19
gm maintain ward
  Ward's mechanic, repairing a used ship: d20 19, dropped 20 (disadvantage: system damage 1) = 19 against 30, failure.
  Ward is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
dice d20=20 d20=20
gm maintain ward
  Ward's mechanic, repairing a used ship: d20 20, dropped 20 (disadvantage: system damage 1) = 20 against 30, success.
  Ward is maintained for a day: 17 hull for 340 credits, 2 levels of system damage are gone; shields, Hit Dice, ammunition and fuel are full.
  Ward: hull point maximum 16 → 33 (system damage 3).
