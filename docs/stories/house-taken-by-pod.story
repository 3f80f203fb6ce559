title A pod takes along whom its boarders hold, and leaves those who are held by others
covers HOUSE-POD ME-GRAPPLE

book me5e
without shake
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 300 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
set tally hull-max 100, hull 100, shields-max 0
room 9 6 for hesper pods 2 hand plain
square hatch 2 2
square pilot's-console 7 1
room 9 6 for tally hand plain
square hatch 2 2
square pilot's-console 7 1
sheet wrestler like plain, strength 18, skilled athletics, proficiency 2
person Rhee wrestler at 2 1 deck 1 side Blue special
person Pal plain at 3 1 deck 1 side Blue special
person Cap plain at 1 1 deck 1 side Red special
person Ben plain at 2 3 deck 1 side Blue special
person Rik wrestler at 3 4 deck 1 side Red special
person Ida plain at 1 3 deck 1 side Blue special
initiative rik 25, rhee 20, ben 19, ida 18, hesper.pilot 15, pal 11, tally.pilot 10, cap 4

begin
  The battle goes on.
  Round 1.
  The turn of Rik begins.
gm go-on
gm person hp pal 0
  Pal falls unconscious.
  The GM rules: Pal has 0 hit points.
dice 15 5
rik.boots grapple ben
  Rik, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Ben: d20 5, won.
  Ben is grappled.
  Ben: speed 10 → 0 m (grappled).
  Rik: speed 10 → 5 m (dragging).
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots grapple pal
  Rhee meets no resistance from Pal.
  Pal is grappled.
  Rhee: speed 10 → 5 m (dragging).
pass to ben.boots
  The turn of Ben begins.
# Whom a foe holds cannot get into a pod, and so cannot send it off.
ben.boots launch tally
  refused [HOUSE-POD] you cannot move to a pod
dice d20=10
pass to rhee.boots
  The turn of Ida begins.
  The turn of Hesper's pilot begins.
  The turn of Pal begins.
  Pal, death save: d20 10 against 10, success.
  Pal: 0 of 3 failures, 1 of 3 successes.
  The turn of Tally's pilot begins.
  The turn of Cap begins.
  Round 2.
  The turn of Rik begins.
  The turn of Rhee begins.
dice 15 5
rhee.boots grapple cap
  Rhee, grapple: d20 15 + 4 Strength + 2 Athletics proficiency = 21, against Cap: d20 5, won.
  Cap is grappled.
  Cap: speed 10 → 0 m (grappled).
pass to ida.boots
  The turn of Ben begins.
  The turn of Ida begins.
# Ida sends it: Rhee comes with the fallen friend and the foe in her hands; Ben stays with Rik.
dice 2 1 1 1
ida.boots launch tally
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 1, dropped 2 (disadvantage: boarding pod) + 2 ship Dexterity = 3 against 12, failure.
  Boarding pod: d4 1+1 = 2, 2 kinetic.
  Rhee enters Tally at 2 2 on level 1.
  Pal enters Tally at 1 1 on level 1.
  Cap enters Tally at 2 1 on level 1.
  Ida enters Tally at 3 1 on level 1.
  Tally: kinetic takes 2 from the hull.
show person rhee
  able at 2 2 on level 1, 20 of 20 hit points, AC 12
show person pal
  dying at 1 1 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone; grappled
show person cap
  able at 2 1 on level 1, 20 of 20 hit points, AC 12
  grappled
show person ben
  able at 2 3 on level 1, 20 of 20 hit points, AC 12
  grappled
show person rik
  able at 3 4 on level 1, 20 of 20 hit points, AC 12
