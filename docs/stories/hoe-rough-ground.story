title Ether: rough ground slows as long as one is on it, with any part of the body, and whatever else does
covers HOE-COVER HOE-SPEED HOE-COMMON

book ether
room 30 16
square difficult-ground 6 2 6 4 9 7
square wall 5 3 6 3 7 3 8 3 9 3 10 3 11 3 5 1 6 1 7 1 5 5 6 5 7 5
square half-cover 18 11
square difficult-ground 12 11
square difficult-ground from 12 14 to 15 14
sheet big like plain, size large
sheet angel like plain, fly 30
person Bob plain at 5 2 side Blue special
person Ann plain at 5 4 side Blue special
person Net plain at 8 7 side Blue special
person Big big at 16 10 side Blue special
person Wyn angel at 11 14 side Blue special
person Foe plain at 28 14 side Red special
initiative bob 15, ann 14, net 13, big 12, wyn 11, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
# Five feet into it and 25 on are 30 ft, in two orders
bob.boots move 6 2
  Bob is encumbered.
  Bob has moved to 6 2 on level 1; 15 ft of movement is left.
  Bob: speed 30 → 20 ft (encumbered).
bob.boots move 11 2
  Bob is no longer encumbered.
  Bob: speed 20 → 30 ft (no longer encumbered).
  Bob has moved to 11 2 on level 1; no movement is left.
# and in one.
pass
  The turn of Ann begins.
ann.boots move 11 4
  Ann is encumbered.
  Ann: speed 30 → 20 ft (encumbered).
  Ann is no longer encumbered.
  Ann: speed 20 → 30 ft (no longer encumbered).
  Ann has moved to 11 4 on level 1; no movement is left.
pass
  The turn of Net begins.
# Out of a net, one is on rough ground still.
gm person afflict net netted
  Net is netted.
  Net: speed 30 → 20 ft (encumbered).
net.boots move 9 7
  Net has moved to 9 7 on level 1; 15 ft of movement is left.
net.boots escape from netted
  Net is no longer netted.
show person net
  able at 9 7 on level 1, 12 of 12 Health, Defense 10
  encumbered
# What a GM says lasts when the ground does not.
gm person afflict net encumbered
net.boots move 10 7
  Net has moved to 10 7 on level 1; 10 ft of movement is left.
show net.boots
  the turn is open; left: nothing; movement 10 ft
pass
  The turn of Big begins.
# To come onto what gives cover with a part of the body is to climb.
big.boots move 17 10
  Big is encumbered.
  Big has moved to 17 10 on level 1; 15 ft of movement is left.
  Big: speed 30 → 20 ft (encumbered).
show big.boots
  the turn is open; left: 1 action; movement 15 ft
gm person place big 10 10
  Big is no longer encumbered.
  Big: speed 20 → 30 ft (no longer encumbered).
# The right half of a large creature is on rough ground, and then beyond it.
big.boots move 11 10
  Big is encumbered.
  Big has moved to 11 10 on level 1; 10 ft of movement is left.
  Big: speed 30 → 20 ft (encumbered).
big.boots move 13 10
  Big is no longer encumbered.
  Big has moved to 13 10 on level 1; 10 ft of movement is left.
  Big: speed 20 → 30 ft (no longer encumbered).
pass
  The turn of Wyn begins.
# Anyone who flies above it is not on it.
wyn.boots fly 12 14 height 5
  Wyn has moved to 12 14 on level 1; 20 ft of movement is left.
wyn.boots fly height 0
  Wyn is encumbered.
  Wyn has moved to 12 14 on level 1; 5 ft of movement is left.
  Wyn: speed 30 → 20 ft (encumbered).
show person wyn
  able at 12 14 on level 1, 12 of 12 Health, Defense 10
  encumbered
wyn.boots fly 14 14
  refused [HOE-SPEED] that takes 10 ft, and Wyn has 5 left
