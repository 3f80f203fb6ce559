title Ether: a boomerang thrown at a guess lies where it was thrown, not where somebody hides
covers HOE-TOHIT

book ether
room 30 9
sheet gun like plain, weapon boomerang, actions 9
sheet ox like plain, size large, hp 40
person Ann gun at 3 3 side Blue special
person Bob ox at 5 4 side Red special
initiative ann 20, bob 10

begin
  ...
gm person hide bob yes
# Bob takes four squares, and 6 5 is one of them.
dice 2 2
ann.boots attack at 6 5 with boomerang
  Ann attacks Bob, boomerang: d20 2, dropped 2 (disadvantage: an unseen target) = 2 against 10, a miss.
  Ann attacks where somebody may be, boomerang: d20 2, dropped 2 (disadvantage: an unseen target) = 2, a miss.
gm go-on
gm person leave bob
  ...
ann.boots move 4 4
  Ann has moved to 4 4 on level 1; 25 ft of movement is left.
ann.boots draw boomerang
  refused [HOE-COMMON] boomerang lies at 6 5 on level 1
ann.boots move 5 5
  Ann has moved to 5 5 on level 1; 20 ft of movement is left.
ann.boots draw boomerang
  Ann picks up boomerang.
