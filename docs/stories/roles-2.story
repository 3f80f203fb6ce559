title Roles of ships in a fight: interdictor, picket, ambassador, freighter, navigator
covers SHIP-DEVICE SHIP-DEFENCE SHIP-FEATURE SHIP-HAZARD

class trap huge across 2500 tier 2 raise dexterity raise dexterity raise strength
fit trap interdictor
class trap-4 huge across 2500 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit trap-4 interdictor
class mighty huge across 2500
class lean large across 250
class envoy large across 250 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit envoy ambassador
class guard large across 250 tier 2 raise dexterity raise dexterity raise strength
fit guard point-defence, picket-ship
class guard-4 large across 250 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit guard-4 picket-ship
class hold medium tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit hold freighter
class wise medium tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit wise navigator
class gnat small across 50
# Roles that bring nothing to a fight are there to be chosen; a colonizer has twice the fuel from
# tier 4 on.
class ferry small across 50 tier 2 raise dexterity raise dexterity raise dexterity
fit ferry shuttle
class palace medium tier 2 raise dexterity raise dexterity raise dexterity
fit palace yacht
class bays huge across 2500 tier 2 raise dexterity raise dexterity raise strength
fit bays carrier-ship
class ark huge across 2500 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit ark colonizer
# A warship's damage die that shows its highest face brings one more.
class war gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
mount war slug-railgun turret
fit war warship
ship Trap trap at 0 0 heading 0 side Blue special
ship Snare trap-4 at 20000 0 heading 0 side Blue special
ship Lean lean at 0 2000 heading 90 side Red special
ship Mighty mighty at 20000 3000 heading 90 side Red special
ship Envoy envoy at 200 2300 heading 90 side Red special
ship Guard guard at 40000 0 heading 0 side Blue special
ship Post guard-4 at 60000 0 heading 0 side Blue special
ship Gnat gnat at 40000 301 heading 180 side Red special
ship Fly gnat at 60000 401 heading 180 side Red special
ship Tubby hold at -300 2000 heading 0 side Red special
ship Wise wise at 80000 0 heading 0 side Red special
object Shoal field at 80000 400 radius 100 rocks medium
ship War war at 200000 0 heading 0 side Blue special
ship Ark ark at 300000 0 heading 0 side Blue special
ship Dot gnat at 200000 13500 heading 0 side Red special
crew war plain gunner
crew ark none
crew dot plain pilot
crew trap plain operator coordinator
crew snare plain operator coordinator
crew lean plain pilot
crew mighty plain pilot
crew envoy plain pilot
crew guard plain operator
crew post plain operator
crew gnat solo
crew fly solo
crew tubby plain pilot
crew wise plain pilot
set gnat hull-max 60, hull 60
set fly hull-max 60, hull 60
initiative war 40, dot 0, trap.operator 30, trap.coordinator 1, snare.operator 29, snare.coordinator 2, guard 20, post 19, lean 18, mighty 17, envoy 16, gnat 15, fly 14, tubby 13, wise 12
dice d10=1 d10=1
begin
  The battle goes on.
  Round 1.
  Trap's coordinator uses Staging Ground.
  Snare's coordinator uses Staging Ground.
  Tubby's pilot uses Head Start.
  Tubby's pilot, Head Start: d10 1.
  Wise's pilot uses Head Start.
  Wise's pilot, Head Start: d10 1.
  The turn of War's gunner begins.
show ark fuel
  fuel 1200
dice d20=2 d10=10 d10=4 d10=9 d10=2 d10=3
war.gunner fire slug at dot
  War's gunner fires at Dot, whose Dexterity save against slug railgun: d20 2 + 3 ship Dexterity = 5 against 11, failure.
  Slug railgun damage: d10 10+4+9+2+3 + 5 ship Strength + 1 Warship = 34, 34 kinetic.
  Dot: kinetic takes 34 from the hull.
  Dot is torn apart by massive damage.
pass
  The turn of Trap's operator begins.
show features trap.operator
  Short-range Scanner (modification)
  Navcomputer (modification)
  Damage Control (tier), 8 of 8 left, d6
  Interdictor (role), 2 of 2 left
  Gravity Well (modification)
  Beam Release (modification)
show features guard.operator
  Navcomputer (modification)
  Picket Ship (role)
show features post.operator
  Navcomputer (modification)
  Braced Crew (tier), 12 of 12 left
  Tactical Retreat (tier)
  Picket Line (tier)
# Large and smaller ships have disadvantage against an interdictor's beam, from tier 4 on huge
# ones too. An ambassador has advantage: the two cancel.
show options trap.operator
  Interfere, Lean: 64.1%, +Staging Ground
  Interfere, Mighty: refused [SHIP-INTERFERE] Mighty is more than 1000 ft away
  Interfere, Envoy: 64.1%, +Staging Ground
  Interfere, Gnat: refused [SHIP-INTERFERE] Gnat is more than 1000 ft away
  Interfere, Fly: refused [SHIP-INTERFERE] Fly is more than 1000 ft away
  Interfere, Tubby: 64.1%, +Staging Ground
  Interfere, Wise: refused [SHIP-INTERFERE] Wise is more than 1000 ft away
  Ready
  Search
  Astrogate, hasty: 0.0%, +0 against 30, +Staging Ground
  Astrogate, brisk: 9.7%, +0 against 20, +Staging Ground
  Astrogate, careful: 79.7%, +0 against 10, +Staging Ground
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Interdictor: Lean 75.0%, Envoy 45.0%, Tubby 69.8%
  Feature, Gravity Well: Lean, Envoy, Tubby
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass
  The turn of Snare's operator begins.
show options snare.operator
  Interfere, Lean: refused [SHIP-INTERFERE] Lean is more than 1000 ft away
  Interfere, Mighty: 64.1%, +Staging Ground, or advantage by Braced Crew
  Interfere, Envoy: refused [SHIP-INTERFERE] Envoy is more than 1000 ft away
  Interfere, Gnat: refused [SHIP-INTERFERE] Gnat is more than 1000 ft away
  Interfere, Fly: refused [SHIP-INTERFERE] Fly is more than 1000 ft away
  Interfere, Tubby: refused [SHIP-INTERFERE] Tubby is more than 1000 ft away
  Interfere, Wise: refused [SHIP-INTERFERE] Wise is more than 1000 ft away
  Ready
  Search
  Astrogate, hasty: 0.0%, +0 against 30, +Staging Ground, or advantage by Braced Crew
  Astrogate, brisk: 9.7%, +0 against 20, +Staging Ground, or advantage by Braced Crew
  Astrogate, careful: 79.7%, +0 against 10, +Staging Ground, or advantage by Braced Crew
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Gravity Well: Mighty
  Feature, Interdictor Mastery: Mighty 75.0%
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to gnat.pilot
  The turn of Guard's operator begins.
  The turn of Post's operator begins.
  The turn of Lean's pilot begins.
  The turn of Mighty's pilot begins.
  The turn of Envoy's pilot begins.
  The turn of Gnat begins.
# A picket's guns throw d8; at tier 4 they reach 200 ft, and large and smaller ships have
# disadvantage.
gnat.pilot fly ahead 100
  Gnat has flown its course; 250 ft of flying speed is left.
dice d20=3 d8=5 d8=6
gnat.pilot fly ahead 1
  Gnat has flown its course; 249 ft of flying speed is left.
  Guard's operator uses Picket Ship on Gnat.
  Gnat, Dexterity save against Picket Ship: d20 3 + 3 ship Dexterity = 6 against 12, failure.
  Picket Ship, damage: d8 5+6 = 11, 11 energy.
  Gnat: energy takes 11 from the hull.
pass
  The turn of Fly begins.
fly.pilot fly ahead 100
  Fly has flown its course; 250 ft of flying speed is left.
dice d20=18 d20=2 d8=3 d8=4
fly.pilot fly ahead 1
  Fly has flown its course; 249 ft of flying speed is left.
  Post's operator uses Picket Line on Fly.
  Fly, Dexterity save against Picket Line: d20 2, dropped 18 (disadvantage: Picket Line) + 3 ship Dexterity = 5 against 13, failure.
  Picket Line, damage: d8 3+4 = 7, 7 energy.
  Fly: energy takes 7 from the hull.
pass to wise.pilot
  The turn of Tubby's pilot begins.
  The turn of Wise's pilot begins.
  Tubby: flying speed 400 → 350 ft (Head Start ends).
# Regions deal half to a weathered hull: 1d6 for each size of rocks.
dice d20=2 d20=3 d6=3 d6=3 d6=3
wise.pilot fly ahead 310
  Wise's pilot uses Braced Crew.
  Wise's pilot, past the Shoal: d20 3, dropped 2 (advantage: Braced Crew) = 3 against 15, failure.
  Wise, in the Shoal: d6 3+3+3 = 9, 4 kinetic.
  Wise: kinetic, resisted, takes 4 from the hull.
  Wise has flown its course; 80 ft of flying speed is left.
# Cargo overboard for another throw, 50 tons of 100 at a time.
pass to trap.operator
  The turn of Snare's coordinator begins.
  Wise: flying speed 400 → 350 ft (Head Start ends).
  The turn of Trap's coordinator begins.
  Round 2.
  The turn of War's gunner begins.
  The turn of Trap's operator begins.
# Each ship ahead of the bow saves: 12 against 13 with disadvantage, 13 with what cancels it.
dice d20=18 d20=10 d20=10 d20=5 d20=15 d20=18
trap.operator feature interdictor
  Trap's operator uses Interdictor.
  Lean, Strength save against Interdictor: d20 10, dropped 18 (disadvantage: Interdictor) + 2 ship Strength = 12 against 13, failure.
  Envoy, Strength save against Interdictor: d20 10 (advantage: Safe Conduct) (disadvantage: Interdictor) + 3 ship Strength = 13 against 13, success.
  Tubby's pilot uses Jettison.
  Behind Tubby, crates drift over a line of 300 by 100 ft: difficult terrain for 10 rounds.
  Tubby, Strength save against Interdictor: d20 18 Jettison, dropped 5, dropped 15 (disadvantage: Interdictor) + 2 ship Strength + 1 Well Trimmed = 21 against 13, success.
  Lean is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Lean is drawn 100 ft towards Trap.
  Lean: flying speed 250 → 0 ft (tractored).
