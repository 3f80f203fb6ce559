title A shell of light behind half cover is covered once, and an untrained shield adds one, also during the attack
covers HOE-COVER HOE-SHIELD

book ether
room 40 9
square half-cover 5 2
sheet shot like plain, weapon revolver, hp 30
sheet clumsy like plain, weapon buckler, untrained 1, hp 30
sheet foe like plain, weapon cutlass, actions 9
person Ann shot at 2 2 side Blue special
person Cal clumsy at 10 6 side Blue special
person Bob shot at 6 2 side Red special
person Foe foe at 11 6 side Red special
initiative ann 20, foe 10, bob 5, cal 2

begin
  ...
gm person afflict bob covered
  Bob is covered.
  Bob: Defense 10 → 13 (covered).
# Covered is a state that half cover brings too: three more, not six.
show aim ann bob
  +0 against 13 with half cover
pass to foe.boots
  ...
# 10 and 1 are 11, and 11 hits that: raising it would not turn the blow, and nobody is asked.
dice 11 3
foe.boots attack cal
  Foe attacks Cal, cutlass: d20 11 against 10, a hit.
  Damage of cutlass: d6 3.
  Cal takes physical: 3 from Health.
