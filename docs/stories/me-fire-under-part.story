title On foot: fire under any square of a large body burns it once; beside its squares it does not
covers ME-SIZE ME-TERRAIN

book me5e
room 40 12
sheet brute like plain, size large, hp 100
person Big brute at 10 4 side Blue
person Ana plain at 9 8 side Red special
initiative big 20, ana 10

begin
  The battle goes on.
  Round 1.
  The turn of Big begins.
# It stands on 10 4 to 11 5. Fire on all sides of those squares does nothing to it, however long it stands there.
gm person burn 9 4 on
  It burns at 9 4 on level 1.
gm person burn 12 5 on
  It burns at 12 5 on level 1.
gm person burn 10 3 on
  It burns at 10 3 on level 1.
gm person burn 11 6 on
  It burns at 11 6 on level 1.
gm person burn 12 6 on
  It burns at 12 6 on level 1.
pass to big.boots
  The turn of Ana begins.
  Round 2.
  The turn of Big begins.
# One square of the four is enough, and burns once.
gm person burn 11 5 on
  It burns at 11 5 on level 1.
dice 3
pass to big.boots
  The turn of Ana begins.
  Round 3.
  The turn of Big begins.
  Damage of the fire: d6 3.
  Big takes fire: 3 from hit points.
# It walks by with a square between, and then beside: nothing. It burns with the step that brings its first square there, and with the next, by which another part of it comes there.
gm person burn 9 4 off
  Nothing burns any more at 9 4 on level 1.
gm person burn 12 5 off
  Nothing burns any more at 12 5 on level 1.
gm person burn 10 3 off
  Nothing burns any more at 10 3 on level 1.
gm person burn 11 6 off
  Nothing burns any more at 11 6 on level 1.
gm person burn 12 6 off
  Nothing burns any more at 12 6 on level 1.
gm person place big 13 8
pass to big.boots
  The turn of Ana begins.
  Round 4.
  The turn of Big begins.
big.boots move 13 4
  Big has moved to 13 4 on level 1; 2 m of movement is left.
pass to big.boots
  The turn of Ana begins.
  Round 5.
  The turn of Big begins.
big.boots move 12 4
  Big has moved to 12 4 on level 1; 8 m of movement is left.
dice 2 4
big.boots move 10 4
  Damage of the fire: d6 2.
  Big takes fire: 2 from hit points.
  Damage of the fire: d6 4.
  Big has moved to 10 4 on level 1; 4 m of movement is left.
  Big takes fire: 4 from hit points.
# Two squares that burn do no more than one.
gm person place big 12 4
gm person burn 11 5 off
  Nothing burns any more at 11 5 on level 1.
gm person burn 12 5 on
  It burns at 12 5 on level 1.
gm person burn 13 5 on
  It burns at 13 5 on level 1.
dice 5
pass to big.boots
  The turn of Ana begins.
  Round 6.
  The turn of Big begins.
  Damage of the fire: d6 5.
  Big takes fire: 5 from hit points.
