title Docked: whoever crosses takes along whom they hold, and whoever is held crosses nowhere, though they hold somebody too
covers HOUSE-DOCK ME-GRAPPLE

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
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
sheet wrestler like plain, strength 18, skilled athletics, proficiency 2
person Rhee wrestler at 1 2 deck 1 side Blue
person Rik wrestler at 2 2 deck 1 side Red
initiative rhee 20, hesper.pilot 15, rik 12, hesper.gunner 11, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
dice 15 5
rhee.boots grapple rik
  Rhee, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Rik: d20 5 + 4 Strength + 2 Athletics proficiency = 11, won.
  Rik is grappled.
  Rhee: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
pass to hesper.pilot
  The turn of Hesper's pilot begins.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to rhee.boots
  The turn of Rik begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 2.
  The turn of Rhee begins.
show person rik
  able at 2 2 on level 1, 20 of 20 hit points, AC 12
  grappled
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
  Rik enters Tally at 1 1 on level 1.
show person rik
  able at 1 1 on level 1, 20 of 20 hit points, AC 12
  grappled
# And back. There Rik takes hold of her in turn, and she gets nowhere.
pass to rik.boots
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 3.
  The turn of Rhee begins.
rhee.boots cross hesper
  Rhee enters Hesper at 1 2 on level 1.
  Rik enters Hesper at 1 1 on level 1.
pass to rik.boots
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
dice 15 5
rik.boots grapple rhee
  Rik, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Rhee: d20 5 + 4 Strength + 2 Athletics proficiency = 11, won.
  Rhee is grappled.
  Rhee: speed 5 → 0 m (grappled).
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 4.
  The turn of Rhee begins.
rhee.boots cross tally
  refused [ME-MOVE] that takes 4 m of movement, and Rhee has 0 left
