title Legends of Lurasko: powers of devices and of the mind, what they cost and give
covers LOL-SHIELD-POINTS LOL-PSEUDO LOL-AURA LOL-SILENCE LOL-PSEUDO-GROUP LOL-PSEUDO-LIGHT

book lurasko
room 60 14
sheet tinker like plain, armour kinetic-buckler, armour arc-mesh, armour harness, armour silencer, charge 9
sheet glove like plain, armour gauntlet, charge 2
sheet mind like plain, power canopy, power ward, power skin, power ember, power rime, power hush, power still, insight 12
person Tin tinker at 5 4 side Blue special
person Glo glove at 5 8 side Blue special
person Min mind at 5 6 side Blue special
person Foe plain at 17 4 side Red special
person Oth plain at 14 8 side Red special
initiative tin 30, glo 25, min 20, foe 10, oth 5

begin
  ...
# Devices, for charge: a kinetic shield of three points, a mesh of 30, forty points of gravity, a silencer.
tin.boots cast charge-kinetic
  Tin: charge -1, now 8.
  Tin uses Charge the kinetic shield.
  Tin: kinetic shield +3, now 3.
tin.boots cast charge-arc
  Tin: charge -1, now 7.
  Tin uses Charge the arc mesh.
  Tin: arc mesh +30, now 30.
tin.boots cast wind-harness
  Tin: charge -2, now 5.
  Tin uses Wind the harness.
  Tin: pseudogravity points +40, now 40.
tin.boots cast silence
  Tin: charge -1, now 4.
  Tin uses Switch the silencer on.
  Tin is silencing the ether.
show person tin
  able at 5 4 on level 1, 0 suffered, Agility 6
  kinetic shield 3; arc mesh 30; silencing the ether
# Switched off again, for nothing.
tin.boots cast still
  Tin uses Still the ether.
  Tin is no longer silencing the ether.
show person tin
  able at 5 4 on level 1, 0 suffered, Agility 6
  kinetic shield 3; arc mesh 30
# The harness moves by 60 ft, and takes the action.
tin.boots cast tow on foe points 15 at 30 4
  Tin uses Tow on Foe.
  Tin: pseudogravity points -15, now 25.
  Tin is aglow.
  Tin is heard to lift Foe with 15 points: nothing moves.
pass to tin.boots
  The turn of Glo begins.
  The turn of Min begins.
  The turn of Foe begins.
  The turn of Oth begins.
  Round 2.
  The turn of Tin begins.
  Tin is no longer aglow.
tin.boots cast tow on foe points 16 at 30 4
  Tin uses Tow on Foe.
  Tin: pseudogravity points -16, now 9.
  Tin is aglow.
  Tin is heard to lift Foe with 16 points: they move.
  Foe has moved to 29 4 on level 1.
show person foe
  able at 29 4 on level 1, 0 suffered, Agility 6
tin.boots cast tow on foe points 9 at 16 4
  refused [LOL-PSEUDO] Tow takes 1 action, and Tin has 0 left
# The gauntlet: 20 points for one charge; they are spent by an action, of which there is one.
pass to glo.boots
  The turn of Glo begins.
glo.boots cast heave on oth points 16
  refused [LOL-PSEUDO] Glo has no pseudogravity points: make some first
glo.boots cast wind-gauntlet
  Glo: charge -1, now 1.
  Glo uses Wind the gauntlet.
  Glo: pseudogravity points +20, now 20.
glo.boots cast heave on oth points 21
  refused [LOL-PSEUDO] Glo has 20 pseudogravity points
glo.boots cast heave on oth points 16 at 21 8
  Glo casts Heave on Oth.
  Glo: pseudogravity points -16, now 4.
  Glo is aglow.
  Glo is heard to lift Oth with 16 points: they move.
  Oth has moved to 20 8 on level 1.
glo.boots cast wind-gauntlet
  Glo: charge -1, now 0.
  Glo uses Wind the gauntlet.
  Glo: pseudogravity points +20, now 24.
glo.boots cast wind-gauntlet
  refused [LOL-PSEUDO] Wind the gauntlet takes 1 charge, and Glo has 0 left
glo.boots cast heave on oth points 16 at 20 8
  refused [LOL-PSEUDO] Heave takes 1 action, and Glo has 0 left
# The mind, for insight: shields are free, mantles take the action.
pass to min.boots
  The turn of Min begins.
min.boots cast canopy
  Min: insight -2, now 10.
  Min casts Canopy.
  Min: canopy +60, now 60.
min.boots cast ward
  Min: insight -1, now 9.
  Min casts Ward.
  Min: ward +40, now 40.
min.boots cast skin
  Min: insight -2, now 7.
  Min casts Skin shield.
  Min: skin shield +40, now 40.
min.boots cast ember
  Min: insight -1, now 6.
  Min casts Ember mantle.
  Min: ember mantle +30, now 30.
min.boots cast rime
  refused [LOL-AURA] Rime mantle takes 1 action, and Min has 0 left
min.boots cast hush
  Min: insight -1, now 5.
  Min casts Hush.
  Min is hushing the ether.
show person min
  able at 5 6 on level 1, 0 suffered, Agility 6
  canopy 60; ward 40; skin shield 40; ember mantle 30; hushing the ether
pass to min.boots
  The turn of Foe begins.
  The turn of Oth begins.
  Round 3.
  The turn of Tin begins.
  Tin is no longer aglow.
  The turn of Glo begins.
  Glo is no longer aglow.
  The turn of Min begins.
min.boots cast rime
  Min: insight -1, now 4.
  Min casts Rime mantle.
  Min: rime mantle +30, now 30.
min.boots cast skin
  Min: insight -2, now 2.
  Min casts Skin shield.
  Min: skin shield +40, now 80.
min.boots cast skin
  Min: insight -2, now 0.
  Min casts Skin shield.
  Min: skin shield +40, now 120.
min.boots cast ward
  refused [LOL-SHIELD-POINTS] Ward takes 1 insight, and Min has 0 left
# Not in another's turn.
pass to foe.boots
  The turn of Foe begins.
min.boots cast canopy
  refused [HOUSE-LURASKO] it is not your turn
# A group: into its defence goes who is in one, and out of both at once.
min.boots cast fall-in
  refused [HOUSE-LURASKO] Take cover in the group only works on targets that are in a group
min.boots cast group-up
  Min uses Group up.
  Min is in a group.
min.boots cast fall-in
  Min uses Take cover in the group.
  Min is in its defence.
show person min
  able at 5 6 on level 1, 0 suffered, Agility 6
  canopy 60; ward 40; skin shield 120; ember mantle 30; rime mantle 30; hushing the ether; in a group; in its defence
min.boots cast step-out
  Min uses Step out.
  Min is no longer in a group.
  Min is no longer in its defence.
show person min
  able at 5 6 on level 1, 0 suffered, Agility 6
  canopy 60; ward 40; skin shield 120; ember mantle 30; rime mantle 30; hushing the ether
