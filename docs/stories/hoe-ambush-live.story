title Ether: in live tempo nobody is waited for after the last blow of an ambush
covers HOE-SURPRISE HOE-REACT

book ether
room 30 9
tempo live
sheet hero like plain, weapon cutlass, hp 20
sheet guard like plain, weapon cutlass, hp 20, power parry
person Ann hero at 2 3 side Blue special hidden
person Foe guard at 3 3 side Red special
initiative ann 20, foe 30

begin
  The battle goes on.
dice 12 13 3
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 13, dropped 12 (advantage: unseen) = 13 against 10, a hit.
  Foe may react to Ann: Parry.
  Ann has been seen.
  Foe lets it pass.
  Damage of cutlass: d6 3.
  Foe takes physical: 3 from Health.
  Round 1.
  The turn of Foe begins.
show order
  30 Foe
  20 Ann
