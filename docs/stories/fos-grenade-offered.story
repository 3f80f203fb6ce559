title Forge of Stars: a station offers a grenade by its own name, against the number that it is thrown with
covers FOS-EXPLOSIVE FOS-RANGE

book forge
room 30 9
sheet thrower like plain, agility 1, precision 2, weapon slug-pistol, device frag-grenade 2
person Tam thrower at 3 4 side Blue special
person Foe plain at 11 4 side Red special
initiative tam 20, foe 10

begin
  ...
# 40 ft are two increments: 10 + 2 + 2 - 5 for Foe, who fails by a 6 or less, and no penalty at one's own feet.
show options tam.boots
  ...
  Use, frag grenade, Tam: 60.0%, +1 against 14
  Use, frag grenade, Plain: 30.0%, +2 against 9
  ...
dice 6 3 4
tam.boots use frag-grenade at 12 5
  Tam uses frag grenade.
  Reached by frag grenade: Foe.
  Foe saves with Agility against frag grenade: d20 6 + 2 Agility = 8 against 9, failure.
  Damage of frag grenade: d6 3+4 = 7.
  Foe takes physical: 7 from hit points.
