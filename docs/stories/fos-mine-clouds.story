title The cloud of a chemical mine that somebody walks into or shoots
covers FOS-EXPLOSIVE

book forge
room 30 9
sheet miner like plain, precision 3, proficiency 4, weapon slug-pistol, device chemical-mine 2
sheet walker like plain, agility 0, hp 60
person Min miner at 10 4 side Blue special
person Wal walker at 17 4 side Red special
initiative min 20, wal 10

begin
  ...
min.boots use chemical-mine at 12 4
  Min uses chemical mine.
pass to wal.boots
  The turn of Wal begins.
dice 15 4 5 3
wal.boots move 14 4
  The chemical mine at 12 4 on level 1 goes off.
  Reached by chemical mine: Min, Wal.
  Min saves with Agility against chemical mine: d20 15 + 2 Agility = 17 against 17, success.
  Wal saves with Agility against chemical mine: d20 4 against 17, critical failure.
  Damage of chemical mine: d8 5+3 = 8.
  Wal is badly poisoned.
  Wal has moved to 14 4 on level 1; 30 ft of movement is left.
  Wal takes chemical (8 + 8 by the save): 16 from hit points.
  Min takes chemical (8 - 4 by the save): 4 from hit points.
pass to min.boots
  Round 2.
  The turn of Min begins.
# In its smoke nobody sees anybody.
min.boots attack wal with slug-pistol
  refused [FOS-SURPRISE] Min does not know where that is: attack a square in view instead
gm person place wal 24 1
gm person place min 4 1
min.boots use chemical-mine at 8 1
  Min uses chemical mine.
dice 3
pass to min.boots
  The turn of Wal begins.
  Damage of badly poisoned: d8 3.
  Wal takes chemical: 3 from hit points.
  Round 3.
  The turn of Min begins.
# One that is shot leaves its smoke as well.
dice 19
min.boots attack at 8 1 with slug-pistol
  Min attacks the chemical mine at 8 1 on level 1: d20 19 + 3 Precision + 4 proficiency = 26 against 10.
  The chemical mine at 8 1 on level 1 goes off.
  Nobody is reached by chemical mine.
min.boots attack wal with slug-pistol
  refused [FOS-SURPRISE] Min does not know where that is: attack a square in view instead
