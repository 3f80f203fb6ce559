title On foot: a speed that is used up, split moves, ground, crawling, standing, dashing
covers ME-MOVE ME-BREAK ME-TERRAIN ME-PRONE ME-TURN ME-DASH

book me5e
room 30 9
square difficult-ground 7 1 8 1 9 1
square half-cover 12 5
sheet runner like plain, speed 10
sheet brisk like plain, speed 12
sheet odd like plain, speed 7
person Ana runner at 1 1 side Blue
person Ben odd at 1 7 side Blue
person Bea brisk at 1 5 side Blue
person Cato plain at 28 7 side Red
initiative ana 20, ben 15, bea 10, cato 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# A move is split around the action: 4, act, 6 of a speed of 10. A square is 2 m.
ana.boots move 3 1
  Ana has moved to 3 1 on level 1; 6 m of movement is left.
dice 12
ana.boots search
  Ana searches, Perception: d20 12.
ana.boots move 6 1
  Ana has moved to 6 1 on level 1; no movement is left.
show ana.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 0 m
pass
  The turn of Ben begins.

# Standing up costs half the speed: 3 of 7, rounded down; dropping is free. Crawling
# costs one more a metre.
ben.boots drop
  Ben is prone.
ben.boots move 2 7
  Ben has moved to 2 7 on level 1; 3 m of movement is left.
ben.boots stand
  Ben is no longer prone.
ben.boots drop
  Ben is prone.
ben.boots stand
  refused [ME-PRONE] Ben has 0 m of movement left, and standing up takes 3
show ben.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 0 m
pass
  The turn of Bea begins.

# Dash gives the speed once more. At a speed halved to 6, 12 in all.
gm person afflict bea exhaustion-2
  Bea is exhausted 2.
  Bea: speed 12 → 6 m (exhausted 2).
show bea.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 6 m
bea.boots dash
  Bea dashes.
show bea.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 12 m
bea.boots move 7 5
  Bea has moved to 7 5 on level 1; no movement is left.
bea.boots move 8 5
  refused [ME-MOVE] that takes 2 m, and Bea has 0 left
pass to ana.boots
  The turn of Cato begins.
  Round 2.
  The turn of Ana begins.

# Difficult ground costs one more for each metre: 4 for a square of 2 m. Two of them are
# 8, and a third is too much.
ana.boots move 9 1
  refused [ME-MOVE] that takes 12 m, and Ana has 10 left
ana.boots move 8 1
  Ana has moved to 8 1 on level 1; 2 m of movement is left.
show ana.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 2 m
# Prone, each metre there takes 3, and a square 6; here 2 are left, and then 10.
ana.boots drop
  Ana is prone.
ana.boots move 9 1
  refused [ME-MOVE] that takes 6 m, and Ana has 2 left
pass to ana.boots
  The turn of Ben begins.
  The turn of Bea begins.
  The turn of Cato begins.
  Round 3.
  The turn of Ana begins.
ana.boots move 9 1
  Ana has moved to 9 1 on level 1; 4 m of movement is left.
show ana.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 4 m
ana.boots stand
  refused [ME-PRONE] Ana has 4 m of movement left, and standing up takes 5
pass to ana.boots
  The turn of Ben begins.
  The turn of Bea begins.
  The turn of Cato begins.
  Round 4.
  The turn of Ana begins.
# Standing takes 5 of 10.
ana.boots stand
  Ana is no longer prone.
show ana.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 5 m
# The other way round: first the action, then the move, or nothing at all.
dice 3
ana.boots search
  Ana searches, Perception: d20 3.
ana.boots move 11 1
  Ana has moved to 11 1 on level 1; 1 m of movement is left.
ana.boots end
  The turn of Ben begins.
# At a speed of 10 a dash gives 20 in all.
pass to ana.boots
  The turn of Bea begins.
  The turn of Cato begins.
  Round 5.
  The turn of Ana begins.
ana.boots dash
  Ana dashes.
show ana.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 20 m
