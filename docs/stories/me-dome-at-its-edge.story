title A dome takes what comes from beyond its edge, and its owner's side alone learns what is left
covers ME-RESIST ME-SHIELD

book me5e
room 30 9
sheet domed like plain, dome 50
sheet gunner like plain, weapon warden-rifle, dexterity 10
person Ann gunner at 10 4 side Red
person Bob plain at 4 4 side Blue special
person Mar domed at 5 4 side Blue special
initiative ann 20, bob 5, mar 4

begin
  ...
gm person place ann 9 4
dice 15 4
ann.boots attack bob
  Ann attacks Bob, Warden rifle: d20 15 + 2 proficiency = 17 against 14 with half cover, a hit.
  Damage of Warden rifle: d8 4.
  Mar: dome -4, now 46.
  Bob takes piercing (4 - 4 dome): 0 from hit points.
log ann.boots
  Ann attacks Plain, Warden rifle: d20 15 + 2 proficiency = 17 against 14 with half cover, a hit.
  Damage of Warden rifle: d8 4.
  Plain takes piercing (4 - 4 dome): 0 from hit points.
log bob.boots
  Plain attacks Bob, Warden rifle: d20 15 + 2 proficiency = 17 against 14 with half cover, a hit.
  Damage of Warden rifle: d8 4.
  Mar: dome -4, now 46.
  Bob takes piercing (4 - 4 dome): 0 from hit points.
pass to ann.boots
  The turn of Bob begins.
  The turn of Mar begins.
  Round 2.
  The turn of Ann begins.
gm person place ann 8 4
dice 15 4
ann.boots attack bob
  Ann attacks Bob, Warden rifle: d20 15 + 2 proficiency = 17 against 14 with half cover, a hit.
  Damage of Warden rifle: d8 4.
  Bob takes piercing: 4 from hit points.
log ann.boots
  Ann attacks Plain, Warden rifle: d20 15 + 2 proficiency = 17 against 14 with half cover, a hit.
  Damage of Warden rifle: d8 4.
  Plain takes piercing: 4 from hit points.
show person mar
  able at 5 4 on level 1, 20 of 20 hit points, AC 12
  dome 46 of 50
