title Who cannot spare with a pistol is told so
covers FOS-DYING

book forge
room 20 9
sheet hero like plain, weapon slug-pistol, weapon blaster-pistol
person Ana hero at 5 4 side Blue special
person Foe hero at 10 4 side Red special
initiative ana 20, foe 5

begin
  ...
# A stunner can, a slug cannot.
ana.boots attack foe with slug-pistol spare
  refused [FOS-DYING] slug pistol cannot spare a life
