title The GM changes a deck while it is played: walls, cover, ground, doors, fire, a hatch
covers HOUSE-MAP

book me5e
room 16 7 levels 2
square wall 8 1 8 2 8 3 8 4
square closed-door 8 5
square pilot's-console 14 1
sheet big like plain, size large, speed 10
person Ana plain at 3 3 side Blue
person Ben plain at 13 3 side Red
person Ogre big at 10 4 side Red
initiative ana 20, ben 15, ogre 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
gm person special ana yes
  The GM rules: Ana is special: at 0 they fall and make saves.

# Nobody sees through the wall, until it is breached; those who see it are told.
ana.boots attack ben
  refused [ME-UNSEEN] Ana does not know where that is: attack a square in view instead
gm person square 8 3 floor
  At 8 3 on level 1 there is now: floor.
log ana.boots
  At 8 3 on level 1 there is now: floor.
show cover ben from ana
  none
gm person square 8 3 floor
  refused [TABLE] 8 3 on level 1 is already like that: floor

# Cover is put between them, and shot away again.
gm person square 10 3 half-cover
  At 10 3 on level 1 there is now: half cover.
show cover ben from ana
  half cover
gm person square 10 3 three-quarters-cover
  At 10 3 on level 1 there is now: three-quarters cover.
show cover ben from ana
  three-quarters cover
gm person square 10 3 as-drawn
  At 10 3 on level 1 there is now: floor.
show cover ben from ana
  none
gm person square 10 3 as-drawn
  refused [TABLE] 10 3 on level 1 is already like that: floor

# Difficult ground, a duct: Ana goes 4 m, and then 4 m more to squeeze.
gm person square 4 3 difficult-ground
  At 4 3 on level 1 there is now: difficult ground.
ana.boots move 4 3
  Ana has moved to 4 3 on level 1; 6 m of movement is left.
gm person square 5 3 narrow-duct
  At 5 3 on level 1 there is now: narrow duct.
ana.boots move 5 3
  Ana is squeezing.
  Ana has moved to 5 3 on level 1; 2 m of movement is left.
show person ana
  able at 5 3 on level 1, 20 of 20 hit points, AC 12
  squeezing
# What becomes wider again is no squeeze any more.
gm person square 5 3 floor
  At 5 3 on level 1 there is now: floor.
  Ana is no longer squeezing.
show person ana
  able at 5 3 on level 1, 20 of 20 hit points, AC 12

# Nobody is walled in, nor shut into a duct that is too narrow.
gm person square 5 3 wall
  refused [TABLE] Ana stands at 5 3 on level 1
gm person square 5 3 window
  refused [TABLE] Ana stands at 5 3 on level 1
gm person square 11 5 wall
  refused [TABLE] Ogre stands at 11 5 on level 1
gm person square 11 5 narrow-duct
  refused [TABLE] Ogre stands at 11 5 on level 1
gm person square 14 1 floor
  refused [TABLE] a console stands at 14 1 on level 1
gm person square 6 3 outside
  refused [TABLE] 6 3 on level 1: a square cannot be made that
gm person square 6 3 hazard
  refused [TABLE] 6 3 on level 1: a square cannot be made that

# Fire hurts who comes, and is put out.
gm person burn 6 3 on
  It burns at 6 3 on level 1.
gm person burn 6 3 on
  refused [TABLE] it is like that already
gm person burn 6 3 off
  Nothing burns any more at 6 3 on level 1.
gm person burn 0 0 on
  refused [TABLE] nothing burns in a wall

# Doors: open, shut, locked, broken, mended. None is shut on somebody.
gm person door 8 5 locked
  The door at 8 5 on level 1 is locked.
gm person break 8 5 on
  The door at 8 5 on level 1 is broken.
gm person door 8 5 shut
  refused [TABLE] the door is broken: mend it first
gm person place ana 8 5
gm person break 8 5 off
  refused [TABLE] Ana stands in the door
gm person place ana 6 3
gm person break 8 5 off
  The door at 8 5 on level 1 is shut.
gm person break 8 5 off
  refused [TABLE] it is like that already
gm person door 8 5 open
  The door at 8 5 on level 1 is open.
gm person door 8 4 open
  refused [TABLE] there is no door at 8 4 on level 1
# A wall in place of a door, and the door again.
gm person square 8 5 wall
  At 8 5 on level 1 there is now: wall.
gm person door 8 5 shut
  refused [TABLE] there is no door at 8 5 on level 1
gm person square 8 5 as-drawn
  At 8 5 on level 1 there is now: closed door.
gm person door 8 5 shut
  The door at 8 5 on level 1 is shut.

# The floor gives way under Ana; level 2 has nothing below.
gm person square 6 3 level 2 shaft-down
  refused [HOUSE-SHAFT] 6 3 on level 2: there is nothing below to fall to
dice 5
gm person square 6 3 shaft-down
  At 6 3 on level 1 there is now: shaft down.
  Ana falls from a height of 4.
  Damage of the fall: d6 5.
  Ana is prone.
  Ana takes bludgeoning: 5 from hit points.
show person ana
  able at 6 3 on level 2, 15 of 20 hit points, AC 12
  prone
