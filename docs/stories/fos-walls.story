title No blast goes through a wall, and nobody throws behind one
covers FOS-EXPLOSIVE FOS-COVER

book forge
room 40 14
square wall from 12 1 to 12 12
sheet thr like plain, precision 3, wisdom 4, device frag-grenade 3, power arc-burst, casting wisdom, actions 9
sheet foe like plain, hp 60, agility 0
person Thr thr at 8 4 side Blue special
person Eas foe at 13 4 side Red special
person Wes foe at 11 6 side Red special
initiative thr 20, eas 10, wes 8

begin
  ...
# The wall fills column 12. The crossing at the upper left of 12 6 lies on its western face: Wes is caught, and Eas, behind the wall, is not.
dice 20
thr.boots use frag-grenade at 12 6
  Thr uses frag grenade.
  Reached by frag grenade: Wes.
  Wes saves with Agility against frag grenade: d20 20 against 15, critical success.
# The crossing at the upper left of 13 4 lies on the eastern face: all open squares about it are behind the wall.
thr.boots use frag-grenade at 13 4
  refused [FOS-COVER] something solid is in the way
thr.boots cast arc-burst at 13 4
  refused [FOS-COVER] something solid is in the way
