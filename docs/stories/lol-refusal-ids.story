title Refusals by the id of their own rule
covers LOL-REDUCE-RANGED HOUSE-LURASKO
book lurasko
room 30 14
sheet rifle like plain, weapon rifle
person Ann rifle at 5 4 side Blue special
person Bob plain at 10 4 side Red special
initiative ann 30, bob 10
begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
ann.boots attack bob quarter
  refused [LOL-REDUCE-RANGED] a ranged attack can be held back to a half, and no further
ann.boots hide
  refused [HOUSE-LURASKO] a foe has Ann in plain sight: hide out of sight, in smoke, or behind three-quarters cover
