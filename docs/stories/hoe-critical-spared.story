title Ether: a raised shield in half cover, against advantage; a critical blow that spares, and one that does not
covers HOE-COVER HOE-SHIELD HOE-ADV HOE-CRIT HOE-CRITKILL HOE-NONLETHAL

book ether
room 24 9
square half-cover 8 2
sheet a like plain, hp 30, weapon cutlass, weapon flintlock, actions 9
sheet b like plain, hp 6, weapon buckler, actions 9
person Ada a at 3 2 side Blue special
person Bob b at 9 2 side Red special
person Cid b at 4 5 side Red special
initiative bob 20, ada 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
gm go-on
bob.boots raise buckler
  Bob raises shield.
  Bob: Defense 10 → 12 (shield).
show aim ada bob with flintlock
  +0 against 15 with half cover
gm person edge ada advantage attack against bob
  The GM rules: advantage on the next attack of Ada.
show aim ada bob with flintlock
  +0 against 15 with half cover, advantage: GM
# 10 + 3 by cover + 2 by the shield: 14 misses, 15 would hit.
pass to ada.boots
  The turn of Ada begins.
dice 14 9
ada.boots attack bob with flintlock
  Ada attacks Bob, flintlock: d20 14, dropped 9 (advantage: GM) = 14 against 15 with half cover, a miss.
gm person place ada 4 4
# Nonlethal, and with 6 of 6 Health by one blow.
dice 20 3 3
ada.boots attack cid with cutlass spare
  Ada attacks Cid, cutlass: d20 20 against 10, a critical hit.
  Damage of cutlass: d6 3+3 = 6.
  Cid takes physical: 6 from Health.
  Cid falls unconscious.
  Cid is stable.
show person cid
  stable at 4 5 on level 1, 0 of 6 Health, Defense 10
  unconscious; prone; shield in hand
# Whoever is stabilised and unconscious dies of a critical hit, spared or not.
dice 20 4 1 1
ada.boots attack cid with cutlass
  Ada attacks Cid, cutlass: d20 20, dropped 4 (advantage: stunned, prone) = 20 against 10, a critical hit.
  Damage of cutlass: d6 1+1 = 2.
  Cid takes physical: 2 from Health.
  Cid is no longer stable.
  Cid is killed by a critical hit. They are entitled to their last words.
show person cid
  dead at 4 5 on level 1, 0 of 6 Health, Defense 10
  unconscious; prone; shield in hand
