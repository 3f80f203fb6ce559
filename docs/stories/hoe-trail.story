title Hands of Ether: what a Scrabbling Horror leaves where it has walked
covers HOE-COVER HOE-DAMAGE HOE-SPEED

book ether
room 40 12
sheet hand like plain, hp 30, weapon cutlass
person Ana hand at 12 6 side Blue
person Bob hand at 12 9 side Blue
person Horror scrabbler at 14 5 side Red
person Ally hand at 30 5 side Red
initiative horror 20, ana 15, bob 12, ally 5

begin
  The battle goes on.
  Round 1.
  The turn of Horror begins.
# Three squares wide, wherever it has been: 14 to 19 as it goes four squares.
horror.boots move 18 5
  Horror has moved to 18 5 on level 1; 30 ft of movement is left.
pass to ana.boots
  The turn of Ana begins.
# A step into it: 1d4, and Might 10. With 9 two Stamina are lost, and she is encumbered: a speed of 20, until the next round ends.
dice d20=9 d4=4
ana.boots move 14 6
  Ana saves with Might against burning slime: d20 9 against 10, failure.
  Damage of burning slime: d4 4.
  Ana: Stamina -2, now 8.
  Ana is slimed.
  Ana has moved to 14 6 on level 1; 10 ft of movement is left.
  Ana takes acid: 4 from Health.
  Ana: speed 30 → 20 ft (encumbered).
show person ana
  able at 14 6 on level 1, 26 of 30 Health, Defense 10
  slimed; cutlass in hand
show ana.boots
  the turn is open; left: 2 actions; movement 10 ft
# Once in a turn; and once more as her turn ends in it, withstood with 10.
ana.boots move 15 6
  Ana has moved to 15 6 on level 1; 5 ft of movement is left.
dice d20=10 d4=1
pass to bob.boots
  Ana saves with Might against burning slime: d20 10 against 10, success.
  Damage of burning slime: d4 1.
  Ana takes acid: 1 from Health.
  The turn of Bob begins.
# Beside it, nothing.
bob.boots move 15 8
  Bob has moved to 15 8 on level 1; 15 ft of movement is left.
show person bob
  able at 15 8 on level 1, 30 of 30 Health, Defense 10
  cutlass in hand
# Its own side walks through.
pass to ally.boots
  The turn of Ally begins.
gm person place ally 21 6
ally.boots move 17 6
  Ally has moved to 17 6 on level 1; 10 ft of movement is left.
show person ally
  able at 17 6 on level 1, 30 of 30 Health, Defense 10
  cutlass in hand
pass to ana.boots
  Round 2.
  The turn of Horror begins.
  The turn of Ana begins.
show person ana
  able at 15 6 on level 1, 25 of 30 Health, Defense 10
  slimed; cutlass in hand
show ana.boots
  the turn is open; left: 2 actions; movement 20 ft
# She burns again as she leaves, since it is a new turn. At the end of the second round she is free.
dice d20=10 d4=2
ana.boots move 13 6
  Ana saves with Might against burning slime: d20 10 against 10, success.
  Damage of burning slime: d4 2.
  Ana takes acid: 2 from Health.
  Ana has moved to 13 6 on level 1; 10 ft of movement is left.
pass to horror.boots
  The turn of Bob begins.
  The turn of Ally begins.
  Round 3.
  Ana is no longer slimed.
  The turn of Horror begins.
  Ana: speed 20 → 30 ft (no longer encumbered).
show person ana
  able at 13 6 on level 1, 23 of 30 Health, Defense 10
  cutlass in hand
