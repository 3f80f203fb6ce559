title Ether: a large body climbs onto what it was not standing on, and only onto that
covers HOE-COMMON HOE-SPACE HOE-SPEED

book ether
room 20 12
square half-cover 8 4
square half-cover 6 8
square half-cover 13 8
sheet ogre like plain, size large, speed 60
person Ogg ogre at 6 4 side Blue
person Ulf ogre at 6 9 side Blue
person Urk ogre at 14 8 side Blue
person Bob plain at 17 5 side Red
initiative ogg 20, ulf 15, urk 12, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ogg begins.
gm go-on
# East: the crate comes under it, stays there, and is left.
ogg.boots climb 7 4
  Ogg is encumbered.
  Ogg has moved to 7 4 on level 1; 15 ft of movement is left.
  Ogg: speed 60 → 20 ft (encumbered).
show ogg.boots
  the turn is open; left: 1 action; movement 15 ft
ogg.boots move 8 4
  Ogg has moved to 8 4 on level 1; 10 ft of movement is left.
ogg.boots move 9 4
  Ogg is no longer encumbered.
  Ogg has moved to 9 4 on level 1; 45 ft of movement is left.
  Ogg: speed 20 → 60 ft (no longer encumbered).
show ogg.boots
  the turn is open; left: 1 action; movement 45 ft
# North, likewise.
pass to ulf.boots
  The turn of Ulf begins.
ulf.boots move 6 8
  Ulf is encumbered.
  Ulf has moved to 6 8 on level 1; 15 ft of movement is left.
  Ulf: speed 60 → 20 ft (encumbered).
show ulf.boots
  the turn is open; left: 1 action; movement 15 ft
ulf.boots move 6 7
  Ulf has moved to 6 7 on level 1; 10 ft of movement is left.
ulf.boots move 6 6
  Ulf is no longer encumbered.
  Ulf has moved to 6 6 on level 1; 45 ft of movement is left.
  Ulf: speed 20 → 60 ft (no longer encumbered).
show ulf.boots
  the turn is open; left: 1 action; movement 45 ft
# West.
pass to urk.boots
  The turn of Urk begins.
urk.boots move 13 8
  Urk is encumbered.
  Urk has moved to 13 8 on level 1; 15 ft of movement is left.
  Urk: speed 60 → 20 ft (encumbered).
urk.boots move 12 8
  Urk has moved to 12 8 on level 1; 10 ft of movement is left.
show urk.boots
  the turn is open; left: 1 action; movement 10 ft
