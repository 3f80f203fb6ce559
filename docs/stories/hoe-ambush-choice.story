title An ambush: one action of one's choice, a spell or Surge too, and dropping something takes none
covers HOE-SURPRISE HOE-FREE

book ether
room 30 9
sheet hero like plain, power ember, power surge, weapon cutlass, hp 20
person Ann hero at 2 2 side Blue hidden special
person Bob hero at 2 4 side Blue hidden special
person Foe plain at 3 3 side Red special
initiative ann 20, bob 15, foe 10

begin
  The battle goes on.
dice 12 13 3
ann.boots cast ember on foe
  Ann casts Ember on Foe.
  Ann attacks Foe, Ember: d20 13, dropped 12 (advantage: unseen) = 13 against 10, a hit.
  Damage of Ember: d6 3.
  Ann has been seen.
  Foe takes fire: 3 from Health.
ann.boots discard cutlass
  refused [HOE-TURN] it is not your turn
bob.boots discard cutlass
  Bob drops cutlass.
bob.boots cast surge
  Bob: Stamina -2, now 8.
  Bob uses Surge.
  Bob has been seen.
dice 4
bob.boots attack foe with fists
  Bob attacks Foe, unarmed strike: d20 4 against 10, a miss.
dice 4
bob.boots attack foe with fists
  Bob attacks Foe, unarmed strike: d20 4 against 10, a miss.
  Round 1.
  The turn of Ann begins.
