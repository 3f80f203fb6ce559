title A shield let pass, the Parry can be used
covers HOE-REACT

book ether
room 30 9
sheet hero like plain, weapon cutlass, weapon buckler, power parry, hp 12
sheet brute like plain, weapon maul, hp 30
person Ann hero at 2 2 side Blue special
person Foe brute at 3 2 side Red special
initiative ann 20, foe 15

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
pass to foe.boots
  The turn of Foe begins.
dice 11
foe.boots attack ann
  Foe attacks Ann, maul: d20 11 against 10, a hit.
  Ann may react to Foe: a raised shield.
ann.boots react pass
  Ann lets it pass.
  Ann may react to Foe: Parry.
dice 2 8
ann.boots react
  Ann: Stamina -2, now 8.
  Ann uses Parry.
  Parry takes off: d4 2.
  Damage of maul: d8 8.
  Ann takes physical (8 - 2 taken off): 6 from Health.
