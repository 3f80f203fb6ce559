title Forge: the penalties of attacks before and of range together, and a save against a grenade behind cover
covers FOS-MAP FOS-RANGE FOS-EXPLOSIVE FOS-COVER

book forge
room 60 9
square half-cover 19 4
sheet a like plain, hp 30, precision 3, weapon blaster-rifle, weapon slug-pistol, device frag-grenade 3, actions 9
sheet b like plain, hp 60, agility 2
person Ada a at 3 4 side Blue special
person Bob b at 20 4 side Red special
initiative ada 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
# 3 and 2 against 14 and 2 for the crate: 85 ft are within 100.
dice 2
ada.boots attack bob with blaster
  Ada attacks Bob, blaster rifle: d20 2 + 3 Precision + 2 proficiency = 7 against 16 with standard cover, a miss.
# The same 5 fewer; with the third attack 10.
dice 2
ada.boots attack bob with blaster
  Ada attacks Bob, blaster rifle: d20 2 + 3 Precision + 2 proficiency - 5 earlier attacks = 2 against 16 with standard cover, a critical miss.
show aim ada bob with blaster
  -5 against 16 with standard cover
pass to ada.boots
  The turn of Bob begins.
  Round 2.
  The turn of Ada begins.
gm person place ada 13 4
dice 2
ada.boots attack bob with blaster
  Ada attacks Bob, blaster rifle: d20 2 + 3 Precision + 2 proficiency = 7 against 16 with standard cover, a miss.
# 35 ft are in the second 20 ft of a throw: 10 + 5 - 5 for the attack before - 5 = 5, of which 13 + 2 is 10 more.
dice 13
ada.boots use frag-grenade at 20 4
  Ada uses frag grenade.
  Reached by frag grenade: Bob.
  Bob saves with Agility against frag grenade: d20 13 + 2 Agility = 15 against 5, critical success.
# 10 + 5 - 10 - 5 = 0, of which 7 + 2 is no 10 more.
dice 7 3 4
ada.boots use frag-grenade at 20 4
  Ada uses frag grenade.
  Reached by frag grenade: Bob.
  Bob saves with Agility against frag grenade: d20 7 + 2 Agility = 9 against 0, success.
  Damage of frag grenade: d6 3+4 = 7.
  Bob takes physical (7 - 4 by the save): 3 from hit points.
pass to ada.boots
  The turn of Bob begins.
  Round 3.
  The turn of Ada begins.
# 10 + 5 - 5 = 10: 8 + 2 reaches it, but a 1 fails, and worse by a degree.
dice 1 3 4
ada.boots use frag-grenade at 20 4
  Ada uses frag grenade.
  Reached by frag grenade: Bob.
  Bob saves with Agility against frag grenade: d20 1 + 2 Agility = 3 against 10, critical failure.
  Damage of frag grenade: d6 3+4 = 7.
  Bob takes physical (7 + 7 by the save): 14 from hit points.
