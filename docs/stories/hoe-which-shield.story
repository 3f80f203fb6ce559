title Of a breaker and a shield in hand, the one named is raised, and the one that helps is asked about
covers HOE-SHIELD

book ether
room 30 9
sheet both like plain, weapon breaker, weapon buckler, hp 30, actions 9
person Bob both at 2 4 side Blue special
person Foe both at 3 3 side Red special
initiative bob 15, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
bob.boots raise buckler
  Bob raises shield.
  Bob: Defense 10 → 12 (shield).
show person bob
  able at 2 4 on level 1, 30 of 30 Health, Defense 12
  breaker blade in hand; shield in hand
bob.boots lower
  Bob lowers shield.
  Bob: Defense 12 → 10 (shield lowered).
pass
  The turn of Foe begins.
dice 11
foe.boots attack bob
  Foe attacks Bob, breaker blade: d20 11 against 10, a hit.
  Bob may react to Foe: a raised shield.
bob.boots react
  Bob raises shield: the blow is turned aside.
  Bob: Defense 10 → 12 (shield).
show person bob
  able at 2 4 on level 1, 30 of 30 Health, Defense 12
  breaker blade in hand; shield in hand
