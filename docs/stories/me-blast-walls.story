title On foot: no grenade bursts inside a wall, and a flyer far above it is out of it
covers ME-COVER ME-USE

book me5e
room 30 14
square wall from 12 1 to 12 12
sheet thr like plain, device frag-grenade 3
sheet hov like plain, fly 10, feature hover
person Thr thr at 8 4 side Blue special
person Eas plain at 13 4 side Red special
person Wes hov at 11 6 side Red special
initiative thr 20, eas 10, wes 8

begin
  ...
thr.boots use frag-grenade at 12 4
  refused [ME-COVER] something solid is in the way
gm person place wes 11 6 height 60
thr.boots use frag-grenade at 11 6
  Thr uses frag grenade.
  Nobody is reached by frag grenade.
