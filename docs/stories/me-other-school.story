title On foot: who disrupts one school does not answer another
covers ME-REACT ME-CAST

book me5e
room 24 10
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, power spear, power cripple
sheet breaker like plain, charisma 16, hp 60, proficiency 3, power severance
person Mar adept at 2 3 side Blue
person Ivo breaker at 10 3 side Red
initiative mar 20, ivo 10

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# Cripple is tech, and Severance is for what is biotic.
mar.boots cast cripple on ivo
  Mar casts Cripple on Ivo.
  Ivo is hampered.
pass to mar.boots
  The turn of Ivo begins.
  Round 2.
  The turn of Mar begins.
mar.boots cast spear on ivo
  Mar casts Spear of Force on Ivo.
  Ivo may react to Mar: Severance.
