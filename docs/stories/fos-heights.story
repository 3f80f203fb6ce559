title A blast on the deck reaches nobody far above it, and height is distance for who throws
covers FOS-EXPLOSIVE FOS-RANGE

book forge
room 30 14
sheet fly like plain, precision 3, hp 60, agility 0, fly 60, feature hover, weapon slug-pistol, device frag-grenade 9, actions 9
person Ann fly at 10 4 side Blue special
person Bob fly at 14 5 side Red special
initiative ann 20, bob 10

begin
  ...
# 300 ft above the point is not within 10 ft.
gm person place bob 14 5 height 300
ann.boots use frag-grenade at 14 5
  Ann uses frag grenade.
  Nobody is reached by frag grenade.
gm person place bob 14 5 height 0
pass to ann.boots
  ...
# From 100 ft up the point below is 100 ft away, in the fifth increment of 20: 10 + 5 - 20 = -5; and Ann is not within 10 ft of it.
gm person place ann 14 4 height 100
dice 20
ann.boots use frag-grenade at 14 5
  Ann uses frag grenade.
  Reached by frag grenade: Bob.
  Bob saves with Agility against frag grenade: d20 20 against -5, critical success.
# 125 ft are beyond the sixth increment.
gm person place ann 14 4 height 125
ann.boots use frag-grenade at 14 5
  refused [FOS-RANGE] that is 125 ft away, beyond 120
