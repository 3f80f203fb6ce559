title Whom a bomb hits, and all whom the same hit hurts, withstand massive damage; what is saved against is no attack
covers HOE-MASSIVE HOE-DAMAGE

book ether
room 30 12
sheet mage like plain, power hoarfrost, wit 14, reserve 6, device bomb 2, actions 9
sheet frail like plain, hp 6
person Ann mage at 4 5 side Blue special
person Bob frail at 9 5 side Red special
person Cid frail at 10 5 side Red special
initiative ann 20, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm go-on
dice d20=12 d4=3 d4=3 d20=10 d20=9
ann.boots use bomb on bob
  Ann uses bomb on Bob.
  Ann attacks Bob, bomb: d20 12 against 10, a hit.
  Damage of bomb: d4 3+3 = 6.
  Reached by bomb: Cid.
  Bob takes fire: 6 from Health.
  Bob falls unconscious.
  Bob, massive damage: d20 10 against 10, success.
  Cid takes fire: 6 from Health.
  Cid falls unconscious.
  Cid, massive damage: d20 9 against 10, failure.
  Cid is killed at once: the damage was massive. They are entitled to their last words.
# Whoever hurt them is not told how the check went.
log ann.boots
  Ann uses bomb on Plain.
  Ann attacks Plain, bomb: d20 12 against 10, a hit.
  Damage of bomb: d4 3+3 = 6.
  Reached by bomb: Plain.
  Plain takes fire: 6 from Health.
  Plain falls unconscious.
  Plain takes fire: 6 from Health.
  Plain falls unconscious.
  Plain is killed at once: the damage was massive. They are entitled to their last words.
gm person heal bob 6
  Bob regains 6, now 6.
  Bob wakes.
dice d20=5 d6=3 d6=3
ann.boots cast hoarfrost on bob
  Ann: Mana -1, now 5.
  Ann casts Hoarfrost on Bob.
  Bob saves with Might against Hoarfrost: d20 5 against 14, failure.
  Damage of Hoarfrost: d6 3+3 = 6.
  Bob takes frost: 6 from Health.
  Bob falls unconscious.
show person bob
  dying at 9 5 on level 1, 0 of 6 Health, Defense 10
  prone; unconscious
