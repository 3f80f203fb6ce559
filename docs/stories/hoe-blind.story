title The blind give a friend beside them a potion, and know where those are who do not hide
covers HOE-HEAL HOE-ADV

book ether
room 40 12
sheet hero like plain, weapon cutlass, actions 9, device potion 2, hp 20
person Ann hero at 2 2 side Blue special
person Bob hero at 3 2 side Blue special
person Foe hero at 2 3 side Red special
person Sly hero at 1 2 side Red special
initiative ann 20, bob 15, foe 10, sly 5

begin
  ...
gm person afflict ann blinded
  Ann is blinded.
gm person afflict bob blinded
  Bob is blinded.
gm person hide sly yes
  ...
gm person hp bob 5
  ...
dice 3
ann.boots use potion on bob
  Ann uses healing potion on Bob.
  Healing of healing potion: d6 3.
  Bob regains 3, now 8.
dice 12 13 3
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 12, dropped 13 (disadvantage: an unseen target, blinded) = 12 against 10, a hit.
  Damage of cutlass: d6 3.
  Foe takes physical: 3 from Health.
ann.boots attack sly
  refused [HOE-ADV] Ann does not know where that is: attack a square in view instead
