title A cast is answered by foes alone, a fall by friends alone, and neither by those who lie senseless
covers ME-REACT ME-CAST ME-FLYING

book me5e
room 24 10
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power spear, fly 10
sheet breaker like plain, charisma 16, hp 60, proficiency 3, power severance, power feather-down
person Mar adept at 2 3 side Blue
person Bea breaker at 3 4 side Blue
person Ivo breaker at 7 3 side Red
person Una breaker at 7 5 side Red
initiative mar 20, bea 15, ivo 10, una 5

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
gm person hp una 0
  Una falls unconscious.
  The GM rules: Una has 0 hit points.
mar.boots cast spear on ivo
  Mar casts Spear of Force on Ivo.
  Ivo may react to Mar: Severance.
ivo.boots react
  Ivo casts Severance on Mar.
  Mar loses Spear of Force as it is cast.
gm person place mar 4 3 height 6
gm person afflict mar prone
  Mar is prone.
  Mar falls from a height of 6.
  Bea may react to Mar: Feather Down.
bea.boots react
  Bea casts Feather Down.
gm person relieve mar prone
  Mar is no longer prone.
gm person hp bea 0
  Bea falls unconscious.
  The GM rules: Bea has 0 hit points.
gm person place mar 4 3 height 6
dice 3 4
gm person afflict mar prone
  Mar is prone.
  Mar falls from a height of 6.
  Damage of the fall: d6 3+4 = 7.
  Mar takes bludgeoning: 7 from hit points.
