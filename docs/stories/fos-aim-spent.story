title A power that attacks uses the aim that was taken, and a remedy does not end a cover
covers FOS-RANGE FOS-COVER

book forge
room 30 9
square half-cover 2 4
sheet mage like plain, wisdom 4, precision 3, hp 60, power cold-light, casting wisdom, weapon blaster-pistol, device mending-dose 1
sheet gun like plain, weapon slug-pistol
person Mia mage at 3 4 side Blue special
person Foe gun at 7 4 side Red special
person Gun gun at 1 4 side Red special
initiative mia 20, foe 10, gun 5

begin
  ...
mia.boots aim
  Mia is aiming.
dice 2
mia.boots cast cold-light on foe
  ...
show person mia
  able at 3 4 on level 1, 60 of 60 hit points, AC 14
  blaster pistol in hand
pass to mia.boots
  ...
mia.boots take-cover
  Mia is taking cover.
dice 3
mia.boots use mending-dose on mia
  Mia uses mending dose.
  Healing of mending dose: d8 3 + 2 healing = 5.
  Mia regains 0, now 60.
show person mia
  able at 3 4 on level 1, 60 of 60 hit points, AC 14
  taking cover; blaster pistol in hand
