title A dome covers those who stand at its edge, and those beyond it not
covers ME-SHIELD ME-DAMAGE

book me5e
room 30 9
sheet domed like plain, dome 50
sheet gunner like plain, weapon warden-rifle, dexterity 10
person Ann gunner at 16 4 side Red special
person Bob plain at 8 4 side Blue special
person Mar domed at 5 4 side Blue special
initiative ann 20, bob 5, mar 4

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm go-on
dice 12 4
ann.boots attack bob
  Ann attacks Bob, Warden rifle: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Warden rifle: d8 4.
  Mar: dome -4, now 46.
  Bob takes piercing (4 - 4 dome): 0 from hit points.
pass to ann.boots
  The turn of Bob begins.
  The turn of Mar begins.
  Round 2.
  The turn of Ann begins.
gm person place bob 9 4
dice 12 4
ann.boots attack bob
  Ann attacks Bob, Warden rifle: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Warden rifle: d8 4.
  Bob takes piercing: 4 from hit points.
