title On foot: a flyer carries whom they hold up and down, holds one with each hand, and lets go in the air
covers ME-GRAPPLE ME-FLYING HOUSE-SHAFT

book me5e
room 24 9 levels 2
square shaft-down 20 3
sheet harpy like plain, strength 16, skilled athletics, attacks 2, speed 10, fly 40, hp 40
sheet jet like plain, fly 20
person Hal harpy at 5 5 side Blue
person Rik plain at 6 5 side Red
person Rob plain at 5 6 side Red
person Jet jet at 6 6 side Red
person Wes harpy at 2 7 side Blue
initiative hal 20, wes 18, rik 15, rob 10, jet 5

begin
  The battle goes on.
  Round 1.
  The turn of Hal begins.
rik.boots standing strikes never
rob.boots standing strikes never
jet.boots standing strikes never
gm go-on
hal.boots release
  refused [ME-GRAPPLE] Hal holds nobody
hal.boots release rik
  refused [ME-GRAPPLE] Hal holds nobody
# A hand for each.
dice 15 5
hal.boots grapple rik
  Hal, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Rik is grappled.
  Hal: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
hal.boots grapple rik
  refused [ME-GRAPPLE] Hal holds them already
dice 15 5
hal.boots grapple rob
  Hal, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rob: d20 5, won.
  Rob is grappled.
  Rob: speed 10 → 0 m (grappled).
show hal.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 5 m
# The speed is halved once, and a third one needs a third hand.
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 2.
  The turn of Hal begins.
hal.boots grapple jet
  refused [ME-GRAPPLE] Hal has no hand free
hal.boots release jet
  refused [ME-GRAPPLE] Hal does not hold them
hal.boots fly 5 4 height 6
  Hal has moved to 5 4 on level 1; 12 m of movement is left.
show person rik
  able at 5 5 on level 1, 6 m up, 20 of 20 hit points, AC 12
  grappled
show person rob
  able at 6 5 on level 1, 6 m up, 20 of 20 hit points, AC 12
  grappled
# Dropped from two metres, no die; from three, one.
hal.boots fly 5 3 height 2
  Hal has moved to 5 3 on level 1; 6 m of movement is left.
hal.boots release rob
  Rob is no longer grappled.
  Hal lets go of Rob.
  Rob falls from a height of 2.
  Rob: speed 0 → 10 m (no longer grappled).
show person rob
  able at 6 4 on level 1, 20 of 20 hit points, AC 12
hal.boots fly 6 3 height 3
  Hal has moved to 6 3 on level 1; 3 m of movement is left.
dice 6
hal.boots release rik
  Rik is no longer grappled.
  Hal lets go of Rik.
  Rik falls from a height of 3.
  Damage of the fall: d6 6.
  Rik is prone.
  Rik takes bludgeoning: 6 from hit points.
  Hal: speed 5 → 10 m (no longer dragging).
  Rik: speed 0 → 10 m (no longer grappled).
show person rik
  able at 5 3 on level 1, 14 of 20 hit points, AC 12
  prone
show person hal
  able at 6 3 on level 1, 3 m up, 40 of 40 hit points, AC 12
# Carried down, nobody falls.
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 3.
  The turn of Hal begins.
gm person place hal 12 5
gm person place rik 13 5
gm person place rob 12 6
gm person heal rik 40
  Rik regains 6, now 20.
gm person heal rob 40
  Rob regains 0, now 20.
dice 15 5
hal.boots grapple rik
  Hal, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Rik is grappled.
  Hal: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
dice 15 5
hal.boots grapple rob
  Hal, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rob: d20 5, won.
  Rob is grappled.
  Rob: speed 10 → 0 m (grappled).
hal.boots fly 12 4 height 6
  Hal has moved to 12 4 on level 1; 12 m of movement is left.
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 4.
  The turn of Hal begins.
hal.boots fly 13 4, 14 4 height 0
  Hal has moved to 14 4 on level 1; 10 m of movement is left.
show person rik
  able at 13 4 on level 1, 20 of 20 hit points, AC 12
  prone; grappled
show person rob
  able at 13 5 on level 1, 20 of 20 hit points, AC 12
  grappled
# Knocked out of the air, who holds lets go, and all fall; a flyer who is let go does not.
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 5.
  The turn of Hal begins.
hal.boots release rob
  Rob is no longer grappled.
  Hal lets go of Rob.
  Rob: speed 0 → 10 m (no longer grappled).
gm person place jet 14 5
dice 15 5
hal.boots grapple jet
  Hal, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Jet: d20 5, won.
  Jet is grappled.
  Jet: speed 10 → 0 m (grappled).
hal.boots fly 15 4 height 6
  Hal has moved to 15 4 on level 1; 12 m of movement is left.
show person jet
  able at 14 5 on level 1, 6 m up, 20 of 20 hit points, AC 12
  grappled
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 6.
  The turn of Hal begins.
dice 3 3 4 4
gm person afflict hal prone
  Hal is prone.
  Rik is no longer grappled.
  Hal lets go of Rik.
  Rik falls from a height of 6.
  Damage of the fall: d6 3+3 = 6.
  Jet is no longer grappled.
  Hal lets go of Jet.
  Hal falls from a height of 6.
  Damage of the fall: d6 4+4 = 8.
  Rik takes bludgeoning: 6 from hit points.
  Hal takes bludgeoning: 8 from hit points.
  Hal: speed 5 → 10 m (no longer dragging).
  Rik: speed 0 → 10 m (no longer grappled).
  Jet: speed 0 → 10 m (no longer grappled).
show person hal
  able at 15 4 on level 1, 32 of 40 hit points, AC 12
  prone
show person rik
  able at 14 4 on level 1, 14 of 20 hit points, AC 12
  prone
show person jet
  able at 14 5 on level 1, 6 m up, 20 of 20 hit points, AC 12
# Through a shaft, they come along.
gm person relieve hal prone
  Hal is no longer prone.
gm person place hal 19 3
gm person place jet 2 2
gm person place rik 18 3
gm person heal rik 40
  Rik regains 6, now 20.
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 7.
  The turn of Hal begins.
dice 15 5
hal.boots grapple rik
  Hal, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Rik is grappled.
  Hal: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
hal.boots fly 20 3, down
  Hal has moved to 20 3 on level 2; 14 m of movement is left.
show person hal
  able at 20 3 on level 2, 32 of 40 hit points, AC 12
show person rik
  able at 19 2 on level 2, 20 of 20 hit points, AC 12
  prone; grappled
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 8.
  The turn of Hal begins.
hal.boots fly up
  Hal has moved to 20 3 on level 1; 16 m of movement is left.
show person hal
  able at 20 3 on level 1, 32 of 40 hit points, AC 12
show person rik
  able at 19 2 on level 1, 20 of 20 hit points, AC 12
  prone; grappled
# Over it, they do not fall, until they are let go.
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 9.
  The turn of Hal begins.
hal.boots fly 20 2, 20 3, 21 3
  Hal has moved to 21 3 on level 1; 12 m of movement is left.
show person rik
  able at 20 3 on level 1, 20 of 20 hit points, AC 12
  prone; grappled
dice 4
hal.boots release rik
  Rik is no longer grappled.
  Hal lets go of Rik.
  Rik falls from a height of 4.
  Damage of the fall: d6 4.
  Rik takes bludgeoning: 4 from hit points.
  Hal: speed 5 → 10 m (no longer dragging).
  Rik: speed 0 → 10 m (no longer grappled).
show person rik
  able at 20 3 on level 2, 16 of 20 hit points, AC 12
  prone
# Held by two, one is free only when the last of them lets go.
pass to hal.boots
  The turn of Wes begins.
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 10.
  The turn of Hal begins.
gm person place hal 5 7
gm person place rik 6 7
gm person place wes 7 7
gm person heal rik 40
  Rik regains 4, now 20.
dice 15 5
hal.boots grapple rik
  Hal, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Rik is grappled.
  Hal: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
pass to wes.boots
  The turn of Wes begins.
dice 15 5
wes.boots grapple rik
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Wes: speed 10 → 5 m (dragging).
wes.boots fly 8 7 height 1
  Hal lets go of Rik.
  Wes has moved to 8 7 on level 1; 17 m of movement is left.
  Hal: speed 5 → 10 m (no longer dragging).
pass to hal.boots
  The turn of Rik begins.
  The turn of Rob begins.
  The turn of Jet begins.
  Round 11.
  The turn of Hal begins.
hal.boots release rik
  refused [ME-GRAPPLE] Hal holds nobody
show person rik
  able at 7 7 on level 1, 1 m up, 20 of 20 hit points, AC 12
  prone; grappled
