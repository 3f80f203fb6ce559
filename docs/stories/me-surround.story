title On foot: eight Medium creatures around one, and five Large ones around a Medium
covers ME-SURROUND ME-SIZE

book me5e
room 16 16
sheet big like plain, size large
person Vic plain at 7 7 side Blue
person A1 plain at 6 6 side Red
person A2 plain at 7 6 side Red
person A3 plain at 8 6 side Red
person A4 plain at 6 7 side Red
person A5 plain at 8 7 side Red
person A6 plain at 6 8 side Red
person A7 plain at 7 8 side Red
person A8 plain at 8 8 side Red
person B1 big at 1 1 side Red
initiative a1 20, vic 10, a2 9, a3 8, a4 7, a5 6, a6 5, a7 4, a8 3, b1 2

begin
  The battle goes on.
  Round 1.
  The turn of A1 begins.
show aim a1 vic with fists
  +2 against 12
pass
  The turn of Vic begins.
# All eight are within 2 m, and the one in the middle finds no way out.
vic.boots move 5 7
  refused [ME-PASS] a foe is in the way
show aim vic a8 with fists
  +2 against 12
# Large ones need four squares each: beside the same one there is room for fewer.
gm person place a1 1 14
gm person place a2 2 14
gm person place a3 3 14
gm person place a4 4 14
gm person place a5 5 14
gm person place a6 6 14
gm person place a7 7 14
gm person place a8 8 14
gm person place b1 5 5
show aim vic b1 with fists
  +2 against 12
