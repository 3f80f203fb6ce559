title Ether: raising a shield beforehand, during an attack, after the result is known; the hand it takes
covers HOE-SHIELD HOE-REACT HOE-FREE HOE-HELD

book ether
room 20 9
sheet guard like plain, agility 12, weapon buckler, weapon cutlass, hp 30
sheet mage like plain, agility 12, wit 14, weapon buckler, weapon cutlass, power ember, hp 30
sheet thug like plain, agility 10, weapon cutlass, hp 30
person Gus guard at 2 2 side Blue
person Thug thug at 3 2 side Red
person Mag mage at 2 5 side Blue
initiative gus 20, thug 15, mag 10

begin
  The battle goes on.
  Round 1.
  The turn of Gus begins.
# Raised beforehand it adds 2 until it is lowered, which is free. It takes one action.
gus.boots raise
  Gus raises shield.
  Gus: Defense 12 → 14 (shield).
show person gus
  able at 2 2 on level 1, 30 of 30 Health, Defense 14
  shield in hand; cutlass in hand
pass
  The turn of Thug begins.
dice 13
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 14, a miss.
dice 14 3
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 14 against 14, a hit.
  Damage of cutlass: d6 3.
  Gus takes physical: 3 from Health.
pass to gus.boots
  The turn of Mag begins.
  Round 2.
  The turn of Gus begins.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
show person gus
  able at 2 2 on level 1, 27 of 30 Health, Defense 12
  shield in hand; cutlass in hand
pass
  The turn of Thug begins.
# During an attack, even once the result is known: 13 hits 12, and not 14. Gus has held
# both his actions.
dice 13
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Gus may react to Thug: a raised shield.
gus.boots react
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
show person gus
  able at 2 2 on level 1, 27 of 30 Health, Defense 14
  shield in hand; cutlass in hand
show gus.boots
  the turn is over; left: 1 action; movement 30 ft
pass to gus.boots
  The turn of Mag begins.
  Round 3.
  The turn of Gus begins.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
pass
  The turn of Thug begins.
# He may let it be.
dice 13
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Gus may react to Thug: a raised shield.
dice 4
gus.boots react pass
  Gus lets it pass.
  Damage of cutlass: d6 4.
  Gus takes physical: 4 from Health.
# A 20 is not turned, nor a total that a shield does not stop: nobody is asked.
dice 20 3 4
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 20 against 12, a critical hit.
  Damage of cutlass: d6 3+4 = 7.
  Gus takes physical: 7 from Health.
pass to gus.boots
  The turn of Mag begins.
  Round 4.
  The turn of Gus begins.
# A standing order raises it wherever that helps.
gus.boots standing shield always
dice 5
gus.boots search
  Gus searches, Perceiving: d20 5.
pass
  The turn of Thug begins.
dice 12
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 12 against 12, a hit.
  Gus may react to Thug: a raised shield.
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
pass to mag.boots
  The turn of Mag begins.
# Both hands are full: no spell, until one is free.
mag.boots cast ember on thug
  refused [HOE-COMMON] Mag needs a free hand to cast
mag.boots stow cutlass
  Mag stows cutlass.
dice 10 3
mag.boots cast ember on thug
  Mag casts Ember on Thug.
  Mag attacks Thug, Ember: d20 10 against 10, a hit.
  Damage of Ember: d6 3.
  Thug takes fire: 3 from Health.
# Before its turn in a round, nobody has actions to raise a shield with.
gm initiative thug.boots 30
  The GM rules: Thug acts on 30.
pass to gus.boots
  Round 5.
  The turn of Thug begins.
  The turn of Gus begins.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
pass to thug.boots
  The turn of Mag begins.
  Round 6.
  The turn of Thug begins.
gm person afflict mag stunned
  Mag is stunned.
  Mag: speed 30 → 0 ft (stunned).
gm person place mag 2 4
dice 13 2
thug.boots attack gus
  Thug attacks Gus, cutlass: d20 13 against 12, a hit.
  Damage of cutlass: d6 2.
  Gus takes physical: 2 from Health.
# Who falls still holds the shield, but it is lowered, and it stays so.
pass to gus.boots
  The turn of Gus begins.
gus.boots raise
  Gus raises shield.
  Gus: Defense 12 → 14 (shield).
gm person hp gus 0
  Gus falls unconscious.
  The GM rules: Gus has 0 Health.
  The turn of Mag begins.
show person gus
  dying at 2 2 on level 1, 0 of 30 Health, Defense 12
  unconscious; prone; shield in hand; cutlass in hand
gm person heal gus 5
  Gus regains 5, now 5.
  Gus wakes.
show person gus
  able at 2 2 on level 1, 5 of 30 Health, Defense 12
  prone; shield in hand; cutlass in hand
