title Devices between two maintenances: as often as the tier, at least once, and not once more
covers SHIP-FEATURE SHIP-DEVICE SHIP-REPAIR

# The DC is 8, 2 of proficiency and 2 of Strength: 12. Without a die for Constitution, 11 fails and 12 holds.
class early medium strength 14
class third medium strength 14 tier 3 raise constitution raise constitution raise constitution raise constitution
class target medium constitution 10
fit early sensor-dampener, nanites
fit third shield-disruptor, interdiction-drive
ship Ann early at 0 0 heading 0 side Blue special
ship Three third at 0 -500 heading 0 side Blue special
ship Bob target at 0 1000 heading 180 side Red special
ship Cid target at 50 -450 heading 180 side Red special
ship Dan target at 100 0 heading 180 side Blue special
crew ann plain pilot operator mechanic
crew three plain pilot operator mechanic
crew bob plain pilot operator
crew cid plain pilot operator
crew dan plain pilot
set cid shields-max 20, shields 20, regeneration 5
set dan hull 5
initiative ann.operator 30, ann.mechanic 29, three.operator 28, ann.pilot 20, three.pilot 19, three.mechanic 18, bob.pilot 10, bob.operator 9, cid.pilot 8, cid.operator 7, dan 1
dice d8=1
begin
  The battle goes on.
  Round 1.
  Three's pilot uses Head Start.
  Three's pilot, Head Start: d8 1.
  The turn of Ann's operator begins.
show features ann.operator
  Sensor Dampener (modification), 1 of 1 left
show features three.operator
  Braced Crew (tier), 6 of 6 left
  Shield Disruptor (modification), 3 of 3 left
  Interdiction Drive (modification), 3 of 3 left
# Not a foot too far; one's own ship is no target.
gm move bob at 0 1001
  The GM rules, Bob: it is moved.
ann.operator feature sensor-dampener at bob
  refused [SHIP-FEATURE] Bob is just over 1000 ft away, more than this reaches
ann.operator feature sensor-dampener at ann
  refused [SHIP-FEATURE] Ann is your own ship
gm move bob at 0 1000
  The GM rules, Bob: it is moved.
dice d20=12
ann.operator feature sensor-dampener at bob
  Ann's operator uses Sensor Dampener on Bob.
  Bob, Constitution save against Sensor Dampener: d20 12 against 12, success.
pass
  The turn of Ann's mechanic begins.
# A Hit Die of the own ship for a friend within 100 ft.
gm move dan at 101 0
  The GM rules, Dan: it is moved.
ann.mechanic feature nanites at dan
  refused [SHIP-FEATURE] Dan is just over 100 ft away, more than this reaches
gm move dan at 100 0
  The GM rules, Dan: it is moved.
dice d20=14 d8=5
ann.mechanic feature nanites at dan
  Ann's mechanic uses Repair Nanites on Dan.
  Ann's mechanic, Repair Nanites: d20 14 against 11, success.
  Ann's mechanic spends a Hit Die: d8 5; the hull of Dan regains 5.
pass
  The turn of Three's operator begins.
dice d20=11
three.operator feature shield-disruptor at cid
  Three's operator uses Shield Disruptor on Cid.
  Cid, Constitution save against Shield Disruptor: d20 11 against 12, failure.
  Cid: shield regeneration 5 → 2 (Shield Disruptor).
  Cid: shield point maximum 20 → 10 (Shield Disruptor).
show cid shields
  shields 10 of 10, regaining 2
# It saves again at the start of its pilot's turn.
dice d20=12
pass to ann.operator
  The turn of Ann's pilot begins.
  The turn of Three's pilot begins.
  The turn of Three's mechanic begins.
  Three: flying speed 300 → 250 ft (Head Start ends).
  The turn of Bob's pilot begins.
  The turn of Bob's operator begins.
  The turn of Cid's pilot begins.
  Cid, Constitution save against Shield Disruptor: d20 12 against 12, success.
  Cid: shield regeneration 2 → 5 (Shield Disruptor ends).
  Cid: shield point maximum 10 → 20 (Shield Disruptor ends).
  The turn of Cid's operator begins.
  The turn of Dan's pilot begins.
  Round 2.
  The turn of Ann's operator begins.
show cid shields
  shields 10 of 20, regaining 5
ann.operator feature sensor-dampener at bob
  refused [SHIP-FEATURE] Sensor Dampener is spent before maintenance
pass to ann.mechanic
  The turn of Ann's mechanic begins.
ann.mechanic feature nanites at dan
  refused [SHIP-FEATURE] Repair Nanites is spent before maintenance
pass to three.operator
  The turn of Three's operator begins.
dice d20=12
three.operator feature shield-disruptor at cid
  Three's operator uses Shield Disruptor on Cid.
  Cid, Constitution save against Shield Disruptor: d20 12 against 12, success.
pass to three.operator
  The turn of Ann's pilot begins.
  The turn of Three's pilot begins.
  The turn of Three's mechanic begins.
  The turn of Bob's pilot begins.
  The turn of Bob's operator begins.
  The turn of Cid's pilot begins.
  The shields of Cid regain 5.
  The turn of Cid's operator begins.
  The turn of Dan's pilot begins.
  Round 3.
  The turn of Ann's operator begins.
  The turn of Ann's mechanic begins.
  The turn of Three's operator begins.
dice d20=12
three.operator feature shield-disruptor at cid
  Three's operator uses Shield Disruptor on Cid.
  Cid, Constitution save against Shield Disruptor: d20 12 against 12, success.
pass to three.operator
  The turn of Ann's pilot begins.
  The turn of Three's pilot begins.
  The turn of Three's mechanic begins.
  The turn of Bob's pilot begins.
  The turn of Bob's operator begins.
  The turn of Cid's pilot begins.
  The shields of Cid regain 5.
  The turn of Cid's operator begins.
  The turn of Dan's pilot begins.
  Round 4.
  The turn of Ann's operator begins.
  The turn of Ann's mechanic begins.
  The turn of Three's operator begins.
# Three, and not four; the other device has its own three.
three.operator feature shield-disruptor at cid
  refused [SHIP-FEATURE] Shield Disruptor is spent before maintenance
show features three.operator
  Braced Crew (tier), 6 of 6 left
  Shield Disruptor (modification), 0 of 3 left
  Interdiction Drive (modification), 3 of 3 left
# A rest brings nothing back; maintenance does.
gm travel three 8
  Aboard Three 8 hours pass: 0 fuel burnt, 30 left. The crew has rested.
three.operator feature shield-disruptor at cid
  refused [SHIP-FEATURE] Shield Disruptor is spent before maintenance
gm maintain three
  Three is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
gm maintain ann
  Ann is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
show features three.operator
  Braced Crew (tier), 6 of 6 left
  Shield Disruptor (modification), 3 of 3 left
  Interdiction Drive (modification), 3 of 3 left
show features ann.operator
  Sensor Dampener (modification), 1 of 1 left
