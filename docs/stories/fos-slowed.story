title Slowed is had once: who is downed, and slowed besides, keeps the one action
covers FOS-ACTIONS FOS-HP

book forge
room 20 9
sheet mage like plain, wisdom 4, power mind-spike, casting wisdom, actions 9
person Mia mage at 3 4 side Blue special
person One plain at 8 4 side Red special
person Two plain at 9 6 side Red special
initiative mia 20, one 10, two 9

begin
  ...
# Two actions fewer by being down, and no more by being slowed besides.
gm person hurt one 14 laser
  ...
dice 5 1 1
mia.boots cast mind-spike on one
  ...
# Twice slowed is slowed once.
dice 9 1 1
mia.boots cast mind-spike on two
  ...
dice 9 1 1
mia.boots cast mind-spike on two
  ...
dice 10
pass to one.boots
  ...
show one.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
pass to two.boots
  ...
show two.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
