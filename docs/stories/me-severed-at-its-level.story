title Severance ends a power of the level of its slot without a check, and one cast with a higher slot with one
covers ME-REACT ME-CAST

book me5e
room 24 10
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power lash, power spear, slots 2 2 2
sheet breaker like plain, charisma 16, hp 60, proficiency 3, power severance, slots 0 2
person Mar adept at 2 3 side Blue
person Ivo breaker at 6 3 side Red
initiative mar 20, ivo 10

begin
  ...
mar.boots cast spear on ivo slot 2
  Mar casts Spear of Force on Ivo.
  Ivo may react to Mar: Severance.
ivo.boots react
  Ivo casts Severance on Mar.
  Mar loses Spear of Force as it is cast.
# With a slot of the third level it takes a check of 16.
pass to mar.boots
  The turn of Ivo begins.
  Round 2.
  The turn of Mar begins.
mar.boots cast spear on ivo slot 3
  Mar casts Spear of Force on Ivo.
  Ivo may react to Mar: Severance.
dice 12 2
ivo.boots react
  Ivo casts Severance on Mar.
  Ivo, disrupt Spear of Force: d20 12 + 3 Charisma = 15 against 16, failure.
  Mar attacks Ivo, Spear of Force: d20 2 + 3 Charisma + 3 proficiency = 8 against 12, a miss.
