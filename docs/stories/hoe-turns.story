title Ether: a bare d20 for initiative, rounds of 10 s, two actions, held ones, speed, one-action tasks
covers HOE-INIT HOE-ROUND HOE-TURN HOE-HELD HOE-SPEED HOE-COMMON HOE-FREE

book ether
room 24 12
square half-cover 4 2
square closed-door 12 2
square wall 12 1 12 3
sheet archer like plain, agility 16, weapon hunting-bow, weapon cutlass
sheet thug like plain, weapon cutlass, device potion 1, actions 3
sheet coated like plain, armour coat
sheet brute like plain, actions 3, hp 40
person Bru brute at 2 5 side Blue
person Ana archer at 2 2 side Blue
person Cal thug at 18 5 side Red
person Coe coated at 2 9 side Blue

# A d20 each, without a bonus; a tie is rolled again.
dice 15 12 12 4 7 3
begin
  The battle goes on.
  Bru rolls initiative: d20 15.
  Ana rolls initiative: d20 12.
  Cal rolls initiative: d20 12.
  Coe rolls initiative: d20 4.
  Ana rolls to break a tie: d20 7.
  Cal rolls to break a tie: d20 3.
  Round 1.
  The turn of Bru begins.
show order
  15 Bru, whose turn it is
  12 Ana
  12 Cal
  4 Coe
# NPCs have as many actions as the GM gives them. Speed is split among them as one likes.
show bru.boots
  the turn is open; left: 3 actions; movement 30 ft
bru.boots move 5 5
  Bru has moved to 5 5 on level 1; 15 ft of movement is left.
dice 9
bru.boots search
  Bru searches, Perceiving: d20 9.
bru.boots move 8 5
  Bru has moved to 8 5 on level 1; no movement is left.
bru.boots move 9 5
  refused [HOE-SPEED] that takes 5 ft, and Bru has 0 left
show bru.boots
  the turn is open; left: 2 actions; movement 0 ft
pass
  The turn of Ana begins.
# Each of these takes one action: two, and no third. Speed is apart.
dice 13 4
ana.boots attack cal
  Ana attacks Cal, hunting bow: d20 13 against 13 with half cover, a hit.
  Damage of hunting bow: d6 4.
  Cal takes physical: 4 from Health.
ana.boots attack cal
  refused [HOE-COMMON] reload hunting bow first: 0 attacks left, and this takes 1
ana.boots reload bow
  Ana reloads hunting bow.
show ana.boots
  the turn is open; left: nothing; movement 30 ft
ana.boots stow bow
  refused [HOE-COMMON] Ana has no action left
ana.boots move 3 2
  Ana has moved to 3 2 on level 1; 25 ft of movement is left.
# Climbing over an obstacle is an action as well, and jumping is.
ana.boots move 4 2
  refused [HOE-COMMON] Ana needs 1 action to climb there
pass
  The turn of Cal begins.
# Unused actions are held until the round ends: Cal does not use his.
cal.boots move 17 5
  Cal has moved to 17 5 on level 1; 25 ft of movement is left.
pass
  The turn of Coe begins.
show cal.boots
  the turn is over; left: 3 actions; movement 25 ft
# In Coe's turn, Cal uses one of them; his speed is only for his own.
cal.boots move 16 5
  refused [HOE-TURN] Cal moves only in their own turn
gm person place cal 3 9
dice 14 3
cal.boots attack coe
  Cal attacks Coe, cutlass: d20 14 against 12, a hit.
  Damage of cutlass: d6 3.
  Coe takes physical: 3 from Health.
show cal.boots
  the turn is over; left: 2 actions; movement 25 ft
# One action each: doffing, falling prone, standing up. Dropping a thing is free.
coe.boots don armour 1 off
  Coe doffs armoured coat.
  Coe: Defense 12 → 10 (armour).
show person coe
  able at 2 9 on level 1, 9 of 12 Health, Defense 10
coe.boots drop
  Coe is prone.
  Coe: speed 30 → 20 ft (prone).
coe.boots stand
  refused [HOE-COMMON] Coe has no action left
pass
  Round 2.
  The turn of Bru begins.
# The round is over, and what was held with it.
show cal.boots
  the turn is over; left: nothing; movement 25 ft
cal.boots attack coe
  refused [HOE-TURN] it is not your turn
pass to ana.boots
  The turn of Ana begins.
ana.boots stow bow
  Ana stows hunting bow.
ana.boots draw cutlass
  Ana draws cutlass.
ana.boots discard cutlass
  Ana drops cutlass.
ana.boots discard bow
  refused [HOE-COMMON] that is not in hand
pass to ana.boots
  The turn of Cal begins.
  The turn of Coe begins.
  Round 3.
  The turn of Bru begins.
  The turn of Ana begins.
ana.boots move 4 2
  Ana is encumbered.
  Ana has moved to 4 2 on level 1; 15 ft of movement is left.
  Ana: speed 30 → 20 ft (encumbered).
show ana.boots
  the turn is open; left: 1 action; movement 15 ft
ana.boots jump 6 2
  Ana is no longer encumbered.
  Ana has moved to 6 2 on level 1; 15 ft of movement is left.
  Ana: speed 20 → 30 ft (no longer encumbered).
show ana.boots
  the turn is open; left: nothing; movement 15 ft
ana.boots jump 9 2
  refused [HOE-SPEED] nobody jumps farther than 10 ft
pass to cal.boots
  The turn of Cal begins.
gm person hp cal 5
  The GM rules: Cal has 5 Health.
dice 4
cal.boots use potion on cal
  Cal uses healing potion.
  Healing of healing potion: d6 4.
  Cal regains 4, now 9.
show cal.boots
  the turn is open; left: 1 action; movement 30 ft
gm person place cal 11 2
cal.boots door at 12 2
  Cal opens the door at 12 2 on level 1.
show cal.boots
  the turn is open; left: nothing; movement 30 ft
