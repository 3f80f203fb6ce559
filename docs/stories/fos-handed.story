title Forge of Stars: healer's tools that are handed over serve who has them then
covers FOS-ACTIONS FOS-DEATHSAVE

book forge
room 20 9
sheet giver like plain, device healers-tools 1
sheet medic like plain, wisdom 3, skilled medicine
person Ana giver at 2 2 side Blue special
person Med medic at 3 2 side Blue special
person Hal plain at 4 2 side Blue special
person Foe plain at 15 2 side Red special
initiative med 20, ana 15, hal 10, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Med begins.
gm person hurt hal 40 laser
  Hal takes laser: 40 from hit points.
  Hal goes down.
  Hal: 1 of 4 dying.
med.boots stabilise hal
  refused [FOS-DEATHSAVE] Med has no kit for that
pass to ana.boots
  The turn of Ana begins.
ana.boots hand-over healers-tools to med
  Ana hands healer's tools to Med.
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
ana.boots hand-over healers-tools to med
  refused [FOS-ACTIONS] that is not in hand
dice 5
pass to med.boots
  The turn of Hal begins.
  Hal, death save: d20 5 + 2 Strength = 7 against 10, failure.
  Hal: 2 of 4 dying.
  The turn of Foe begins.
  Round 2.
  The turn of Med begins.
dice 10
med.boots stabilise hal
  Med, stabilise: d20 10 + 3 Wisdom + 2 Medicine proficiency = 15 against 15, success.
  Hal is stable.
