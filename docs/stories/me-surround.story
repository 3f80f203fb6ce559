title On foot: eight Medium creatures around one, four Large ones, 24 around a Gargantuan one
covers ME-SURROUND ME-SIZE ME-PASS

book me5e
room 24 16
sheet big like plain, size large
sheet whale like plain, size gargantuan, hp 90
person Vic plain at 7 7 side Blue
person A1 plain at 6 6 side Red
person A2 plain at 7 6 side Red
person A3 plain at 8 6 side Red
person A4 plain at 6 7 side Red
person A5 plain at 8 7 side Red
person A6 plain at 6 8 side Red
person A7 plain at 7 8 side Red
person A8 plain at 8 8 side Red
person A9 plain at 10 7 side Red
person B1 big at 1 1 side Red
person B2 big at 1 3 side Red
person B3 big at 1 5 side Red
person B4 big at 1 7 side Red
person B5 big at 1 9 side Red
person Wal whale at 16 8 side Blue
initiative a9 20, vic 10, wal 9, a1 8, a2 7, a3 6, a4 5, a5 4, a6 3, a7 2, a8 1, b1 0, b2 -1, b3 -2, b4 -3, b5 -4

begin
  The battle goes on.
  Round 1.
  The turn of A9 begins.

# All eight are within 2 m, and for a ninth there is no place.
show aim a1 vic with fists
  +2 against 12
show aim a8 vic with fists
  +2 against 12
a9.boots move 8 7
  refused [ME-PASS] A9 cannot stay where A5 is
show aim a9 vic with fists
  refused: 6 m is beyond a reach of 2 m [ME-MELEE]
a9.boots end
  The turn of Vic begins.
# The one in the middle finds no way out, but over somebody who lies unconscious.
vic.boots move 5 7
  refused [ME-PASS] a foe is in the way
gm person special a4 yes
  The GM rules: A4 is special: at 0 they fall and make saves.
gm person hp a4 0
  A4 falls unconscious.
  The GM rules: A4 has 0 hit points.
vic.boots standing strikes never
a1.boots standing strikes never
a2.boots standing strikes never
a3.boots standing strikes never
a5.boots standing strikes never
a6.boots standing strikes never
a7.boots standing strikes never
a8.boots standing strikes never
vic.boots move 6 7
  refused [ME-PASS] Vic cannot stay where a foe is
vic.boots move 5 7
  Vic has moved to 5 7 on level 1; 4 m of movement is left.
show vic.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 4 m
# Large ones take four squares each: four have room beside the same one, and a fifth has not.
gm person place a1 1 14
gm person place a2 2 14
gm person place a3 3 14
gm person place a4 4 14
gm person place a5 5 14
gm person place a6 6 14
gm person place a7 7 14
gm person place a8 8 14
gm person place vic 7 7
gm person place b1 6 5
gm person place b2 8 6
gm person place b3 7 8
gm person place b4 5 7
show aim b1 vic with fists
  +2 against 12
show aim b2 vic with fists
  +2 against 12
show aim b3 vic with fists
  +2 against 12
show aim b4 vic with fists
  +2 against 12
gm person place b5 8 5
  refused [TABLE] B5 has no room there
gm person place b5 5 5
  refused [TABLE] B5 has no room there
gm person place b5 8 8
  refused [TABLE] B5 has no room there
gm person place b5 5 8
  refused [TABLE] B5 has no room there
# A Gargantuan one takes 10 m, five squares each way: 16 8 to 20 12.
gm person place a1 15 7
gm person place a2 21 13
gm person place a3 22 10
show aim a1 wal with fists
  +2 against 12
show aim a2 wal with fists
  +2 against 12
show aim a3 wal with fists
  refused: 4 m is beyond a reach of 2 m [ME-MELEE]
gm person place a3 20 12
  refused [TABLE] A3 has no room there
gm person place a3 18 13
show aim a3 wal with fists
  +2 against 12
