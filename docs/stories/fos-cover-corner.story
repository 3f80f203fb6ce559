title Cover that touches the point of an explosion lies between it and who stands behind
covers FOS-COVER FOS-EXPLOSIVE

book forge
room 40 14
square half-cover 24 8
sheet thr like plain, precision 3, device emp-grenade 9, actions 9
sheet foe like plain, hp 60, agility 0
person Thr thr at 18 2 side Blue special
person Foe foe at 25 8 side Red special
initiative thr 20, foe 10

begin
  ...
# From the upper left corner of 23 8, two squares off, the crate is between: 2.
dice 20
thr.boots use emp-grenade at 23 8
  Thr uses emp grenade.
  Reached by emp grenade: Foe.
  Foe saves with Agility against emp grenade: d20 20 + 2 cover = 22 against 10, critical success.
# The crossing at the upper left of 24 8 is the crate's own western corner: all of the crate is between.
dice 20
thr.boots use emp-grenade at 24 8
  Thr uses emp grenade.
  Reached by emp grenade: Foe.
  Foe saves with Agility against emp grenade: d20 20 + 2 cover = 22 against 5, critical success.
# The one at its eastern edge is behind it.
dice 20
thr.boots use emp-grenade at 25 8
  Thr uses emp grenade.
  Reached by emp grenade: Foe.
  Foe saves with Agility against emp grenade: d20 20 against 0, critical success.
