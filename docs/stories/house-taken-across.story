title Whoever leaves by a hatch takes along those they hold, at the speed that they drag them
covers HOUSE-DOCK HOUSE-BREACH ME-GRAPPLE SHIP-HARPOON

book me5e
without shake
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
sheet wrestler like plain, strength 18, skilled athletics, proficiency 2
person Rhee wrestler at 1 2 deck 1 side Blue special
person Pal plain at 2 2 deck 1 side Blue special
person Rik plain at 1 3 deck 1 side Red special
initiative rhee 20, hesper.pilot 15, rik 12, pal 11, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
gm person hp pal 0
  Pal falls unconscious.
  The GM rules: Pal has 0 hit points.
# Pal is down: there is nobody to resist. Rik does, and loses.
rhee.boots grapple pal
  Rhee meets no resistance from Pal.
  Pal is grappled.
  Rhee: speed 10 → 5 m (dragging).
pass to hesper.pilot
  The turn of Hesper's pilot begins.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
dice d20=10
pass to rhee.boots
  The turn of Rik begins.
  The turn of Pal begins.
  Pal, death save: d20 10 against 10, success.
  Pal: 0 of 3 failures, 1 of 3 successes.
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Rhee begins.
dice 15 5
rhee.boots grapple rik
  Rhee, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Rik: d20 5, won.
  Rik is grappled.
  Rik: speed 10 → 0 m (grappled).
# At half speed a square takes 2 m of 5: the two squares of a lock are just within it.
rhee.boots move 1 1
  Rhee has moved to 1 1 on level 1; 3 m of movement is left.
rhee.boots cross tally
  refused [ME-MOVE] that takes 4 m of movement, and Rhee has 3 left
pass to rik.boots
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
dice d20=10
pass to rhee.boots
  The turn of Pal begins.
  Pal, death save: d20 10 against 10, success.
  Pal: 0 of 3 failures, 2 of 3 successes.
  The turn of Tally's pilot begins.
  Round 3.
  The turn of Rhee begins.
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
  Pal enters Tally at 1 1 on level 1.
  Rik enters Tally at 2 1 on level 1.
show person rhee
  able at 1 2 on level 1, 20 of 20 hit points, AC 12
show person pal
  dying at 1 1 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone; grappled
show person rik
  able at 2 1 on level 1, 20 of 20 hit points, AC 12
  grappled
show rhee.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 1 m
# Held, Rik gets nowhere; the three are still together.
pass to rik.boots
  The turn of Hesper's pilot begins.
  The turn of Rik begins.
rik.boots cross hesper
  refused [ME-MOVE] that takes 4 m of movement, and Rik has 0 left
