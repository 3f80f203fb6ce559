title Who is at 0 bleeds and burns like others
covers HOE-STABLE HOE-MORTALITY

book ether
room 20 9
sheet hero like plain, weapon cutlass, hp 20
person Ann hero at 2 2 side Blue special
person Foe plain at 12 2 side Red special
initiative foe 20, ann 15

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
gm person afflict ann bleeding
  Ann is bleeding.
gm person hp ann 0
  Ann falls unconscious.
  The GM rules: Ann has 0 Health.
# The check first, then what the turn brings: any damage costs one more.
dice d20=12 d4=1
pass to foe.boots
  The turn of Ann begins.
  Ann, Mortality check: d20 12 against 10, success.
  Damage of bleeding: d4 1.
  Ann takes physical: 1 from Health.
  Ann: 1 of 3 Mortality lost.
  Round 2.
  The turn of Foe begins.
