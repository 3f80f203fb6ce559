title Forge of Stars: climbing and swimming take half of a speed, ladders and shafts too, whatever somebody's nature
covers FOS-MOVE FOS-TERRAIN

book forge
room 30 9 levels 2
square difficult-ground 20 6 21 6 22 6 23 6
square shaft-down 12 4 12 5 12 6
sheet walker like plain, speed 30
sheet odd like plain, speed 25
sheet spider like plain, speed 30, climb 30
sheet eel like plain, speed 30, swim 40
sheet bird like plain, speed 10, fly 40, feature hover
person Wal walker at 3 2 side Blue
person Odd odd at 3 4 side Blue
person Spi spider at 10 4 side Blue
person Eel eel at 19 6 side Blue
person Bir bird at 12 7 side Blue
person Foe plain at 28 7 side Red
initiative wal 30, odd 25, spi 20, eel 15, bir 12, foe 5

begin
  ...
gm person square 4 2 ladder
  At 4 2 on level 1 there is now: ladder.
  At 4 2 on level 2 there is now: ladder.
gm person square 6 4 ladder
  At 6 4 on level 1 there is now: ladder.
  At 6 4 on level 2 there is now: ladder.
# 30 ft are three squares of climbing and of swimming, not four.
wal.boots climb 7 2
  refused [FOS-MOVE] that takes 40 ft, and Wal has 30 left
wal.boots climb 6 2
  Wal has moved to 6 2 on level 1; 30 ft of movement is left.
wal.boots swim 10 2
  refused [FOS-MOVE] that takes 40 ft, and Wal has 30 left
wal.boots swim 9 2
  Wal has moved to 9 2 on level 1; 30 ft of movement is left.
# A ladder is a climb of 10 ft, for which 20 are taken: one square more on foot is 25, and 30 with another.
gm person place wal 5 2
wal.boots move 4 2, ladder 2, 3 2, 2 2
  refused [FOS-MOVE] that takes 35 ft, and Wal has 30 left
wal.boots move 4 2, ladder 2, 3 2
  Wal has moved to 3 2 on level 2; no movement is left.
pass to odd.boots
  The turn of Odd begins.
# 25 ft are two squares of climbing; a ladder, and a square on foot.
odd.boots climb 6 4
  refused [FOS-MOVE] that takes 30 ft, and Odd has 25 left
odd.boots climb 5 4
  Odd has moved to 5 4 on level 1; 25 ft of movement is left.
odd.boots move 6 4, ladder 2, 7 4
  refused [FOS-MOVE] that takes 30 ft, and Odd has 25 left
odd.boots move 6 4, ladder 2
  Odd has moved to 6 4 on level 2; 25 ft of movement is left.
# A speed of one's own for climbing is halved like any; it holds one in a shaft, which is 10 ft deep: 20 and 10 are too much for two squares and the shaft.
pass to spi.boots
  The turn of Spi begins.
spi.boots climb 14 4
  refused [FOS-MOVE] that takes 40 ft, and Spi has 30 left
spi.boots climb 11 4, 12 4, down
  refused [FOS-MOVE] that takes 40 ft, and Spi has 30 left
spi.boots climb 12 4
  Spi has moved to 12 4 on level 1; 30 ft of movement is left.
spi.boots climb down
  Spi has moved to 12 4 on level 2; 30 ft of movement is left.
# So with swimming: 40 ft are four squares, five are not; on ground that slows no fewer, since it is halved once.
pass to eel.boots
  The turn of Eel begins.
eel.boots swim 24 6
  refused [FOS-MOVE] that takes 50 ft, and Eel has 40 left
eel.boots swim 23 6
  Eel has moved to 23 6 on level 1; 40 ft of movement is left.
# For wings a shaft is 10 ft; hobbled, it is 20, and a square is 10.
pass to bir.boots
  The turn of Bir begins.
bir.boots fly 12 6
  Bir has moved to 12 6 on level 1; 40 ft of movement is left.
bir.boots fly down
  Bir has moved to 12 6 on level 2; 40 ft of movement is left.
show bir.boots
  the turn is open; left: 1 action, 1 reaction; movement 10 ft
gm person afflict bir hobbled
  Bir is hobbled.
bir.boots fly up, 12 5, 12 4, 12 3
  refused [FOS-MOVE] that takes 50 ft, and Bir has 40 left
bir.boots fly up, 12 5, 12 4
  Bir has moved to 12 4 on level 1; no movement is left.
