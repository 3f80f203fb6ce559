title A Mortality check that succeeds kills nobody
covers HOE-MORTALITY

book ether
room 30 9
sheet hero like plain, hp 20
person Ann hero at 2 2 side Blue special
person Bob hero at 2 4 side Blue special
person Foe hero at 12 2 side Red special
initiative foe 20, ann 15, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
gm person hp ann 0
  Ann falls unconscious.
  The GM rules: Ann has 0 Health.
gm person hurt ann 1 fire
  Ann takes fire: 1 from Health.
  Ann: 1 of 3 Mortality lost.
gm person hurt ann 1 fire
  Ann takes fire: 1 from Health.
  Ann: 2 of 3 Mortality lost.
gm person afflict ann infected
  Ann is infected.
# Two at most now, and one of them left, as before; who is infected is sapped, and it is a check.
dice 15 16
pass to bob.boots
  The turn of Ann begins.
  Ann, Mortality check: d20 15, dropped 16 (disadvantage: sapped) = 15 against 10, success.
  The turn of Bob begins.
