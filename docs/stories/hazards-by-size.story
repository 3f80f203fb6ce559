title Hazards by size: rocks that take 5 more and a die more for each, and discharges of half a Hit Die
covers SHIP-HAZARD

class runner medium across 50 strength 10 dexterity 10 constitution 10
class speck tiny
class dart small
class hulk medium
class barge large
class tower huge
class world gargantuan
ship Hesper runner at 0 -2000 heading 0 side Blue special
ship Kite runner at 20000 -2000 heading 0 side Red special
ship Speck speck at 100000 0 heading 0 side Blue special
ship Dart dart at 110000 0 heading 0 side Blue special
ship Hulk hulk at 120000 0 heading 0 side Blue special
ship Barge barge at 130000 0 heading 0 side Blue special
ship Tower tower at 140000 0 heading 0 side Blue special
ship World world at 160000 0 heading 0 side Blue special
object sand field at 0 200 radius 100 rocks tiny
object gravel field at 1000 200 radius 100 rocks small
object boulders field at 2000 200 radius 100 rocks medium
object crags field at 3000 200 radius 100 rocks large
object hills field at 20000 200 radius 100 rocks huge
object moons field at 21000 200 radius 100 rocks gargantuan
object squall-1 storm at 100000 0 radius 100
object squall-2 storm at 110000 0 radius 100
object squall-3 storm at 120000 0 radius 100
object squall-4 storm at 130000 0 radius 100
object squall-5 storm at 140000 0 radius 100
object squall-6 storm at 160000 0 radius 100
crew hesper plain pilot
crew kite plain pilot
crew speck plain pilot
crew dart plain pilot
crew hulk plain pilot
crew barge plain pilot
crew tower plain pilot
crew world plain pilot
member kite.pilot proficiency 6, intelligence 20, expert piloting
set hesper hull-max 400, hull 400, shields-max 0, shields 0
set kite hull-max 400, hull 400, shields-max 0, shields 0
set speck hull-max 400, hull 400, shields-max 0, shields 0
set dart hull-max 400, hull 400, shields-max 0, shields 0
set hulk hull-max 400, hull 400, shields-max 0, shields 0
set barge hull-max 400, hull 400, shields-max 0, shields 0
set tower hull-max 400, hull 400, shields-max 0, shields 0
set world hull-max 400, hull 400, shields-max 0, shields 0
initiative hesper 20, kite 19, speck 8, dart 7, hulk 6, barge 5, tower 4, world 3

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
# 5, 10, 15 and 20 for tiny to large rocks: what reaches it is spared. A point less, and it is a d6 for each size. Half of a Hit Die, 2, 3, 4, 5, 6 and 10, is what discharges deal meanwhile.
gm move hesper at 0 50 heading 0
  The GM rules, Hesper: it is moved.
dice d20=5
hesper.pilot fly ahead 100
  Hesper's pilot, past the sand: d20 5 against 5, success.
  Hesper has flown its course; 150 ft of flying speed is left.
dice d20=4 d6=3
pass to hesper.pilot
  The turn of Kite's pilot begins.
  The turn of Speck's pilot begins.
  Speck, in the squall-1: 2 pulse.
  Speck: pulse takes 1, halved, from the hull.
  The turn of Dart's pilot begins.
  Dart, in the squall-2: 3 pulse.
  Dart: pulse takes 1, halved, from the hull.
  The turn of Hulk's pilot begins.
  Hulk, in the squall-3: 4 pulse.
  Hulk: pulse takes 2, halved, from the hull.
  The turn of Barge's pilot begins.
  Barge, in the squall-4: 5 pulse.
  Barge: pulse takes 2, halved, from the hull.
  The turn of Tower's pilot begins.
  Tower, in the squall-5: 6 pulse.
  Tower: pulse takes 3, halved, from the hull.
  The turn of World's pilot begins.
  World, in the squall-6: 10 pulse.
  World: pulse takes 5, halved, from the hull.
  Round 2.
  The turn of Hesper's pilot begins.
  Hesper's pilot, past the sand: d20 4 against 5, failure.
  Hesper, in the sand: d6 3, 3 kinetic.
  Hesper: kinetic takes 3 from the hull.
gm move speck at 100000 5000
  The GM rules, Speck: it is moved.
gm move dart at 110000 5000
  The GM rules, Dart: it is moved.
gm move hulk at 120000 5000
  The GM rules, Hulk: it is moved.
gm move barge at 130000 5000
  The GM rules, Barge: it is moved.
gm move tower at 140000 5000
  The GM rules, Tower: it is moved.
gm move world at 160000 5000
  The GM rules, World: it is moved.
gm move hesper at 1000 50 heading 0
  The GM rules, Hesper: it is moved.
dice d20=10
hesper.pilot fly ahead 100
  Hesper's pilot, past the gravel: d20 10 against 10, success.
  Hesper has flown its course; 150 ft of flying speed is left.
dice d20=9 d6=3 d6=3
pass to hesper.pilot
  The turn of Kite's pilot begins.
  The turn of Speck's pilot begins.
  The turn of Dart's pilot begins.
  The turn of Hulk's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Tower's pilot begins.
  The turn of World's pilot begins.
  Round 3.
  The turn of Hesper's pilot begins.
  Hesper's pilot, past the gravel: d20 9 against 10, failure.
  Hesper, in the gravel: d6 3+3 = 6, 6 kinetic.
  Hesper: kinetic takes 6 from the hull.
gm move hesper at 2000 50 heading 0
  The GM rules, Hesper: it is moved.
dice d20=15
hesper.pilot fly ahead 100
  Hesper's pilot, past the boulders: d20 15 against 15, success.
  Hesper has flown its course; 150 ft of flying speed is left.
dice d20=14 d6=3 d6=3 d6=3
pass to hesper.pilot
  The turn of Kite's pilot begins.
  The turn of Speck's pilot begins.
  The turn of Dart's pilot begins.
  The turn of Hulk's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Tower's pilot begins.
  The turn of World's pilot begins.
  Round 4.
  The turn of Hesper's pilot begins.
  Hesper's pilot, past the boulders: d20 14 against 15, failure.
  Hesper, in the boulders: d6 3+3+3 = 9, 9 kinetic.
  Hesper: kinetic takes 9 from the hull.
gm move hesper at 3000 50 heading 0
  The GM rules, Hesper: it is moved.
dice d20=20
hesper.pilot fly ahead 100
  Hesper's pilot, past the crags: d20 20 against 20, success.
  Hesper has flown its course; 150 ft of flying speed is left.
dice d20=19 d6=3 d6=3 d6=3 d6=3
pass to hesper.pilot
  The turn of Kite's pilot begins.
  The turn of Speck's pilot begins.
  The turn of Dart's pilot begins.
  The turn of Hulk's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Tower's pilot begins.
  The turn of World's pilot begins.
  Round 5.
  The turn of Hesper's pilot begins.
  Hesper's pilot, past the crags: d20 19 against 20, failure.
  Hesper, in the crags: d6 3+3+3+3 = 12, 12 kinetic.
  Hesper: kinetic takes 12 from the hull.
gm move hesper at 0 -2000
  The GM rules, Hesper: it is moved.
# 25 and 30 for huge and gargantuan ones: 17 of Piloting.
pass to kite.pilot
  The turn of Kite's pilot begins.
gm move kite at 20000 50 heading 0
  The GM rules, Kite: it is moved.
dice d20=8
kite.pilot fly ahead 100
  Kite's pilot, past the hills: d20 8 + 5 Intelligence + 12 Piloting expertise = 25 against 25, success.
  Kite has flown its course; 150 ft of flying speed is left.
dice d20=7 d6=3 d6=3 d6=3 d6=3 d6=3
pass to kite.pilot
  The turn of Speck's pilot begins.
  The turn of Dart's pilot begins.
  The turn of Hulk's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Tower's pilot begins.
  The turn of World's pilot begins.
  Round 6.
  The turn of Hesper's pilot begins.
  The turn of Kite's pilot begins.
  Kite's pilot, past the hills: d20 7 + 5 Intelligence + 12 Piloting expertise = 24 against 25, failure.
  Kite, in the hills: d6 3+3+3+3+3 = 15, 15 kinetic.
  Kite: kinetic takes 15 from the hull.
gm move kite at 21000 50 heading 0
  The GM rules, Kite: it is moved.
dice d20=13
kite.pilot fly ahead 100
  Kite's pilot, past the moons: d20 13 + 5 Intelligence + 12 Piloting expertise = 30 against 30, success.
  Kite has flown its course; 150 ft of flying speed is left.
dice d20=12 d6=3 d6=3 d6=3 d6=3 d6=3 d6=3
pass to kite.pilot
  The turn of Speck's pilot begins.
  The turn of Dart's pilot begins.
  The turn of Hulk's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Tower's pilot begins.
  The turn of World's pilot begins.
  Round 7.
  The turn of Hesper's pilot begins.
  The turn of Kite's pilot begins.
  Kite's pilot, past the moons: d20 12 + 5 Intelligence + 12 Piloting expertise = 29 against 30, failure.
  Kite, in the moons: d6 3+3+3+3+3+3 = 18, 18 kinetic.
  Kite: kinetic takes 18 from the hull.
