title A level gives five points, and with a rise of proficiency one more and a higher DC of powers
covers FOS-HP

book forge
room 20 9
sheet mage like plain, level 4, wisdom 2, power arc-burst, casting wisdom
person Ilse ilse-corrigan at 2 2 side Blue
person Bea plain at 8 2 side Red
person Mia mage at 12 2 side Red
initiative ilse 20, bea 10, mia 5

begin
  ...
gm person level ilse 0
  Ilse is level 5 now, with 6 more hit points.
  Ilse: AC 16 → 17 (level 5).
  Ilse: maximum of hit points 25 → 31 (level 5).
gm person level bea 0
  Bea is level 3 now, with 5 more hit points.
  Bea: maximum of hit points 14 → 19 (level 3).
gm person level mia 0
  Mia is level 5 now, with 6 more hit points.
  Mia: AC 14 → 15 (level 5).
  Mia: maximum of hit points 14 → 20 (level 5).
  Mia: DC of powers 14 → 15 (level 5).
