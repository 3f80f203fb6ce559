title Severance ends a power of its slot's level without a check
covers ME-REACT ME-CAST

book me5e
room 24 10
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power lash, power spear, slots 2 2
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
