title Hands of Ether: a guess at a square where somebody is seen is aimed at whoever is unseen there
covers HOE-SPACE HOE-ADV

book ether
room 30 9
sheet wee like plain, size small, hp 20
sheet gun like plain, weapon revolver, actions 5
person Big plain at 9 4 side Red special
person Hid wee at 9 4 side Red special
person Bag plain at 9 6 side Red special
person Gun gun at 2 4 side Blue
initiative gun 20, big 15, hid 10, bag 5

begin
  ...
gm person hide hid yes
# Big is in plain sight in the same space: the guess is at Hid, and a miss reads as it does beside Bag, who is alone.
dice 12 5
gun.boots attack at 9 4
  Gun attacks Hid, revolver: d20 5, dropped 12 (disadvantage: an unseen target) = 5 against 10, a miss.
  Gun attacks where somebody may be, revolver: d20 5, dropped 12 (disadvantage: an unseen target) = 5, a miss.
log gun.boots
  Gun attacks where somebody may be, revolver: d20 5, dropped 12 (disadvantage: an unseen target) = 5, a miss.
dice 12 5
gun.boots attack at 9 6
  Gun attacks where somebody may be, revolver: d20 5, dropped 12 (disadvantage: an unseen target) = 5, a miss.
log gun.boots
  Gun attacks where somebody may be, revolver: d20 5, dropped 12 (disadvantage: an unseen target) = 5, a miss.
# Big is attacked by name.
dice 12 5
gun.boots attack big
  Gun attacks Big, revolver: d20 12 against 10, a hit.
  Damage of revolver: d8 5.
  Big takes physical: 5 from Health.
