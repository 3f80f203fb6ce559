title A misfire is no hit, and a broken gun is not reloaded
covers HOE-COMMON

book ether
room 40 12
sheet shot like plain, weapon flintlock, actions 3
sheet easy like plain, agility 3, hp 40
person Ann shot at 2 2 side Blue special
person Foe easy at 8 2 side Red special
initiative ann 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
dice 3
ann.boots attack foe
  Ann attacks Foe, flintlock: d20 3 against 3, a miss.
  flintlock of Ann misfires and breaks.
ann.boots reload flintlock
  refused [HOE-COMMON] flintlock is broken
