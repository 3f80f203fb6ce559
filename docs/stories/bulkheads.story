title Bulkheads: doors that let their own side through, and take 20 to force
covers SHIP-DEVICE SHIP-FEATURE

book me5e
class keep medium across 100
fit keep bulkheads
class probe medium across 100
ship Keep keep at 0 0 heading 0 side Red special
ship Tally probe at 0 5000 heading 180 side Blue special
crew keep plain pilot
crew tally plain pilot
member keep.pilot name Pym
room 16 7 for keep hand plain
square hatch 1 3
square pilot's-console 14 1
square closed-door 6 3
square open-door 9 3
sheet strong like plain, strength 10, hp 60
person Ana strong at 5 3 side Blue
person Ben strong at 7 3 side Red
person Cid strong at 5 2 side Blue
initiative ana 20, cid 15, ben 10, keep.pilot 8, tally.pilot 6

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots door at 6 3
  refused [ME-FREE] the door is locked: force it, or break it
# 19 is not enough.
dice d20=19
ana.boots force at 6 3
  Ana, force a door: d20 19 against 20, failure.
pass to ben.boots
  The turn of Cid begins.
  The turn of Ben begins.
# Who belongs to the ship goes through, and shutting it locks it again.
ben.boots door at 6 3
  Ben opens the door at 6 3 on level 1.
ben.boots door at 6 3 shut
  Ben locks the door at 6 3 on level 1.
pass to ana.boots
  The turn of Keep's pilot begins.
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Ana begins.
ana.boots door at 6 3
  refused [ME-FREE] the door is locked: force it, or break it
dice d20=20
ana.boots force at 6 3
  Ana, force a door: d20 20 against 20, success.
  Ana opens the door at 6 3 on level 1.
# What a boarder shuts is not locked.
pass to cid.boots
  The turn of Cid begins.
cid.boots door at 6 3 shut
  Cid shuts the door at 6 3 on level 1.
cid.boots door at 6 3
  Cid opens the door at 6 3 on level 1.
