title A wrong guess costs what a right one that misses costs
covers HOE-TOHIT

book ether
room 30 9
sheet gun like plain, weapon flintlock, weapon boomerang, actions 9
person Ann gun at 3 3 side Blue special
person Bea gun at 3 6 side Blue special
person Bob plain at 4 3 side Red special
initiative ann 20, bea 15, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm person hide bob yes
# Where nobody is the gun breaks too, and the boomerang is lost.
dice 1 1
ann.boots attack at 4 4 with flintlock
  Ann attacks where somebody may be, flintlock: d20 1, dropped 1 (disadvantage: an unseen target) = 1, a miss.
  flintlock of Ann misfires and breaks.
dice 2 2
ann.boots attack at 4 4 with boomerang
  Ann attacks where somebody may be, boomerang: d20 2, dropped 2 (disadvantage: an unseen target) = 2, a miss.
show person ann
  able at 3 3 on level 1, 12 of 12 Health, Defense 10
  flintlock in hand, 0 of 1, broken
pass to bea.boots
  The turn of Bea begins.
# So where somebody is.
dice 1 1
bea.boots attack at 4 3 with flintlock
  Bea attacks Bob, flintlock: d20 1, dropped 1 (disadvantage: an unseen target) = 1 against 10, a miss.
  Bea attacks where somebody may be, flintlock: d20 1, dropped 1 (disadvantage: an unseen target) = 1, a miss.
  flintlock of Bea misfires and breaks.
dice 2 2
bea.boots attack at 4 3 with boomerang
  Bea attacks Bob, boomerang: d20 2, dropped 2 (disadvantage: an unseen target) = 2 against 10, a miss.
  Bea attacks where somebody may be, boomerang: d20 2, dropped 2 (disadvantage: an unseen target) = 2, a miss.
log bea.boots
  Bea attacks where somebody may be, boomerang: d20 2, dropped 2 (disadvantage: an unseen target) = 2, a miss.
show person bea
  able at 3 6 on level 1, 12 of 12 Health, Defense 10
  flintlock in hand, 0 of 1, broken
