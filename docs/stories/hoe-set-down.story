title Ether: whoever wakes in somebody's arms is carried no more
covers HOE-BULK

book ether
room 20 8
sheet kind like plain, might 16, device potion 2, actions 4
person Ann kind at 4 4 side Blue special
person Bob plain at 5 4 side Blue special
person Cid plain at 4 3 side Blue special
person Foe plain at 15 4 side Red
initiative ann 40, bob 30, cid 20, foe 10

begin
  ...
gm person hp bob 0
  ...
gm person afflict cid stabilised
  ...
ann.boots carry bob
  ...
ann.boots carry cid
  ...
dice 3
ann.boots use potion on bob
  Ann uses healing potion on Bob.
  Healing of healing potion: d6 3.
  Bob regains 3, now 3.
  Bob wakes.
  Ann lets go of Bob.
gm person relieve cid stabilised
  Cid is no longer stabilised.
  Ann lets go of Cid.
  Cid: speed 0 → 20 ft (no longer stunned).
# Neither comes along.
ann.boots move 1 1
  Ann has moved to 1 1 on level 1; 15 ft of movement is left.
show person bob
  able at 5 4 on level 1, 3 of 12 Health, Defense 10
  prone
show person cid
  able at 4 3 on level 1, 12 of 12 Health, Defense 10
  prone
