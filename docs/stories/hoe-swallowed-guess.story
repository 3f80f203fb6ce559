title Somebody swallowed aims at nothing outside the creature, not even at a square
covers HOE-COVER

book ether
room 40 14
square closed-door 5 4
sheet hero like plain, hp 60, mana 20, actions 9, weapon flintlock, power shards-of-light
person Ser coil-serpent at 6 5 side Red special
person Rex plain at 12 5 side Red special
person Zed plain at 12 7 side Red special
person Ben hero at 5 5 side Blue special
initiative ser 20, ben 15, rex 5, zed 4

begin
  ...
gm go-on
dice 2
ser.boots cast swallow on ben
  Ser uses Swallow on Ben.
  Ben saves with Agility against Swallow: d20 2 against 12, failure.
  Ben is swallowed.
  Ben: speed 30 → 0 ft (restrained).
dice 3
pass to ben.boots
  The turn of Ben begins.
  Damage of swallowed: d6 3.
  Ben takes physical: 3 from Health.
# A square outside is behind the creature's flesh: for weapons, spells and doors alike.
ben.boots attack at 12 5 with flintlock
  refused [HOE-COVER] something solid is in the way
ben.boots attack at 5 6 with fists
  refused [HOE-COVER] something solid is in the way
ben.boots attack at 5 4 with fists
  refused [HOE-COVER] something solid is in the way
ben.boots cast shards-of-light at 12 5
  refused [HOE-COVER] something solid is in the way
# What is around him he strikes.
dice 19 18 2
ben.boots attack ser with fists
  Ben attacks Ser, unarmed strike: d20 18, dropped 19 (disadvantage: an unseen target, blinded) = 18 against 13, a hit.
  Damage of unarmed strike: d4 2.
  Ser takes physical: 2 from Health.
