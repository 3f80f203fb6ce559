title Ether: the breaker and its table, a swift weapon as initiative is rolled, poison that is used up, the charmed
covers HOE-SHIELD HOE-REACT HOE-INIT HOE-COMMON HOE-FREE

book ether
room 30 9
sheet quick like plain, weapon swift-rapier, weapon breaker, hp 30
sheet brute like plain, agility 9, weapon maul, weapon poisoned-cutlass, weapon keen-cutlass, hp 40, actions 9
person Ana quick at 2 2 side Blue
person Far quick at 20 2 side Blue
person Bru brute at 3 2 side Red

# Once initiative is rolled, who holds a swift weapon may strike a foe within its range.
dice 12 11 10
begin
  The battle goes on.
  Ana rolls initiative: d20 12.
  Far rolls initiative: d20 11.
  Bru rolls initiative: d20 10.
  Round 1.
  Ana may react to Bru: a swift weapon.
  The turn of Ana begins.
dice 9 3
ana.boots react
  Ana reacts with a swift weapon.
  Ana attacks Bru, swift rapier: d20 9 against 9, a hit.
  Damage of swift rapier: d6 3.
  Bru takes physical: 3 from Health.
# The breaker adds 1: 11 hits 10 and not 11. What it turned is thrown for.
gm go-on
ana.boots raise
  Ana raises breaker blade.
  Ana: Defense 10 → 11 (breaker blade).
pass to bru.boots
  The turn of Far begins.
  The turn of Bru begins.
dice 10 1
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 10 against 11, a miss.
  Ana, Breaker: 1, the blade comes free.
# 9 misses without it, 11 hits in spite of it: no die on the table.
dice 9
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 9 against 11, a miss.
dice 11 4
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 11 against 11, a hit.
  Damage of maul: d8 4.
  Ana takes physical: 4 from Health.
# 2: both are held fast.
dice 10 2
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 10 against 11, a miss.
  Ana, Breaker: 2, the two are locked together.
  Ana is restrained.
  Bru is restrained.
  Ana: speed 30 → 0 ft (restrained).
  Bru: speed 30 → 0 ft (restrained).
gm person relieve ana restrained
  Ana is no longer restrained.
  Ana: speed 0 → 30 ft (no longer restrained).
gm person relieve bru restrained
  Bru is no longer restrained.
  Bru: speed 0 → 30 ft (no longer restrained).
# 4: the weapon is broken. 3: another one is wrenched away.
dice 10 4
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 10 against 11, a miss.
  Ana, Breaker: 4, the weapon breaks.
  Bru cannot use maul any more: it is broken.
bru.boots attack ana with maul
  refused [HOE-COMMON] maul is broken
bru.boots stow maul
  Bru stows maul.
bru.boots draw keen
  Bru draws keen cutlass.
dice 10 3 5
bru.boots attack ana with keen
  Bru attacks Ana, keen cutlass: d20 10 against 11, a miss.
  Ana, Breaker: 3, the weapon is wrenched away.
  Bru loses keen cutlass: d8 5, it lies at 3 4 on level 1.
# It flies 10 ft, an eighth of a circle for each face from north, and lies there until an action picks it up.
bru.boots draw keen
  refused [HOE-COMMON] keen cutlass lies at 3 4 on level 1
pass to bru.boots
  Round 2.
  The turn of Ana begins.
  The turn of Far begins.
  The turn of Bru begins.
# Poison: Might against 10 at the first hit, and then it is gone.
bru.boots draw poisoned
  Bru draws poisoned cutlass.
dice 15 4 9
bru.boots attack ana with poisoned
  Bru attacks Ana, poisoned cutlass: d20 15 against 11, a hit.
  Damage of poisoned cutlass: d6 4.
  Ana saves with Might against poisoned cutlass: d20 9 against 10, failure.
  Ana is sapped.
  Ana takes physical: 4 from Health.
gm person relieve ana sapped
  Ana is no longer sapped.
dice 15 4
bru.boots attack ana with poisoned
  Bru attacks Ana, poisoned cutlass: d20 15 against 11, a hit.
  Damage of poisoned cutlass: d6 4.
  Ana takes physical: 4 from Health.
# The charmed do no harm to their charmer, and may harm others.
gm person afflict bru charmed by ana
  Bru is charmed.
bru.boots attack ana with poisoned
  refused [HOE-TURN] Bru is charmed and does them no harm
