title On foot: nobody passes a square that foes and a friend fill
covers ME-PASS ME-SIZE

book me5e
room 14 5
sheet imp like plain, size tiny, speed 10
person Una imp at 7 2 side Red
person Dex imp at 7 2 side Red
person Tri imp at 7 2 side Red
person Quin imp at 7 2 side Blue
person Ana imp at 5 2 side Blue
person Bo plain at 3 3 side Blue
initiative ana 20, bo 15, una 10, dex 9, tri 8, quin 7

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
una.boots standing strikes never
dex.boots standing strikes never
tri.boots standing strikes never
# Three foes and a friend fill the square: nobody passes, whoever is first in the list.
ana.boots move 6 2, 8 2
  refused [ME-PASS] a foe is in the way
