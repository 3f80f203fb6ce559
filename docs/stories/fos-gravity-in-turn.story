title Gravity and flashes hold to the end of the next turn, also who is caught in their own turn
covers FOS-EXPLOSIVE

book forge
room 30 9
sheet miner like plain, precision 3, device gravity-mine 1
sheet walker like plain, agility 0, device flashbang-grenade 1
person Min miner at 10 4 side Blue special
person Wal walker at 20 4 side Red special
initiative min 20, wal 10

begin
  ...
min.boots use gravity-mine at 11 4
  Min uses gravity mine.
gm person place min 28 4
pass to wal.boots
  The turn of Wal begins.
gm person place wal 13 4
# Caught in their own turn: to the end of the next one.
dice 5
wal.boots move 12 4
  ...
pass to wal.boots
  Round 2.
  The turn of Min begins.
  The turn of Wal begins.
show person wal
  able at 12 4 on level 1, 14 of 14 hit points, AC 12
  immobilised
