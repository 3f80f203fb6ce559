title What lies on the ground stays as strong as the slot that it was cast with
covers ME-CAST

book me5e
room 30 9
sheet mage like plain, charisma 16, power wither-cloud, casting charisma, slots 4 3 2, hp 60
sheet fist like plain, hp 60
person Ana mage at 4 4 side Blue
person Bob fist at 10 4 side Red
initiative ana 20, bob 10

begin
  ...
ana.boots cast wither-cloud at 10 4 slot 2
  Ana casts Wither Cloud.
  Bob is primed with necrosis.
dice 1 2 3 4 1 2 3 4
pass to bob.boots
  The turn of Bob begins.
  Damage of Wither Cloud: d4 1+2+3+4+1+2+3+4 = 20.
  Bob takes necrotic: 20 from hit points.
