title Infected with one Mortality left, and felled: unconscious, not dead
covers HOE-MORTALITY

book ether
room 30 9
sheet hero like plain, hp 20
person Ann hero at 2 2 side Blue special
person Foe hero at 12 2 side Red special
initiative foe 20, ann 15

begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
gm go-on
gm person hp ann 0
  ...
gm person hurt ann 1 fire
  ...
gm person hurt ann 1 fire
  Ann takes fire: 1 from Health.
  Ann: 2 of 3 Mortality lost.
gm person heal ann 20
  ...
gm person afflict ann infected
  Ann is infected.
# Two at most, and one of them left.
gm person hurt ann 20 fire
  Ann takes fire: 20 from Health.
  Ann falls unconscious.
