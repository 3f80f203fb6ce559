title On foot: fear, frost, exhaustion, aiming, and what a rest takes off
covers ME-MOVE ME-HIDE ME-USE ME-REGEN-REST ME-UNCONSCIOUS ME-FREE ME-RAPID

book me5e
variant rapid-reload
room 24 10
square wall 12 6
sheet brave like plain, strength 14, dexterity 14, wisdom 14, hp 60, weapon warden-rifle, weapon tack-pistol, level 1, charisma 16, power lash, power fling, special
sheet heavy like plain, strength 16, dexterity 14, hp 60, weapon petard-launcher
person Ana brave at 4 4 side Blue
person Hal heavy at 4 8 side Blue
person Foe plain at 10 4 side Red
initiative ana 20, hal 15, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Fear of somebody: disadvantage, and no step nearer, while they are in sight.
gm person afflict ana frightened by foe
  Ana is frightened.
show aim ana foe
  +4 against 12, disadvantage: frightened
ana.boots move 5 4
  refused [ME-MOVE] Ana is frightened and will not go nearer to a foe
ana.boots move 5 3
  refused [ME-MOVE] Ana is frightened and will not go nearer to a foe
ana.boots move 4 3
  Ana has moved to 4 3 on level 1; 8 m of movement is left.
gm person place foe 22 8
gm person place ana 3 6
gm person place foe 13 6
show aim ana foe
  refused: Ana does not know where that is: attack a square in view instead [ME-UNSEEN]
ana.boots move 4 6
  Ana has moved to 4 6 on level 1; 6 m of movement is left.
gm person relieve ana frightened
  Ana is no longer frightened.
# What primed somebody is over with what goes off: the frozen can move again.
pass to ana.boots
  The turn of Hal begins.
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
gm person place foe 6 4
gm person place ana 4 4
gm person hp foe 20
  The GM rules: Foe has 20 hit points.
gm person afflict foe frozen
  Foe is frozen.
  Foe: speed 10 → 0 m (frozen).
show person foe
  able at 6 4 on level 1, 20 of 20 hit points, AC 12
  frozen
dice 12 12 1 1 1 1 13 15
ana.boots cast lash on foe
  Ana casts Lash on Foe.
  Ana attacks Foe, Lash: d20 12, dropped 12 (advantage: frozen) + 3 Charisma + 2 proficiency = 17 against 12, a hit.
  Damage of Lash: d8 1+1+1+1 = 4.
  Foe is no longer primed with cold.
  Foe is no longer frozen.
  Reached by primed with cold detonation: Ana, Foe.
  Ana saves with Strength against primed with cold detonation: d20 13 + 2 Strength = 15 against 15, success.
  Foe saves with Strength against primed with cold detonation: d20 15 against 15, success.
  Foe is lashed.
  Foe takes force: 4 from hit points.
show person foe
  able at 6 4 on level 1, 16 of 20 hit points, AC 12
  lashed
# A level that a GM names is the one that somebody has, whatever they had. The first, named again, is one more.
gm person afflict hal exhaustion-2
  Hal is exhausted 2.
  Hal: speed 10 → 5 m (exhausted 2).
gm person afflict hal exhaustion-3
  Hal is exhausted 3.
show person hal
  able at 4 8 on level 1, 60 of 60 hit points, AC 12
  exhausted 3; Petard launcher in hand, 6 of 6
gm person afflict hal exhaustion-3
  refused [TABLE] Hal is exhausted 3
gm person afflict hal exhaustion-2
  Hal is no longer exhausted 3.
  Hal is exhausted 2.
gm person afflict hal exhaustion-1
  Hal is exhausted 3.
gm person relieve hal exhaustion-3
  Hal is no longer exhausted 3.
  Hal: speed 5 → 10 m (no longer exhausted 3).
# A rest takes a level of exhaustion off; the fourth halves the maximum, the fifth stops.
gm person afflict hal exhaustion-1
  Hal is exhausted 1.
gm person afflict hal exhaustion-1
  Hal is exhausted 2.
  Hal: speed 10 → 5 m (exhausted 2).
gm person afflict hal exhaustion-1
  Hal is exhausted 3.
gm person afflict hal exhaustion-1
  Hal is exhausted 4.
  Hal: maximum of hit points 60 → 30 (exhausted 4).
gm person afflict hal exhaustion-1
  Hal is exhausted 5.
  Hal: speed 5 → 0 m (exhausted 5; no longer exhausted 4).
show person hal
  able at 4 8 on level 1, 30 of 30 hit points, AC 12
  exhausted 5; Petard launcher in hand, 6 of 6
pass to hal.boots
  The turn of Hal begins.
hal.boots move 5 8
  refused [ME-MOVE] Hal cannot move
gm person rest hal
  Hal is no longer exhausted 5.
  Hal is exhausted 4.
  Hal has rested.
  Hal: speed 0 → 5 m (exhausted 4; no longer exhausted 5).
show person hal
  able at 4 8 on level 1, 30 of 30 hit points, AC 12
  exhausted 4; Petard launcher in hand, 6 of 6
gm person rest hal
  Hal is no longer exhausted 4.
  Hal is exhausted 3.
  Hal regains 30, now 60.
  Hal has rested.
  Hal: maximum of hit points 30 → 60 (no longer exhausted 4).
show person hal
  able at 4 8 on level 1, 60 of 60 hit points, AC 12
  exhausted 3; Petard launcher in hand, 6 of 6
gm person rest hal
  Hal is no longer exhausted 3.
  Hal is exhausted 2.
  Hal has rested.
gm person rest hal
  Hal is no longer exhausted 2.
  Hal is exhausted 1.
  Hal has rested.
  Hal: speed 5 → 10 m (no longer exhausted 2).
gm person rest hal
  Hal is no longer exhausted 1.
  Hal has rested.
show person hal
  able at 4 8 on level 1, 60 of 60 hit points, AC 12
  Petard launcher in hand, 6 of 6
# Whoever aims at half speed is no longer aiming once they are lifted, or behind cover.
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
show person hal
  able at 4 8 on level 1, 60 of 60 hit points, AC 12
  targeting; Petard launcher in hand, 6 of 6
gm person afflict hal lifted
  Hal is lifted.
  Hal is no longer targeting.
  Hal: speed 5 → 0 m (restrained; no longer targeting).
show person hal
  able at 4 8 on level 1, 60 of 60 hit points, AC 12
  lifted; Petard launcher in hand, 6 of 6
gm person relieve hal lifted
  Hal is no longer lifted.
  Hal: speed 0 → 10 m (no longer restrained).
# Who falls unconscious drops what they hold, and has to draw it again when they wake.
gm person hp ana 0
  Ana falls unconscious.
  Ana no longer concentrates on Lash.
  Foe is no longer lashed.
  Ana can no longer hold Warden rifle.
  The GM rules: Ana has 0 hit points.
  Foe: speed 0 → 10 m (no longer grappled).
show person ana
  dying at 4 4 on level 1, 0 of 60 hit points, AC 12
  unconscious; prone
gm person heal ana 10
  Ana regains 10, now 10.
  Ana wakes.
pass to ana.boots
  The turn of Foe begins.
  Round 3.
  The turn of Ana begins.
ana.boots attack foe
  refused [ME-FREE] draw Warden rifle first
ana.boots draw warden-rifle
  Ana draws Warden rifle.
# A rapid reload that fails leaves the action for reloading, and for nothing else.
gm person load ana warden-rifle 3
  The GM rules: Warden rifle of Ana has 3 attacks left.
pass to ana.boots
  The turn of Hal begins.
  The turn of Foe begins.
  Round 4.
  The turn of Ana begins.
dice 12
ana.boots rapid-reload warden-rifle
  Ana, rapid reload: d20 12 + 2 Dexterity = 14 against 15, failure.
  Ana must reload as an action.
ana.boots cast fling on foe
  refused [ME-RELOAD] a rapid reload has failed: the action must be to reload
ana.boots dash
  refused [ME-RELOAD] a rapid reload has failed: the action must be to reload
ana.boots attack foe
  refused [ME-RELOAD] a rapid reload has failed: the action must be to reload
ana.boots reload warden-rifle
  Ana reloads Warden rifle.
