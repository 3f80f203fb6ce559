title Forge of Stars: first aid at both edges of each degree, beside somebody, with tools, by two actions
covers FOS-DEATHSAVE FOS-DYING FOS-ACTIONS

book forge
room 20 9
sheet medic like plain, wisdom 0, device healers-tools 1, actions 9
sheet weak like plain, strength 0
person Med medic at 6 4 side Blue special
person Hal weak at 5 4 side Blue special
person Gus weak at 12 4 side Red special
person Foe plain at 18 7 side Red special
initiative med 20, hal 15, gus 2, foe 1

begin
  ...
# Nobody needs first aid who is not dying.
med.boots stabilise hal
  refused [FOS-DEATHSAVE] there is nobody to stabilise
gm person hurt hal 30 laser
  Hal takes laser: 30 from hit points.
  Hal goes down.
  Hal: 1 of 4 dying.
# Who lies farther away than a hand reaches has to wait.
gm person place med 7 4
med.boots stabilise hal
  refused [FOS-DEATHSAVE] Hal is out of reach
gm person place med 6 4
# Against 15: 5 is a failure and no worse, 4 a critical one: one more dying.
dice 5
med.boots stabilise hal
  Med, stabilise: d20 5 against 15, failure.
dice 9
pass to med.boots
  The turn of Hal begins.
  Hal, death save: d20 9 against 10, failure.
  Hal: 2 of 4 dying.
  The turn of Gus begins.
  The turn of Foe begins.
  Round 2.
  The turn of Med begins.
dice 4
med.boots stabilise hal
  Med, stabilise: d20 4 against 15, critical failure.
  Hal: 3 of 4 dying.
# 14 is a failure, 15 a success; 1 is a degree worse, and 20 a degree better.
dice 10
pass to med.boots
  The turn of Hal begins.
  Hal, death save: d20 10 against 10, success.
  Hal: 2 of 4 dying.
  The turn of Gus begins.
  The turn of Foe begins.
  Round 3.
  The turn of Med begins.
dice 14
med.boots stabilise hal
  Med, stabilise: d20 14 against 15, failure.
dice 10
pass to med.boots
  The turn of Hal begins.
  Hal, death save: d20 10 against 10, success.
  Hal: 1 of 4 dying.
  The turn of Gus begins.
  The turn of Foe begins.
  Round 4.
  The turn of Med begins.
dice 15
med.boots stabilise hal
  Med, stabilise: d20 15 against 15, success.
  Hal is stable.
show person hal
  stable at 5 4 on level 1, 0 of 14 hit points, AC 12
  downed; prone
# It helps a foe as well, once there is somebody beside.
pass to med.boots
  The turn of Hal begins.
  The turn of Gus begins.
  The turn of Foe begins.
  Round 5.
  The turn of Med begins.
gm person hurt gus 30 laser
  Gus takes laser: 30 from hit points.
  Gus goes down.
  Gus: 1 of 4 dying.
gm person place med 10 4
# A foe is known by sight, and not told by name. The tools are for nothing else.
show options med.boots
  Object
  Improvise
  Call
  First aid, Hal: refused [FOS-DEATHSAVE] there is nobody to stabilise
  Attack, bare hands, Plain: refused [FOS-RANGE] 10 ft is beyond a reach of 5 ft
  First aid, Plain: refused [FOS-DEATHSAVE] a foe is out of reach
  Attack, bare hands, Plain: refused [FOS-RANGE] 40 ft is beyond a reach of 5 ft
  Hide: refused [FOS-COVER] a foe has Med in plain sight: hide out of sight, in smoke, or behind flimsy cover
  Search
  Escape: refused [FOS-ACTIONS] nothing holds Med
  Let go: refused [FOS-ACTIONS] Med holds nobody
  Drop prone
  Stand up: refused [FOS-ACTIONS] Med is not prone
  Raise shield: refused [FOS-ACTIONS] Med holds no shield
  Lower shield: refused [FOS-ACTIONS] no shield is raised
  Take aim
  Take cover
  Leave cover: refused [FOS-COVER] Med has taken no cover
  End turn
  Use, healer's tools: refused [FOS-EXPLOSIVE] to use healer's tools, stabilise somebody
med.boots stabilise gus
  refused [FOS-DEATHSAVE] a foe is out of reach
gm person place med 11 4
dice 20
med.boots stabilise gus
  Med, stabilise: d20 20 against 15, critical success.
  Gus is stable.
show person gus
  stable at 12 4 on level 1, 0 of 14 hit points, AC 12
  downed; prone
# Healed, one gets up by an action of one's own; the two actions fewer count as they are regained.
gm person heal hal 3
  Hal regains 3, now 3.
  Hal can get up.
pass to hal.boots
  The turn of Hal begins.
show hal.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
hal.boots stand
  Hal is no longer prone.
  Hal: AC 12 → 14 (no longer flat-footed).
show hal.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
