title A save that fails critically is critical, whosever blast it is
covers FOS-DYING FOS-EXPLOSIVE

book forge
room 30 9
sheet thrower like plain, device frag-grenade 2
sheet weak like plain, hp 9
person Thr thrower at 5 4 side Blue special
person Pal weak at 9 4 side Blue special
person Foe plain at 25 4 side Red special
initiative thr 20, pal 15, foe 10

begin
  ...
dice 1 3 3
thr.boots use frag-grenade at 9 4
  Thr uses frag grenade.
  Reached by frag grenade: Pal.
  Pal saves with Agility against frag grenade: d20 1 + 2 Agility = 3 against 14, critical failure.
  Damage of frag grenade: d6 3+3 = 6.
  Pal takes physical (6 + 6 by the save): 12 from hit points.
  Pal goes down.
  Pal: 2 of 4 dying.
show person pal
  dying and awake at 9 4 on level 1, 0 of 9 hit points, AC 12
  downed; prone
