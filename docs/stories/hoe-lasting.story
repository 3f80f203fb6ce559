title On foot: the end of one condition counts no time of another
covers HOE-TURN

book ether
room 40 12
sheet stinger like plain, weapon long-sting
sheet netter like plain, power tossed-net
sheet foe like plain, hp 200
person Sting stinger at 5 5 side Blue special
person Net netter at 5 7 side Blue special
person Foe foe at 7 6 side Red special
initiative sting 20, net 15, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Sting begins.
dice 19 3 1
sting.boots attack foe
  Sting attacks Foe, long sting: d20 19 against 10, a hit.
  Damage of long sting: d8 3.
  Foe saves with Might against long sting: d20 1 against 10, failure.
  Foe is stunned.
  Foe takes physical: 3 from Health.
  Foe: speed 30 → 0 ft (stunned).
pass to net.boots
  The turn of Net begins.
dice 3
net.boots cast tossed-net on foe
  Net uses Tossed Net on Foe.
  Foe saves with Agility against Tossed Net: d20 3 against 8, failure.
  Foe is restrained.
pass to sting.boots
  The turn of Foe begins.
  Round 2.
  The turn of Sting begins.
dice 19 3 2 1
sting.boots attack foe
  Sting attacks Foe, long sting: d20 19, dropped 3 (advantage: stunned) = 19 against 10, a hit.
  Damage of long sting: d8 2.
  Foe saves with Might against long sting: d20 1 against 10, failure.
  Foe takes physical: 2 from Health.
pass to net.boots
  The turn of Net begins.
# Stunned once more in this round; what the net does ends with it, the other with the next.
pass to sting.boots
  The turn of Foe begins.
  Round 3.
  Foe is no longer restrained.
  The turn of Sting begins.
show person foe
  able at 7 6 on level 1, 195 of 200 Health, Defense 10
  stunned
pass to net.boots
  The turn of Net begins.
pass to sting.boots
  The turn of Foe begins.
  Round 4.
  Foe is no longer stunned.
  The turn of Sting begins.
  Foe: speed 0 → 30 ft (no longer stunned).
show person foe
  able at 7 6 on level 1, 195 of 200 Health, Defense 10
