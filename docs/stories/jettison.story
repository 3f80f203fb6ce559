title Cargo overboard: 50 tons for another throw, 75 for a success, and what is left behind
covers SHIP-FEATURE SHIP-TERRAIN SHIP-HIDE

class hold medium tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
fit hold freighter
class net medium tier 4 raise dexterity raise dexterity raise dexterity raise constitution raise constitution
fit net interdiction-drive
ship Net net at 0 0 heading 0 side Blue special
ship Tubby hold at 0 100 heading 180 side Red special
ship Bulk hold at 100 0 heading 0 side Red special
ship Kite fighter at 200 275 heading 270 side Blue special
crew net plain pilot operator
crew tubby plain pilot
crew bulk plain pilot
crew kite plain pilot
initiative tubby.pilot 30, bulk.pilot 29, net.operator 20, kite.pilot 10, net.pilot 5

dice d10=1 d10=1 d10=1
begin
  The battle goes on.
  Round 1.
  Net's pilot uses Head Start.
  Net's pilot, Head Start: d10 1.
  Tubby's pilot uses Head Start.
  Tubby's pilot, Head Start: d10 1.
  Bulk's pilot uses Head Start.
  Bulk's pilot, Head Start: d10 1.
  The turn of Tubby's pilot begins.
tubby.pilot stance braced-crew never
  Tubby's pilot will never use Braced Crew.
bulk.pilot stance braced-crew never
  Bulk's pilot will never use Braced Crew.
bulk.pilot stance jettison never
  Bulk's pilot will never use Jettison.
pass to net.operator
  The turn of Bulk's pilot begins.
  Tubby: flying speed 400 → 350 ft (Head Start ends).
  The turn of Net's operator begins.
  Bulk: flying speed 400 → 350 ft (Head Start ends).
# 4 against 11 is rerolled; the new roll counts, though it fails too. Bulk succeeds with an 8.
dice d20=1 d20=7 d20=8
net.operator feature interdiction-drive
  Net's operator uses Interdiction Drive.
  Tubby's pilot uses Jettison.
  Behind Tubby, crates drift over a line of 300 by 100 ft: difficult terrain for 10 rounds.
  Tubby, Strength save against Interdiction Drive: d20 7 Jettison, dropped 1 + 2 ship Strength + 1 Well Trimmed = 10 against 11, failure.
  Bulk, Strength save against Interdiction Drive: d20 8 + 2 ship Strength + 1 Well Trimmed = 11 against 11, success.
  Tubby: flying speed 350 → 250 ft (Interdiction Drive).
  Tubby: cost of turning 90° 100 → 150 ft (Interdiction Drive).
show features tubby.pilot
  Braced Crew (tier), 8 of 8 left, never
  Head Start (tier), 7 of 8 left, d10
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 4 of 4 left
  Freighter (role)
  Jettison (tier), 2 of 4 left, used
  Heavy Jettison (tier), 2 of 4 left
# 100 of the 250 ft lie in crates: 350 in all.
pass to kite.pilot
  The turn of Kite's pilot begins.
kite.pilot fly ahead 251
  refused [SHIP-FLY] the course costs 351 ft and 350 ft is left; each foot in a ship's space or in difficult terrain costs two, which adds 100 ft
kite.pilot fly ahead 250
  Kite has flown its course; 0 ft of flying speed is left.
# What is thrown overboard for a success is three of four lots; the roll reaches the DC.
pass to net.operator
  The turn of Net's pilot begins.
  Round 2.
  The turn of Tubby's pilot begins.
  Net: flying speed 300 → 250 ft (Head Start ends).
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
dice d20=8 d20=1
net.operator feature interdiction-drive
  Net's operator uses Interdiction Drive.
  Tubby, Strength save against Interdiction Drive: d20 8 + 2 ship Strength + 1 Well Trimmed = 11 against 11, success.
  Bulk's pilot uses Heavy Jettison.
  Behind Bulk, crates drift over a line of 300 by 100 ft: difficult terrain for 10 rounds.
  Bulk, Strength save against Interdiction Drive: d20 1 + 2 ship Strength + 1 Well Trimmed + 7 Heavy Jettison = 11 against 11, success.
show features bulk.pilot
  Braced Crew (tier), 8 of 8 left, never
  Head Start (tier), 7 of 8 left, d10
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 4 of 4 left
  Freighter (role)
  Jettison (tier), 1 of 4 left, used, never
  Heavy Jettison (tier), 1 of 4 left, used
# 50 tons are too few for that, and enough for another throw.
pass to net.operator
  The turn of Kite's pilot begins.
  Tubby: flying speed 250 → 350 ft (Interdiction Drive ends).
  Tubby: cost of turning 90° 150 → 100 ft (Interdiction Drive ends).
  The turn of Net's pilot begins.
  Round 3.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
tubby.pilot stance jettison never
  Tubby's pilot will never use Jettison.
tubby.pilot stance heavy-jettison always
  Tubby's pilot will use Heavy Jettison whenever possible.
dice d20=1 d20=8
net.operator feature interdiction-drive
  Net's operator uses Interdiction Drive.
  Tubby, Strength save against Interdiction Drive: d20 1 + 2 ship Strength + 1 Well Trimmed = 4 against 11, failure.
  Bulk, Strength save against Interdiction Drive: d20 8 + 2 ship Strength + 1 Well Trimmed = 11 against 11, success.
  Tubby: flying speed 350 → 250 ft (Interdiction Drive).
  Tubby: cost of turning 90° 100 → 150 ft (Interdiction Drive).
pass to net.operator
  The turn of Kite's pilot begins.
  The turn of Net's pilot begins.
  Round 4.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
tubby.pilot stance jettison useful
  Tubby's pilot will use Jettison when it changes the outcome.
gm move tubby at 0 -100 heading 180
  The GM rules, Tubby: it is moved.
dice d20=7 d20=8 d20=8
net.operator feature interdiction-drive
  Net's operator uses Interdiction Drive.
  Tubby's pilot uses Jettison.
  Behind Tubby, crates drift over a line of 300 by 100 ft: difficult terrain for 10 rounds.
  Tubby, Strength save against Interdiction Drive: d20 8 Jettison, dropped 7 + 2 ship Strength + 1 Well Trimmed = 11 against 11, success.
  Bulk, Strength save against Interdiction Drive: d20 8 + 2 ship Strength + 1 Well Trimmed = 11 against 11, success.
show features tubby.pilot
  Braced Crew (tier), 8 of 8 left, never
  Head Start (tier), 7 of 8 left, d10
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 4 of 4 left
  Freighter (role)
  Jettison (tier), 0 of 4 left, used
  Heavy Jettison (tier), 0 of 4 left, always
# Crates are too thin to hide in.
gm move kite at 0 275 heading 270
  The GM rules, Kite: it is moved.
pass to kite.pilot
  The turn of Kite's pilot begins.
  Tubby: flying speed 250 → 350 ft (Interdiction Drive ends).
  Tubby: cost of turning 90° 150 → 100 ft (Interdiction Drive ends).
kite.pilot hide
  refused [SHIP-HIDE] Bulk has Kite in plain sight: hide inside a field, or behind three-quarters cover
# The first crates last ten rounds: in the tenth they still slow, in the eleventh they are gone.
gm move kite at 200 275 heading 270
  The GM rules, Kite: it is moved.
pass to kite.pilot
  The turn of Net's pilot begins.
  Round 5.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
  The turn of Kite's pilot begins.
pass to kite.pilot
  The turn of Net's pilot begins.
  Round 6.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
  The turn of Kite's pilot begins.
pass to kite.pilot
  The turn of Net's pilot begins.
  Round 7.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
  The turn of Kite's pilot begins.
pass to kite.pilot
  The turn of Net's pilot begins.
  Round 8.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
  The turn of Kite's pilot begins.
pass to kite.pilot
  The turn of Net's pilot begins.
  Round 9.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
  The turn of Kite's pilot begins.
pass to kite.pilot
  The turn of Net's pilot begins.
  Round 10.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
  The turn of Kite's pilot begins.
kite.pilot fly ahead 251
  refused [SHIP-FLY] the course costs 351 ft and 350 ft is left; each foot in a ship's space or in difficult terrain costs two, which adds 100 ft
pass to kite.pilot
  The turn of Net's pilot begins.
  Round 11.
  The turn of Tubby's pilot begins.
  The turn of Bulk's pilot begins.
  The turn of Net's operator begins.
  The turn of Kite's pilot begins.
kite.pilot fly ahead 251
  Kite has flown its course; 99 ft of flying speed is left.
