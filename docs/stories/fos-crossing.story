title Crossing to another ship takes an action of a Stride; crawling or hobbled, half as far
covers FOS-ACTIONS FOS-MOVE HOUSE-DOCK

book forge
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
square gunner's-console 5 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet slow like plain, speed 15
person Rhee plain at 1 2 deck 1 side Blue special
person Sly slow at 1 1 deck 1 side Blue special
initiative rhee 30, sly 28, hesper.pilot 15, hesper.gunner 11, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
pass to hesper.pilot
  The turn of Sly begins.
  The turn of Hesper's pilot begins.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Rhee begins.
# A Stride of 30 ft: what it leaves is lost, and the next way takes another action.
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
show rhee.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
rhee.boots move 3 2
  Rhee has moved to 3 2 on level 1; 30 ft of movement is left.
show rhee.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
rhee.boots move 1 2
  Rhee has moved to 1 2 on level 1; no movement is left.
rhee.boots cross hesper
  refused [FOS-MOVE] that takes 10 ft of movement, and Rhee has 0 left
pass to sly.boots
  The turn of Sly begins.
# 10 ft of 15; lying it takes 20.
sly.boots drop
  Sly is prone.
  Sly: AC 14 → 12 (flat-footed).
sly.boots cross tally
  refused [FOS-MOVE] that takes 20 ft of movement, and Sly has 15 left
sly.boots stand
  Sly is no longer prone.
  Sly: AC 12 → 14 (no longer flat-footed).
sly.boots cross tally
  Sly enters Tally at 1 1 on level 1.
show sly.boots
  the turn is open; left: 1 reaction; movement 0 ft
