title On foot: fly 6, walk 4, fly 10; and after 10 flown nothing is left to walk
covers ME-SPEEDS ME-FLYING

book me5e
room 30 9
sheet jet like plain, speed 10, fly 20
sheet angel like plain, speed 10, fly 20, feature hover
person Juno jet at 1 5 side Blue
person Asa angel at 1 7 side Blue
person Cato plain at 28 7 side Red
initiative juno 20, asa 10, cato 5

begin
  The battle goes on.
  Round 1.
  The turn of Juno begins.
juno.boots fly 4 5
  Juno has moved to 4 5 on level 1; 14 m of movement is left.
juno.boots move 6 5
  Juno has moved to 6 5 on level 1; no movement is left.
juno.boots fly 11 5
  Juno has moved to 11 5 on level 1; no movement is left.
juno.boots fly 12 5
  refused [ME-MOVE] that takes 2 m, and Juno has 0 left
pass to juno.boots
  The turn of Asa begins.
  The turn of Cato begins.
  Round 2.
  The turn of Juno begins.
juno.boots fly 12 5, 16 5
  Juno has moved to 16 5 on level 1; 10 m of movement is left.
# The document's own example has 4 walked now; its sentence says that 10 less 10 is nothing.
juno.boots move 17 5
  refused [ME-SPEEDS] Juno has already moved 10 m, and has a speed of 10 there
juno.boots fly 17 5 height 6
  Juno has moved to 17 5 on level 1; 2 m of movement is left.
show person juno
  able at 17 5 on level 1, 6 m up, 20 of 20 hit points, AC 12
pass to asa.boots
  The turn of Asa begins.
asa.boots fly 2 7 height 6
  Asa has moved to 2 7 on level 1; 12 m of movement is left.
# Knocked prone in the air a flyer falls: 1d6 for each 3 m, and lies prone.
dice 3 4
gm person afflict juno prone
  Juno is prone.
  Juno falls from a height of 6.
  Damage of the fall: d6 3+4 = 7.
  Juno takes bludgeoning: 7 from hit points.
show person juno
  able at 17 5 on level 1, 13 of 20 hit points, AC 12
  prone
# One that hovers does not.
gm person afflict asa prone
  Asa is prone.
show person asa
  able at 2 7 on level 1, 6 m up, 20 of 20 hit points, AC 12
  prone
# Held still, a flyer falls as well: 5 m are one die.
gm person relieve juno prone
  Juno is no longer prone.
pass to juno.boots
  The turn of Cato begins.
  Round 3.
  The turn of Juno begins.
juno.boots fly 18 5 height 5
  Juno has moved to 18 5 on level 1; 13 m of movement is left.
dice 6
gm person afflict juno grappled
  Juno is grappled.
  Juno falls from a height of 5.
  Damage of the fall: d6 6.
  Juno is prone.
  Juno takes bludgeoning: 6 from hit points.
  Juno: speed 10 → 0 m (grappled).
# Held aloft, nobody falls.
gm person relieve juno grappled
  Juno is no longer grappled.
  Juno: speed 0 → 10 m (no longer grappled).
gm person relieve juno prone
  Juno is no longer prone.
gm person heal juno 20
  Juno regains 13, now 20.
pass to juno.boots
  The turn of Asa begins.
  The turn of Cato begins.
  Round 4.
  The turn of Juno begins.
juno.boots fly 19 5 height 2
  Juno has moved to 19 5 on level 1; 16 m of movement is left.
gm person afflict juno lifted
  Juno is lifted.
  Juno: speed 10 → 0 m (restrained).
show person juno
  able at 19 5 on level 1, 2 m up, 20 of 20 hit points, AC 12
  lifted
