title me5e: the butt of a rifle bursts nothing, and has no bonus of a stat block
covers ME-GUNBUTT ME-TOHIT
book me5e
room 30 14
sheet gun like plain, weapon beacon-rifle
sheet unit like plain, strength 14, weapon beacon-rifle bonus 6 plus 4
person Uma unit at 9 7 side Blue special
person Foe plain at 10 7 side Red special
person Ann gun at 9 3 side Blue special
person One plain at 10 3 side Red special
person Two plain at 11 3 side Red special
initiative ann 30, uma 20, one 5, two 4, foe 3
begin
  ...
# A miss by the butt: nothing bursts.
dice 2
ann.boots attack one with beacon-rifle butt
  Ann attacks One, Beacon rifle butt: d20 2 + 2 proficiency = 4 against 12, a miss.
# What a stat block adds belongs to the shots; the blow is by Strength and training.
pass to uma.boots
  The turn of Uma begins.
dice 15 2
uma.boots attack foe with beacon-rifle butt
  Uma attacks Foe, Beacon rifle butt: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Beacon rifle butt: d4 2 + 2 Strength = 4.
  Foe takes bludgeoning: 4 from hit points.
