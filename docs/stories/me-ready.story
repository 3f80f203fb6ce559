title On foot: what is readied comes before the one who sets it off goes on, and lapses with the next turn
covers ME-READY ME-REACT

book me5e
room 30 12
square closed-door 2 1
sheet guard like plain, hp 60, speed 10, attacks 2, weapon gauntlet-torch
sheet intruder like plain, hp 60, speed 10
person Ana guard at 1 2 side Blue
person Red intruder at 4 8 side Red
initiative ana 20, red 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# A whole move of 10 m is spent, and a readied one has 10 m of its own. Red is within 6 m at
# 4 5; Ana steps in its way before it goes on, so it comes only as far as 4 4.
ana.boots move 1 1, 1 2, 1 1, 1 2, 1 1
  Ana has moved to 1 1 on level 1; no movement is left.
gm person place ana 1 2
ana.boots ready within 6 red: move 4 3
  Ana readies Move for somebody who comes near.
pass to red.boots
  The turn of Red begins.
red.boots standing strikes never
red.boots move 4 3
  Ana may react to Red: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana has moved to 4 3 on level 1; 4 m of movement is left.
  Red has moved to 4 4 on level 1; 2 m of movement is left.
show ana.boots
  the turn is over; left: nothing; movement 0 m

# Beyond the speed it is refused, and can only be let go.
pass to ana.boots
  Round 2.
  The turn of Ana begins.
gm person place ana 1 2
ana.boots ready within 6 red: move 7 2
  Ana readies Move for somebody who comes near.
pass to red.boots
  The turn of Red begins.
gm person place red 8 6
red.boots move 4 5
  Red has moved to 4 5 on level 1; 2 m of movement is left.
  Ana may react to Red: what was readied.
ana.boots react
  refused [ME-MOVE] that takes 12 m, and Ana has 10 left
ana.boots react pass
  Ana lets it pass.

# Two attacks are had in one's own turn only; what is readied is one.
pass to ana.boots
  Round 3.
  The turn of Ana begins.
gm person place ana 1 2
gm person place red 6 2
ana.boots ready within 2 red: attack red with gauntlet-torch
  Ana readies Attack for somebody who comes near.
pass to red.boots
  The turn of Red begins.
red.boots move 2 2
  Red has moved to 2 2 on level 1; 2 m of movement is left.
  Ana may react to Red: what was readied.
dice 15 3
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Red, Gauntlet torch: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Gauntlet torch: d6 3.
  Red takes fire: 3 from hit points.
show ana.boots
  the turn is over; left: nothing; movement 10 m

# With the start of the next turn it is gone.
pass to ana.boots
  Round 4.
  The turn of Ana begins.
gm person place ana 1 2
ana.boots ready within 2 red: attack red with gauntlet-torch
  Ana readies Attack for somebody who comes near.
gm person place red 6 2
pass to ana.boots
  The turn of Red begins.
  Round 5.
  The turn of Ana begins.
pass to red.boots
  The turn of Red begins.
red.boots move 2 2
  Red has moved to 2 2 on level 1; 2 m of movement is left.
show ana.boots
  the turn is over; left: 1 reaction; movement 10 m

# A square can be watched: nothing comes of a foe beside it, and as one steps on it a door
# is opened by reaction, before it goes on.
pass to ana.boots
  Round 6.
  The turn of Ana begins.
gm person place ana 1 2
gm person place red 6 8
ana.boots ready within 0 at 6 6 red: door at 2 1
  Ana readies Door for somebody who comes to 6 6 on level 1.
pass to red.boots
  The turn of Red begins.
red.boots move 6 7
  Red has moved to 6 7 on level 1; 8 m of movement is left.
red.boots move 6 6, 6 5
  Ana may react to Red: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana opens the door at 2 1 on level 1.
  Red has moved to 6 5 on level 1; 4 m of movement is left.

# Or goes away from it; in rounds and live.
pass to ana.boots
  Round 7.
  The turn of Ana begins.
gm person place red 6 6
ana.boots ready beyond 2 at 6 6: move 3 2
  Ana readies Move for somebody who goes away from 6 6 on level 1.
pass to red.boots
  The turn of Red begins.
red.boots move 6 7
  Red has moved to 6 7 on level 1; 8 m of movement is left.
red.boots move 6 8
  Red has moved to 6 8 on level 1; 6 m of movement is left.
  Ana may react to Red: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana has moved to 3 2 on level 1; 6 m of movement is left.
gm tempo live
  The battle goes on live.
wait for ana.boots
  Round 8.
  The turn of Ana begins.
gm person place red 6 9
ana.boots move 4 2
wait 20 ticks
  Ana has moved to 4 2 on level 1; 8 m of movement is left.
ana.boots ready within 0 at 6 6 red: move 4 3
  Ana readies Move for somebody who comes to 6 6 on level 1.
wait for red.boots
  The turn of Red begins.
red.boots move 6 6
wait 30 ticks
  Red has moved to 6 6 on level 1; 4 m of movement is left.
  Ana may react to Red: what was readied.
  Ana reacts with what was readied.
  Ana has moved to 4 3 on level 1; 8 m of movement is left.
show ana.boots
  the turn is open; left: 1 bonus action, 1 interaction; movement 8 m
