title A GM draws doors, consoles and ladders where the plan has none
covers HOUSE-MAP HOUSE-CONSOLE

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 250 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
member hesper.pilot name Ana
member tally.pilot name Pym
room 9 5 levels 2 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
square gunner's-console 5 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
initiative hesper.pilot 20, tally.pilot 10, hesper.gunner 8, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on

# A door is hung where there was floor, on the deck that is named; it is a door like others.
gm person square 4 2 closed-door
  At 4 2 on level 1 there is now: closed door.
gm person square 4 2 locked-door
  refused [TABLE] there is a door at 4 2 on level 1 already: open, lock or break it
gm person door 4 2 locked
  The door at 4 2 on level 1 is locked.
gm person break 4 2 on
  The door at 4 2 on level 1 is broken.
gm person door 4 2 open
  refused [TABLE] the door is broken: mend it first
gm person square 4 2 floor
  At 4 2 on level 1 there is now: floor.
gm person door 4 2 open
  refused [TABLE] there is no door at 4 2 on level 1
gm person square 4 2 locked-door
  At 4 2 on level 1 there is now: locked door.
gm person door 4 2 open
  The door at 4 2 on level 1 is open.
gm person square 4 2 deck 2 open-door
  At 4 2 on level 1 there is now: open door.
gm person door 4 2 deck 2 shut
  The door at 4 2 on level 1 is shut.
# None is hung where somebody stands, unless it is open.
gm person place ana 3 2
gm person square 3 2 locked-door
  refused [TABLE] Ana stands at 3 2 on level 1
gm person square 3 2 open-door
  At 3 2 on level 1 there is now: open door.
gm person door 3 2 shut
  refused [TABLE] Ana stands in the door
gm person square 3 2 as-drawn
  At 3 2 on level 1 there is now: floor.

# A second pilot's console: nobody's own, so the pilot can work at either.
hesper.pilot fly ahead 10
  refused [HOUSE-CONSOLE] you are not at your console
gm person square 2 1 pilot's-console
  At 2 1 on level 1 there is now: pilot's console.
gm person square 2 1 pilot's-console
  refused [TABLE] 2 1 on level 1 is already like that: pilot's console
hesper.pilot fly ahead 10
  Hesper has flown its course; 290 ft of flying speed is left.
# It is gone again, and so is what it was for.
gm person square 2 1 floor
  At 2 1 on level 1 there is now: floor.
hesper.pilot fly ahead 10
  refused [HOUSE-CONSOLE] you are not at your console
# The plan's own consoles stay.
gm person square 5 1 floor
  refused [TABLE] a console stands at 5 1 on level 1
gm person square 5 1 gunner's-console
  refused [TABLE] a console stands at 5 1 on level 1

# A ladder has two ends: the same place of the next level, or from the lowest of the one above.
gm person square 7 2 ladder
  At 7 2 on level 1 there is now: ladder.
  At 7 2 on level 2 there is now: ladder.
show person ana
  able at 3 2 on level 1, 20 of 20 hit points, AC 12
gm person place ana 6 2
ana.boots move 7 2, ladder 2
  Ana has moved to 7 2 on level 2; 4 m of movement is left.
show person ana
  able at 7 2 on level 2, 20 of 20 hit points, AC 12
gm person square 7 2 level 2 ladder
  refused [TABLE] 7 2 on level 2 is already like that: ladder
gm person square 2 3 level 2 ladder
  At 2 3 on level 2 there is now: ladder.
  At 2 3 on level 1 there is now: ladder.
gm person square 8 2 ladder
  At 8 2 on level 1 there is now: ladder.
  At 8 2 on level 2 there is now: ladder.
# One end goes with the other, and nobody is left in a wall.
gm person square 7 2 floor
  At 7 2 on level 2 there is now: floor.
  At 7 2 on level 1 there is now: floor.
show person ana
  able at 7 2 on level 2, 20 of 20 hit points, AC 12
# Where there is one level, a ladder leads nowhere.
gm person square 7 2 deck 2 ladder
  refused [TABLE] 7 2 on level 1: there is no other level for a ladder to lead to
# Eight more, beside the one at 2 3, and the figures are spent.
gm person square 1 1 ladder
  At 1 1 on level 1 there is now: ladder.
  At 1 1 on level 2 there is now: ladder.
gm person square 2 2 ladder
  At 2 2 on level 1 there is now: ladder.
  At 2 2 on level 2 there is now: ladder.
gm person square 3 1 ladder
  At 3 1 on level 1 there is now: ladder.
  At 3 1 on level 2 there is now: ladder.
gm person square 3 3 ladder
  At 3 3 on level 1 there is now: ladder.
  At 3 3 on level 2 there is now: ladder.
gm person square 4 1 ladder
  At 4 1 on level 1 there is now: ladder.
  At 4 1 on level 2 there is now: ladder.
gm person square 6 1 ladder
  At 6 1 on level 1 there is now: ladder.
  At 6 1 on level 2 there is now: ladder.
gm person square 6 3 ladder
  At 6 3 on level 1 there is now: ladder.
  At 6 3 on level 2 there is now: ladder.
gm person square 7 1 ladder
  refused [TABLE] the deck has nine ladders, which is the most
gm person square 7 3 ladder
  refused [TABLE] the deck has nine ladders, which is the most
