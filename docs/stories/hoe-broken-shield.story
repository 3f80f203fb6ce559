title A raised shield that is broken turns nothing
covers HOE-SHIELD

book ether
room 30 12
sheet guard like plain, weapon buckler, hp 40
sheet rot like plain, power caustic-rake, hp 40
person Ann guard at 2 2 side Blue special
person Foe rot at 3 2 side Red special
initiative ann 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
ann.boots raise
  Ann raises shield.
  Ann: Defense 10 → 12 (shield).
pass to foe.boots
  The turn of Foe begins.
dice 12 3
foe.boots cast caustic-rake
  Foe uses Caustic Rake.
  Reached by Caustic Rake: Ann.
  Foe attacks Ann, Caustic Rake: d20 12 against 12, a hit.
  Damage of Caustic Rake: d6 3.
  Ann cannot use shield any more: it is broken.
  Ann takes acid: 3 from Health.
  Ann: Defense 12 → 10 (shield lowered).
# Broken, it is raised no longer.
show aim foe ann
  +0 against 10
