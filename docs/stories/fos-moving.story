title Strides are paid like actions; what slows halves once; falls and soft ground
covers FOS-MOVE FOS-TERRAIN FOS-FALL FOS-ACTIONS

book forge
room 40 14
square difficult-ground 5 2 12 2
sheet runner like plain, hp 60, strength 2, skilled athletics
sheet odd like plain, speed 25
sheet slow like plain, speed 5
person Run runner at 4 2 side Blue
person Odd odd at 4 6 side Blue
person Slow slow at 4 8 side Blue
person Foe runner at 30 10 side Red
initiative run 20, odd 15, slow 12, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Run begins.
show run.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
run.boots move 11 4
  refused [FOS-MOVE] that takes 35 ft, and Run has 30 left
# 30 ft are three squares of difficult ground, and no fourth.
run.boots move 8 2
  Run has moved to 8 2 on level 1; 30 ft of movement is left.
run.boots move 7 2
  Run has moved to 7 2 on level 1; 30 ft of movement is left.
show run.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
# What a stride leaves over is lost.
run.boots move 7 3
  Run has moved to 7 3 on level 1; no movement is left.
run.boots move 8 4, 12 4
  refused [FOS-ACTIONS] Run has no action left
show run.boots
  the turn is open; left: 1 reaction; movement 0 ft
run.boots move 13 4
  refused [FOS-ACTIONS] Run has no action left
pass to odd.boots
  The turn of Odd begins.
# Half of 25 ft are two squares; a leap is half of the speed.
odd.boots jump 7 6
  refused [FOS-MOVE] Odd jumps 12 ft at most
odd.boots jump 6 6
  Odd has moved to 6 6 on level 1; 25 ft of movement is left.
odd.boots drop
  Odd is prone.
  Odd: AC 14 → 12 (flat-footed).
odd.boots jump 8 6
  refused [FOS-MOVE] Odd must stand up first
odd.boots step at 7 6
  refused [FOS-ACTIONS] Odd must stand up first
odd.boots move 9 6
  refused [FOS-MOVE] that takes 30 ft, and Odd has 25 left
odd.boots move 8 6
  Odd has moved to 8 6 on level 1; no movement is left.
pass to slow.boots
  The turn of Slow begins.
slow.boots step at 5 8
  refused [FOS-ACTIONS] Slow is too slow to step: that takes a speed of 10 ft
pass to foe.boots
  The turn of Foe begins.
# A step with care: one square, and no ground that slows.
foe.boots step at 29 10
  Foe has moved to 29 10 on level 1; 30 ft of movement is left.
foe.boots step at 27 10
  refused [FOS-MOVE] 27 10 on level 1 is not beside 29 10 on level 1
gm person place foe 4 2
foe.boots step at 5 2
  refused [FOS-ACTIONS] nobody can step with care on ground that slows them
# Crawling over difficult ground is slow once: three squares.
gm person afflict foe prone
  Foe is prone.
  Foe: AC 14 → 12 (flat-footed).
foe.boots move 8 2
  refused [FOS-MOVE] that takes 40 ft, and Foe has 30 left
foe.boots move 7 2
  Foe has moved to 7 2 on level 1; 30 ft of movement is left.
# Climbing what has no rungs, and rough water: Athletics, as the GM calls for it.
dice 11
gm person check foe athletics 15
  Foe, Athletics: d20 11 + 2 Strength + 2 Athletics proficiency = 15 against 15, success.
# A fall: 1d6 for each 10 ft, none below, half of the dice on soft ground.
gm person fall foe 9
  Foe falls from a height of 9.
dice 4
gm person fall foe 10
  Foe falls from a height of 10.
  Damage of the fall: d6 4.
  Foe takes physical: 4 from hit points.
gm person relieve foe prone
  Foe is no longer prone.
  Foe: AC 12 → 14 (no longer flat-footed).
gm person fall foe 10 soft
  Foe falls from a height of 10.
dice 3
gm person fall foe 29 soft
  Foe falls from a height of 29.
  Damage of the fall: d6 3.
  Foe is prone.
  Foe takes physical: 3 from hit points.
  Foe: AC 14 → 12 (flat-footed).
# 50 dice at most: the limit first, then the half of soft ground, 25.
gm person relieve foe prone
  Foe is no longer prone.
  Foe: AC 12 → 14 (no longer flat-footed).
gm person hp foe 60
  The GM rules: Foe has 60 hit points.
dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
gm person fall foe 499
  Foe falls from a height of 499.
  Damage of the fall: d6 1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1 = 49.
  Foe is prone.
  Foe takes physical: 49 from hit points.
  Foe: AC 14 → 12 (flat-footed).
gm person hp foe 60
  The GM rules: Foe has 60 hit points.
dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
gm person fall foe 519
  Foe falls from a height of 519.
  Damage of the fall: d6 1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1 = 50.
  Foe takes physical: 50 from hit points.
gm person hp foe 60
  The GM rules: Foe has 60 hit points.
dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
gm person fall foe 2000 soft
  Foe falls from a height of 2000.
  Damage of the fall: d6 1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1 = 25.
  Foe takes physical: 25 from hit points.
# Temporary points that take all of it keep one on one's feet; a single point more does not.
gm person relieve foe prone
  Foe is no longer prone.
  Foe: AC 12 → 14 (no longer flat-footed).
gm person layer foe temporary 6
  Foe: temporary hit points +6, now 6.
dice 6
gm person fall foe 19
  Foe falls from a height of 19.
  Damage of the fall: d6 6.
  Foe takes physical: 6 from temporary hit points.
gm person layer foe temporary 5
  Foe: temporary hit points +5, now 5.
dice 6
gm person fall foe 19
  Foe falls from a height of 19.
  Damage of the fall: d6 6.
  Foe is prone.
  Foe takes physical: 5 from temporary hit points, 1 from hit points.
  Foe: AC 14 → 12 (flat-footed).
