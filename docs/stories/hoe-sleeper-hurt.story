title Damage to the unconscious costs a Mortality, also where it takes the last Health
covers HOE-STABLE

book ether
room 30 9
sheet hero like plain, hp 20
sheet foe like plain, weapon cutlass, actions 9
person Bob hero at 2 3 side Blue special
person Foe foe at 3 2 side Red special
initiative foe 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
gm go-on
gm person afflict bob stabilised
  Bob is stabilised.
  Bob is prone.
  Bob: speed 30 → 0 ft (stunned, prone).
gm person hp bob 3
  The GM rules: Bob has 3 Health.
# Who was unconscious before the blow loses a Mortality by it.
dice 12 3 4
foe.boots attack bob
  Foe attacks Bob, cutlass: d20 12, dropped 3 (advantage: unseen, stunned, prone) = 12 against 10, a hit.
  Damage of cutlass: d6 4.
  Bob takes physical: 4 from Health.
  Bob falls unconscious.
  Bob: 1 of 3 Mortality lost.
