title Somebody large throws from any square of theirs, as they shoot
covers FOS-EXPLOSIVE

book forge
room 40 14
square wall 13 4
sheet bigthr like hull-walker, device frag-grenade 3, actions 9
person Big bigthr at 10 4 side Blue special
person Foe plain at 17 5 side Red special
initiative big 20, foe 10

begin
  ...
show aim big foe with slug-machine-gun
  +4 against 14
# 11 5 to 15 5 is clear. 25 ft, the second increment of 20: 10 + 2 + 2 - 5.
dice 20
big.boots use frag-grenade at 16 5
  Big uses frag grenade.
  Reached by frag grenade: Foe.
  Foe saves with Agility against frag grenade: d20 20 + 2 Agility = 22 against 14, critical success.
