title Dazzled and blinded hinder attacks and Perception, nothing else
covers FOS-ACTIONS FOS-DEATHSAVE

book forge
room 20 9
sheet medic like plain, wisdom 3, skilled medicine, device healers-tools 1, actions 9
person Med medic at 6 4 side Blue special
person Hal plain at 5 4 side Blue special
person Foe plain at 12 4 side Red special
initiative med 20, hal 10, foe 5

begin
  ...
gm person hurt hal 14 laser
  ...
# Medicine is neither: 10 + 3 + 2 = 15.
gm person afflict med dazzled
  Med is dazzled.
dice 10
med.boots stabilise hal
  Med, stabilise: d20 10 + 3 Wisdom + 2 Medicine proficiency = 15 against 15, success.
  Hal is stable.
