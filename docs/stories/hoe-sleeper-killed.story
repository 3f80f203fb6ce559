title A critical hit on a sleeper kills, also where it takes the last Health
covers HOE-CRITKILL HOE-STABLE

book ether
room 30 9
sheet hero like plain, hp 20
sheet stone like plain, hp 20, immune physical
sheet foe like plain, weapon cutlass, actions 9
person Ann hero at 2 2 side Blue special
person Bob hero at 2 3 side Blue special
person Ivo stone at 4 3 side Blue special
person Foe foe at 3 2 side Red special
initiative foe 20, ann 15, bob 10, ivo 5

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
gm go-on
gm person afflict ann stabilised
  Ann is stabilised.
  Ann is prone.
  Ann: speed 30 → 0 ft (stunned, prone).
gm person hp ann 5
  The GM rules: Ann has 5 Health.
# A critical hit on the unconscious kills, whatever Health they had left.
dice 20 3 6 6
foe.boots attack ann
  Foe attacks Ann, cutlass: d20 20, dropped 3 (advantage: unseen, stunned, prone) = 20 against 10, a critical hit.
  Damage of cutlass: d6 6+6 = 12.
  Ann takes physical: 12 from Health.
  Ann is killed by a critical hit. They are entitled to their last words.
# The book asks for a hit, and not for damage.
gm person afflict ivo stabilised
  Ivo is stabilised.
  Ivo is prone.
  Ivo: speed 30 → 0 ft (stunned, prone).
dice 20 3 6 6
foe.boots attack ivo
  Foe attacks Ivo, cutlass: d20 20, dropped 3 (advantage: unseen, stunned, prone) = 20 against 10, a critical hit.
  Damage of cutlass: d6 6+6 = 12.
  Ivo takes physical (12 - 12 immune): 0 from Health.
  Ivo is killed by a critical hit. They are entitled to their last words.
