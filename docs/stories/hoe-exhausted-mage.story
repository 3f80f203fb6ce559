title Ether: the exhausted may spend Mana; two Stamina bring the collapse
covers HOE-COMMON

book ether
room 14 9
sheet mage like plain, wit 14, power glare, power surge, mana 10, stamina 10, hp 30, actions 9
person Mag mage at 3 4 side Blue special
person Foe plain at 8 4 side Red special
initiative mag 15, foe 10

begin
  ...
gm person afflict mag exhausted
  Mag is exhausted.
dice 12
mag.boots cast glare at 8 4
  Mag: Mana -2, now 8.
  Mag casts Glare.
  Reached by Glare: Foe.
  Foe saves with Wit against Glare: d20 12 against 14, failure.
  Foe is blinded.
dice 12
mag.boots cast glare at 8 4
  Mag: Mana -2, now 6.
  Mag casts Glare.
  Reached by Glare: Foe.
  Foe saves with Wit against Glare: d20 12 against 14, failure.
mag.boots cast surge
  Mag: Stamina -2, now 8.
  Mag is stabilised.
  Mag is prone.
  Mag uses Surge.
  The battle is over. Every other side is beaten.
  Mag: speed 30 → 0 ft (stunned, prone).
