title Damage against foes in the open is of the target's cover, not of the shooter's
covers ME-COVER

book me5e
room 30 9
sheet sniper like plain, dexterity 14, strength 16, weapon obelisk-rifle, hp 60
person Ana sniper at 4 4 side Blue
person Bob sniper at 12 4 side Red
initiative ana 20, bob 10

begin
  ...
gm person cover bob half
  The GM rules: cover of Bob: half cover.
dice 15 6 6
ana.boots attack bob with obelisk-rifle
  Ana attacks Bob, Obelisk rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Obelisk rifle: d12 6+6 + 2 Dexterity = 14.
  Bob takes piercing: 14 from hit points.
pass to bob.boots
  The turn of Bob begins.
dice 15 6 6 4
bob.boots attack ana with obelisk-rifle
  Bob attacks Ana, Obelisk rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Obelisk rifle: d12 6+6 + 2 Dexterity = 14.
  Damage of Obelisk rifle: d4 4.
  Ana takes piercing: 18 from hit points.
