title In live tempo, and where a round on foot is 10 s, ships dock and people cross as in rounds
covers HOUSE-DOCK

book ether
tempo live
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 151 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
member tally.gunner name Gus
set tally hull-max 100, hull 100, shields-max 0
set hesper hull-max 1000, hull 1000, shields-max 0
room 9 5 for hesper pods 1 hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet fixer like plain, wit 18, hp 60
person Rhee fixer at 1 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, hesper.gunner 12, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
hesper.pilot dock tally
  refused [HOUSE-DOCK] Tally can still get away: disable it, hook it (Ram) with a boarding harpoon, or hold it with a tractor beam
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
# 100 ft between the ships, and not one more.
hesper.pilot dock tally
  refused [HOUSE-DOCK] Tally is just over 100 ft away, more than this reaches
gm move tally at 0 150 heading 0
  The GM rules, Tally: it is moved.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
wait for rhee.boots
  The turn of Rhee begins.
# Two squares of movement: of 5 ft each here.
rhee.boots move 3 2
wait 20 ticks
  Rhee has moved to 3 2 on level 1; 20 ft of movement is left.
rhee.boots cross tally
  refused [HOUSE-DOCK] you are not at a hatch
rhee.boots move 2 2
wait 10 ticks
  The turn of Hesper's gunner begins.
  Rhee has moved to 2 2 on level 1; 15 ft of movement is left.
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
rhee.boots cross hesper
  refused [HOE-SPEED] that takes 10 ft of movement, and Rhee has 5 left
wait for hesper.pilot
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
hesper.pilot undock
  Hesper casts off from Tally.
  Hesper: flying speed 0 → 300 ft (cast off).
rhee.boots cross hesper
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon
