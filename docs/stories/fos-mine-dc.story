title A mine is as hard to escape as what its layer throws, and laying one is no attack
covers FOS-EXPLOSIVE

book forge
room 30 9
sheet miner like plain, precision 3, proficiency 4, weapon slug-pistol, device frag-mine 2
sheet walker like plain, agility 0, hp 60
person Min miner at 10 4 side Blue special
person Wal walker at 17 4 side Red special
initiative min 20, wal 10

begin
  ...
# "Each creature makes a Reflex save against a DC of 10 + your attack bonus": 10 + 3 + 4.
min.boots use frag-mine at 11 4
  Min uses frag mine.
show mines min.boots
  frag mine at 11 4 on level 1, own: 2d8 physical, Agility 17 for half, sphere 10 ft
# What was laid counts for no attack that follows, and attacks before it do not count for it.
dice 2
min.boots attack wal with slug-pistol
  ...
min.boots use frag-mine at 11 5
  ...
show mines min.boots
  ...
# At both edges: 17 saves for half, 16 does not.
pass to wal.boots
  ...
dice 15 17 4 5 14 16 4 5
wal.boots move 13 4
  ...
