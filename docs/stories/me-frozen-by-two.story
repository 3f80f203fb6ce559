title On foot: whoever is frozen by two people is free when the second ice ends, and not before
covers ME-TURN

book me5e
room 20 9
sheet mage like plain, intelligence 16, power rime, slots 4 2, casting intelligence
person Ana mage at 3 3 side Blue
person Bea mage at 3 6 side Blue
person Foe plain at 10 4 side Red
initiative ana 20, foe 15, bea 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
dice 2
ana.boots cast rime at 10 4
  Ana casts Rime.
  Reached by Rime: Foe.
  Foe saves with Strength against Rime: d20 2 against 13, failure.
  Foe is frozen.
  Foe: speed 10 → 0 m (frozen).
pass to foe.boots
  The turn of Foe begins.
foe.boots dodge
  refused [ME-TURN] Foe cannot act
pass to bea.boots
  The turn of Bea begins.
dice 2
bea.boots cast rime at 10 4
  Bea casts Rime.
  Reached by Rime: Foe.
  Foe saves with Strength against Rime: d20 2 against 13, failure.
pass to foe.boots
  Round 2.
  The turn of Ana begins.
  The turn of Foe begins.
foe.boots dodge
  refused [ME-TURN] Foe cannot act
pass to foe.boots
  The turn of Bea begins.
  Foe is no longer frozen.
  Foe: speed 0 → 10 m (no longer frozen).
  Round 3.
  The turn of Ana begins.
  The turn of Foe begins.
foe.boots dodge
  Foe is dodging.
