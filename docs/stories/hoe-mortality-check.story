title A Mortality check is a check
covers HOE-MORTALITY HOE-ADV

book ether
room 20 9
sheet hero like plain
person Ann hero at 2 2 side Blue special
person Foe plain at 12 2 side Red special
initiative foe 20, ann 15

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
gm person afflict ann sapped
  Ann is sapped.
gm person hp ann 0
  Ann falls unconscious.
  The GM rules: Ann has 0 Health.
# Sapped, with disadvantage.
dice 15 9
pass to foe.boots
  The turn of Ann begins.
  Ann, Mortality check: d20 9, dropped 15 (disadvantage: sapped) = 9 against 10, failure.
  Ann: 1 of 3 Mortality lost.
  Round 2.
  The turn of Foe begins.
