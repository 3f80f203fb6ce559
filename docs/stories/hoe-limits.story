title Hands of Ether: what can just be carried, what is free only from one's turn on, what is just no massive damage
covers HOE-BULK HOE-FREE HOE-MASSIVE HOE-SPACE

book ether
room 30 12
sheet tinyone like plain, size tiny
sheet smallone like plain, size small
sheet bigone like plain, size large
sheet m3 like plain, might 3
sheet m4 like plain, might 4
sheet m5 like plain, might 5
sheet m6 like plain, might 6
sheet m8 like plain, might 8
sheet m9 like plain, might 9
sheet m10 like plain, might 10, weapon ballista, actions 4
sheet frail like plain, hp 6, weapon cutlass
person Tia m3 at 2 2 side Blue
person Tod m4 at 2 3 side Blue
person Sia m5 at 2 5 side Blue
person Sol m6 at 2 6 side Blue
person Mo m8 at 2 8 side Blue
person Lia m9 at 9 2 side Blue
person Len m10 at 9 3 side Blue
person Tim tinyone at 3 2 side Red
person Sam smallone at 3 5 side Red
person Mid frail at 3 9 side Red
person Big bigone at 10 2 side Red
initiative tia 20, tod 19, sia 18, sol 17, lia 15, len 14, mid 13, mo 12, tim 4, sam 3, big 1

begin
  The battle goes on.
  Round 1.
  The turn of Tia begins.
gm go-on
# Before one's turn nothing is free, from its begin on everything, and still when it is over.
mid.boots discard cutlass
  refused [HOE-TURN] it is not your turn
gm person hurt tim 12 fire
  Tim takes fire: 12 from Health.
  Tim falls unconscious.
gm person hurt sam 12 fire
  Sam takes fire: 12 from Health.
  Sam falls unconscious.
gm person hurt big 12 fire
  Big takes fire: 12 from Health.
  Big falls unconscious.
# Tiny 4, small 6, medium 8, large 10, against the score of Might.
tia.boots carry tim
  refused [HOE-BULK] they have a bulk of 4, and Tia can carry 3
pass to tod.boots
  The turn of Tod begins.
tod.boots carry tim
  Tod carries Tim.
tod.boots release
  Tod lets go of Tim.
pass to sia.boots
  The turn of Sia begins.
sia.boots carry sam
  refused [HOE-BULK] they have a bulk of 6, and Sia can carry 5
pass to sol.boots
  The turn of Sol begins.
sol.boots carry sam
  Sol carries Sam.
pass to lia.boots
  The turn of Lia begins.
lia.boots carry big
  refused [HOE-BULK] they have a bulk of 10, and Lia can carry 9
pass to len.boots
  The turn of Len begins.
# Who is carried takes a hand.
len.boots carry big
  refused [HOE-BULK] Len has no hand free
len.boots discard ballista
  Len drops deck ballista.
len.boots carry big
  Len carries Big.
len.boots release
  Len lets go of Big.
len.boots draw ballista
  Len picks up deck ballista.
# Five of six points is no massive damage, whatever is left after it; six are.
gm person hp mid 5
  The GM rules: Mid has 5 Health.
dice d20=10 d10=2 d10=3
len.boots attack mid with ballista
  Len attacks Mid, deck ballista: d20 10 against 10, a hit.
  Damage of deck ballista: d10 2+3 = 5.
  Mid takes physical: 5 from Health.
  Mid falls unconscious.
gm person heal mid 6
  Mid regains 6, now 6.
  Mid wakes.
pass to mid.boots
  The turn of Mid begins.
mid.boots stand
  Mid is no longer prone.
  Mid: speed 20 → 30 ft (no longer prone).
mid.boots end
  The turn of Mo begins.
mid.boots discard cutlass
  Mid drops cutlass.
dice d20=10
gm person hurt mid 6 physical attack
  Mid takes physical: 6 from Health.
  Mid falls unconscious.
  Mid, massive damage: d20 10 against 10, success.
