title Legends of Lurasko: a station offers to lift nothing without points, and powers are refused by their own rule
covers LOL-PSEUDO LOL-AURA LOL-SILENCE LOL-SHIELD-POINTS

book lurasko
room 20 9
sheet lifter like plain, insight 2, power heave, power gather, power ward, power hush, power ember
person Lia lifter at 3 3 side Blue special
person Bob plain at 8 3 side Red special
initiative lia 20, bob 10

begin
  ...
show options lia.boots
  ...
  Cast, Heave: refused [LOL-PSEUDO] Lia has no pseudogravity points: make some first
  Cast, Gather gravity
  Cast, Ward
  Cast, Hush
  Cast, Ember mantle
# Points are made in one's own turn alone, so without any there is nothing to ready either.
lia.boots ready within 10 bob: cast heave on bob points 16 at 18 3
  refused [LOL-PSEUDO] Lia has no pseudogravity points: make some first
lia.boots cast gather
  Lia: insight -1, now 1.
  Lia casts Gather gravity.
  Lia: pseudogravity points +20, now 20.
lia.boots cast heave on bob points 21 at 15 3
  refused [LOL-PSEUDO] Lia has 20 pseudogravity points
lia.boots cast heave on bob points 16 at 12 3
  Lia casts Heave on Bob.
  Lia: pseudogravity points -16, now 4.
  Lia is aglow.
  Lia is heard to lift Bob with 16 points: they move.
  Bob has moved to 12 3 on level 1.
lia.boots cast heave on bob points 4 at 12 3
  refused [LOL-PSEUDO] Heave takes 1 action, and Lia has 0 left
lia.boots cast ember
  refused [LOL-AURA] Ember mantle takes 1 action, and Lia has 0 left
lia.boots cast ward
  Lia: insight -1, now 0.
  Lia casts Ward.
  Lia: ward +40, now 40.
lia.boots cast hush
  refused [LOL-SILENCE] Hush takes 1 insight, and Lia has 0 left
lia.boots cast ward
  refused [LOL-SHIELD-POINTS] Ward takes 1 insight, and Lia has 0 left
lia.boots cast gather
  refused [LOL-PSEUDO] Gather gravity takes 1 insight, and Lia has 0 left
