title The six sizes, three shields and three kinds of armour
covers SHIP-SIZE SHIP-SP SHIP-FLY SHIP-TURN SHIP-TOHIT

# Hulls of tier 0 as the tables make them, with armour that changes nothing. The
# pilots are plain and in nothing skilled: AC is that of the size.
class midge tiny shield directional
class dart small shield directional
class barge medium shield directional
class keel large shield directional
class tower huge shield directional
class moon gargantuan shield directional
class midge-2 tiny armour lightweight shield fortress
class dart-2 small armour reinforced shield quick-charge
class barge-2 medium armour lightweight shield quick-charge
class keel-2 large armour reinforced shield fortress
class tower-2 huge armour lightweight shield fortress
class moon-2 gargantuan armour reinforced shield quick-charge
class pier large shield directional station
class port huge shield directional station
ship Midge midge at 0 0 side Blue
ship Dart dart at 200 0 side Blue
ship Barge barge at 1000 0 side Blue
ship Keel keel at 6000 0 side Blue
ship Tower tower at 50000 0 side Blue
ship Moon moon at 200000 0 side Blue
ship Midge-Two midge-2 at 0 1000 side Blue
ship Dart-Two dart-2 at 200 1000 side Blue
ship Barge-Two barge-2 at 1000 1000 side Blue
ship Keel-Two keel-2 at 6000 5000 side Blue
ship Tower-Two tower-2 at 0 50000 side Blue
ship Moon-Two moon-2 at 0 200000 side Blue
ship Pier pier at 0 -20000 side Blue
ship Port port at 0 -100000 side Blue
ship Kite fighter at 0 -500 side Red
crew midge plain pilot
crew dart plain pilot
crew barge plain pilot
crew keel plain pilot
crew tower plain pilot
crew moon plain pilot
crew midge-two none
crew dart-two plain pilot
crew barge-two none
crew keel-two none
crew tower-two none
crew moon-two none
crew pier plain pilot operator
crew port plain pilot operator
crew kite none
member dart-two.pilot intelligence 14, skilled piloting
member pier.operator skilled technology
member port.operator expert technology
set dart shields 1
set dart-two shields 1
initiative midge 20, dart 19, barge 18, keel 17, tower 16, moon 15, dart-two 14, pier 13, port 12

begin
  The battle goes on.
  Round 1.
  The turn of Midge's pilot begins.
# Hull: the first Hit Die whole, later ones their average, Constitution to each. A turn
# costs no more than the speed.
show midge hull shields hit-dice ac feet turning
  feet 400 ft left of 400 ft
  turning 50 ft for 90°
  hull 3 of 3
  shields 3 of 3, regaining 4
  hit-dice 1d4
  ac 10
show dart hull hit-dice ac turning
  turning 100 ft for 90°
  hull 14 of 14
  hit-dice 3d6
  ac 9
show barge hull shields hit-dice ac turning
  turning 150 ft for 90°
  hull 33 of 33
  shields 33 of 33, regaining 8
  hit-dice 5d8
  ac 8
show keel hull shields hit-dice ac turning
  turning 200 ft for 90°
  hull 60 of 60
  shields 60 of 60, regaining 10
  hit-dice 7d10
  ac 7
show tower hull shields hit-dice ac turning
  turning 200 ft for 90°
  hull 95 of 95
  shields 95 of 95, regaining 12
  hit-dice 9d12
  ac 6
show moon hull shields hit-dice ac turning
  turning 150 ft for 90°
  hull 174 of 174
  shields 174 of 174, regaining 20
  hit-dice 11d20
  ac 5

# Lightweight armour: 1 of AC for a point of each Hit Die; reinforced the other way round. A
# fortress shield holds twice and regains half, a quick-charge shield half and twice.
show midge-two hull shields ac
  hull 2 of 2
  shields 4 of 4, regaining 2
  ac 11
show barge-two hull shields ac
  hull 28 of 28
  shields 14 of 14, regaining 16
  ac 9
show keel-two hull shields ac
  hull 67 of 67
  shields 134 of 134, regaining 5
  ac 6
show tower-two hull shields ac
  hull 86 of 86
  shields 172 of 172, regaining 6
  ac 7
show moon-two hull shields ac
  hull 185 of 185
  shields 92 of 92, regaining 40
  ac 4

# What is regained comes at the start of the pilot's turn, up to the maximum. What the
# pilot adds to AC is Intelligence 2 and proficiency 2.
pass to dart.pilot
  The turn of Dart's pilot begins.
  The shields of Dart regain 6.
show dart shields feet
  feet 350 ft left of 350 ft
  shields 7 of 14, regaining 6
pass to dart-two.pilot
  The turn of Barge's pilot begins.
  The turn of Keel's pilot begins.
  The turn of Tower's pilot begins.
  The turn of Moon's pilot begins.
  The turn of Dart-Two's pilot begins.
  The shields of Dart-Two regain 7.
show dart-two hull shields ac
  hull 17 of 17
  shields 8 of 8, regaining 12
  ac 12

# Stations fly 50 ft, have two points more of each Hit Die, and add their operator's
# Technology.
show pier hull ac turning
  turning 100 ft for 90°
  hull 74 of 74
  ac 9
pass to port.pilot
  The turn of Pier's pilot begins.
  The turn of Pier's operator begins.
  The turn of Port's pilot begins.
show port hull ac feet turning
  feet 50 ft left of 50 ft
  turning 100 ft for 90°
  hull 113 of 113
  ac 10
port.pilot fly ahead 51
  refused [SHIP-FLY] the course costs 51 ft and 50 ft of flying speed is left
port.pilot fly turn 45
  Port has flown its course; 0 ft of flying speed is left.
