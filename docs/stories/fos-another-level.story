title Nobody on another level is in reach or in range
covers FOS-RANGE

book forge
room 30 9 levels 2
sheet gunner like plain, weapon slug-shotgun
person Gun gunner at 3 3 side Blue special
person Foe gunner at 4 3 level 2 side Red special
person Pal plain at 8 3 level 2 side Blue special
initiative gun 20, foe 10, pal 5

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
# Pal sees the foe, and Gun knows of them by that.
gun.boots attack foe
  refused [FOS-RANGE] that is on another level
gun.boots attack foe with fists
  refused [FOS-RANGE] that is on another level
