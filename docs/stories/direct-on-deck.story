title Direct on a deck: within 5 ft there, and within 60 by the second rank
covers SHIP-DIRECT

book ether
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 900 heading 0 side Red
crew hesper plain coordinator gunner mechanic operator
crew tally plain coordinator gunner mechanic
member tally.coordinator rank 2
member hesper.coordinator name Ana
member hesper.gunner name Ben
member hesper.mechanic name Cid
member hesper.operator name Dot
room 20 5 for hesper hand plain
square coordinator's-console 2 2
square gunner's-console 3 3
square mechanic's-console-(engines) 4 2
square operator's-console-(sensors) 14 2
room 20 5 for tally hand plain
square coordinator's-console 2 2
square gunner's-console 14 3
square mechanic's-console-(engines) 15 2
initiative hesper.coordinator 20, hesper.gunner 15, hesper.mechanic 12, hesper.operator 10, tally.coordinator 8, tally.gunner 6, tally.mechanic 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's coordinator begins.

# Ben is a square away, Cid two, Dot twelve.
hesper.coordinator direct hesper.mechanic
  refused [SHIP-DIRECT] Cid is not within 5 ft of you on the deck
hesper.coordinator direct hesper.operator
  refused [SHIP-DIRECT] Dot is not within 5 ft of you on the deck
hesper.coordinator direct hesper.gunner
  Hesper's coordinator directs Hesper's gunner: advantage on the next check.

# By the second rank 60 ft: twelve squares and no more.
pass to tally.coordinator
  The turn of Hesper's gunner begins.
  The turn of Hesper's mechanic begins.
  The turn of Hesper's operator begins.
  The turn of Tally's coordinator begins.
tally.coordinator direct tally.mechanic
  refused [SHIP-DIRECT] Mechanic is not within 60 ft of you on the deck
dice d20=15
tally.coordinator direct tally.gunner
  Tally's coordinator directs Tally's gunner: advantage on the next check.
  Tally's coordinator, Uplifting Directive: d20 15.
