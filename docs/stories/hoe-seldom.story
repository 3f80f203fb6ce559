title Hands of Ether: what seldom happens, at its edges
covers HOE-CRITKILL HOE-CRIT HOE-REACT HOE-SHIELD HOE-NONLETHAL HOE-COVER HOE-DAMAGE HOE-STABLE

book ether
room 40 12
square difficult-ground 20 2 21 2 22 2 23 2 24 2
sheet mage like plain, wit 16, hp 20, reserve 9, power ember, power glare, weapon cutlass
sheet guard like plain, hp 20, weapon buckler, weapon cutlass
person Ana mage at 2 2 side Blue special
person Bob guard at 4 2 side Red special
person Cur mastiff at 19 2 side Blue
person Npc guard at 4 4 side Red
initiative bob 20, ana 15, cur 10, npc 5

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
# A raised shield stays up through the rounds, until it is lowered.
bob.boots raise buckler
  Bob raises shield.
  Bob: Defense 10 → 12 (shield).
pass to ana.boots
  The turn of Ana begins.
pass to bob.boots
  The turn of Cur begins.
  The turn of Npc begins.
  Round 2.
  The turn of Bob begins.
pass to ana.boots
  The turn of Ana begins.
gm person place bob 3 2
dice d20=11
ana.boots attack bob with cutlass
  Ana attacks Bob, cutlass: d20 11 against 12, a miss.
show aim ana bob with cutlass
  +0 against 12
# Who is stunned raises none, though 10 hits by nothing.
gm person place npc 3 3
gm person afflict npc stunned
  Npc is stunned.
  Npc: speed 30 → 0 ft (stunned).
dice d20=10 d20=4 d6=1
ana.boots attack npc with cutlass
  Ana attacks Npc, cutlass: d20 10, dropped 4 (advantage: stunned) = 10 against 10, a hit.
  Damage of cutlass: d6 1.
  Npc takes physical: 1 from Health.
pass to cur.boots
  The turn of Cur begins.
# Rough ground: 20 ft in all, for the fastest too: four squares, and no fifth.
cur.boots move 24 2
  refused [HOE-SPEED] that takes 25 ft, and Cur has 20 left
cur.boots move 22 2
  Cur is encumbered.
  Cur: speed 50 → 20 ft (encumbered).
  Cur has moved to 22 2 on level 1; 5 ft of movement is left.
show cur.boots
  the turn is open; left: 2 actions; movement 5 ft
cur.boots move 23 2
  Cur has moved to 23 2 on level 1; no movement is left.
cur.boots move 23 3
  refused [HOE-SPEED] that takes 5 ft, and Cur has 0 left
# A critical hit with a spell is none: 20 with it does not kill the unconscious, and costs one Mortality. With a blade it does.
pass to ana.boots
  The turn of Npc begins.
  Round 3.
  The turn of Bob begins.
  The turn of Ana begins.
gm person hurt bob 20 physical
  Bob takes physical: 20 from Health.
  Bob falls unconscious.
dice d20=20 d6=3
ana.boots cast ember on bob
  Ana casts Ember on Bob.
  Ana attacks Bob, Ember: d20 20 (advantage: stunned) (disadvantage: prone) against 10, a hit.
  Damage of Ember: d6 3.
  Bob takes fire: 3 from Health.
  Bob: 1 of 3 Mortality lost.
show person bob
  dying at 3 2 on level 1, 0 of 20 Health, Defense 10
  unconscious; prone; shield in hand; cutlass in hand
dice d20=20 d20=4 d6=1 d6=1
ana.boots attack bob with cutlass
  Ana attacks Bob, cutlass: d20 20, dropped 4 (advantage: stunned, prone) = 20 against 10, a critical hit.
  Damage of cutlass: d6 1+1 = 2.
  Bob takes physical: 2 from Health.
  Bob is killed by a critical hit. They are entitled to their last words.
