title me5e: the butt of a rifle whose shots burst bursts nothing
covers ME-GUNBUTT
book me5e
room 30 14
sheet gun like plain, weapon beacon-rifle
person Ann gun at 9 3 side Blue special
person One plain at 10 3 side Red special
person Two plain at 11 3 side Red special
initiative ann 30, one 5, two 4
begin
  ...
# A miss by the butt: nothing bursts.
dice 2
ann.boots attack one with beacon-rifle butt
  Ann attacks One, Beacon rifle butt: d20 2 + 2 proficiency = 4 against 12, a miss.
