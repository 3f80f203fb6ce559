title Acid breaks the first thing in hand that is not enchanted, and a broken shield cannot be raised
covers HOE-SHIELD

book ether
room 14 9
sheet rot like plain, power caustic-rake, hp 40
sheet knight like plain, weapon silver-cutlass, weapon buckler, hp 40
person Foe rot at 3 4 side Red special
person Ann knight at 4 4 side Blue special
initiative foe 15, ann 10

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
dice 15 3
foe.boots cast caustic-rake
  Foe uses Caustic Rake.
  Reached by Caustic Rake: Ann.
  Foe attacks Ann, Caustic Rake: d20 15 against 10, a hit.
  Damage of Caustic Rake: d6 3.
  Ann cannot use shield any more: it is broken.
  Ann takes acid: 3 from Health.
pass to ann.boots
  The turn of Ann begins.
show person ann
  able at 4 4 on level 1, 37 of 40 Health, Defense 10
  silver cutlass in hand; shield in hand, broken
ann.boots raise buckler
  refused [HOE-SHIELD] Ann holds no shield
ann.boots raise
  refused [HOE-SHIELD] Ann holds no shield
pass to foe.boots
  Round 2.
  The turn of Foe begins.
dice 11 3
foe.boots attack ann with fists
  Foe attacks Ann, unarmed strike: d20 11 against 10, a hit.
  Damage of unarmed strike: d4 3.
  Ann takes physical: 3 from Health.
