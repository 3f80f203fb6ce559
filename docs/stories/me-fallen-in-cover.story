title Shields do not begin to regenerate behind a wall while their wearer is at 0
covers ME-REGEN ME-UNCONSCIOUS

book me5e
room 24 10
square wall from 8 1 to 8 8
sheet todd like plain, hp 20, shields 20 regain 10
person Todd todd at 4 4 side Blue special
person Pal todd at 4 6 side Blue special
person Foe plain at 12 4 side Red
initiative todd 20, pal 15, foe 10

begin
  ...
gm person layer todd shields -15
  Todd: shields -15, now 5.
gm person layer pal shields -15
  Pal: shields -15, now 5.
gm person hp todd 0
  Todd falls unconscious.
  The GM rules: Todd has 0 hit points.
  The turn of Pal begins.
dice 12
pass to todd.boots
  Pal: shields will regain from the next turn on, unless hurt before it.
  The turn of Foe begins.
  Round 2.
  The turn of Todd begins.
  Todd, death save: d20 12 against 10, success.
  Todd: 0 of 3 failures, 1 of 3 successes.
  The turn of Pal begins.
  Pal: shields +10, now 15.
