title Ether: the unconscious are carried up a ladder
covers HOE-BULK

book ether
room 20 8 levels 2
sheet strong like plain, might 8
person Ann strong at 5 4 side Blue special
person Bob plain at 6 4 side Blue special
person Foe plain at 15 4 side Red special
initiative ann 40, bob 30, foe 20

begin
  ...
gm person square 4 4 ladder
  ...
gm person hp bob 0
  ...
ann.boots carry bob
  ...
dice 15
pass to ann.boots
  ...
ann.boots move 4 4, ladder 2
  Ann has moved to 4 4 on level 2; 15 ft of movement is left.
show person bob
  dying at 3 3 on level 2, 0 of 12 Health, Defense 10
  unconscious; prone
ann.boots release
  Ann lets go of Bob.
