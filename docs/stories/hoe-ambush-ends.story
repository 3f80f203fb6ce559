title Ether: an ambush that leaves no foe ends the fight as soon as all have had it
covers HOE-SURPRISE HOE-NPC

book ether
room 30 9
sheet hero like plain, weapon cutlass, hp 20
person Ann hero at 2 2 side Blue hidden special
person Bob hero at 2 4 side Blue hidden special
person Foe dock-guard at 3 3 side Red
goal Blue beat: Beat them

begin
  The battle goes on.
gm person hp foe 1
  The GM rules: Foe has 1 Health.
dice 12 13 3
ann.boots attack foe
  Ann attacks Foe, cutlass: d20 13, dropped 12 (advantage: unseen) = 13 against 9, a hit.
  Damage of cutlass: d6 3.
  Ann has been seen.
  Foe takes physical: 3 from Health.
  Foe is dead.
show order
dice 3 20 19
bob.boots search
  Bob searches, Perceiving: d20 3.
  Ann rolls initiative: d20 20.
  Bob rolls initiative: d20 19.
  Round 1.
  The turn of Ann begins.
  Goal reached: Beat them
  The battle is over. Beat them
show order
  20 Ann, whose turn it is
  19 Bob
