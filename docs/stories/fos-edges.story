title Forge of Stars: several covers, a fall in one's own turn, points at their limits, a save of exactly 0
covers FOS-COVER FOS-DYING FOS-DEATHSAVE FOS-HP FOS-TEMPHP FOS-REST FOS-DEGREES

book forge
room 40 14
square slight-cover 6 4
square half-cover 7 4
square three-quarters-cover 8 6
square slight-cover 6 6
sheet gunner like plain, precision 3, weapon blaster-rifle
sheet hero like plain, hp 21, agility 2, wisdom 2, device healers-tools 1, skilled medicine
sheet weak like plain, hp 9, modifiers -2 2 2 2 2 2
sheet weaker like plain, hp 9, modifiers -3 2 2 2 2 2
person Gun gunner at 2 4 side Blue
person Hal hero at 10 4 side Red special
person Ida hero at 10 6 side Red special
person Wea weak at 20 9 side Red special
person Xan weaker at 22 9 side Red special
initiative hal 20, ida 15, wea 10, xan 9, gun 5

begin
  ...
# Of several things in the way the best counts, and not their sum.
show aim gun hal with blaster
  +5 against 16 with standard cover
gm person place gun 2 6
show aim gun ida with blaster
  +5 against 18 with amazing cover
# Who goes down in their own turn has the actions that are left of it, and from the next turn on two fewer.
gm person hurt hal 40 laser
  Hal takes laser: 40 from hit points.
  Hal goes down.
  Hal: 1 of 4 dying.
show hal.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
hal.boots move 10 3
  Hal has moved to 10 3 on level 1; 30 ft of movement is left.
hal.boots step at 10 3
  refused [FOS-MOVE] 10 3 on level 1 is not beside 10 3 on level 1
dice 10
hal.boots search
  Hal searches, Perception: d20 10 + 2 Wisdom = 12.
# No more than what the highest gives of temporary points, and an equal one gives nothing; no more hit points than there are.
gm person layer ida temporary 5
  Ida: temporary hit points +5, now 5.
gm person layer ida temporary 5
  Ida: temporary hit points +0, now 5.
gm person layer ida temporary 6
  Ida: temporary hit points +1, now 6.
gm person heal ida 5
  Ida regains 0, now 21.
gm person hurt ida 7 laser
  Ida takes laser: 6 from temporary hit points, 1 from hit points.
gm person heal ida 5
  Ida regains 1, now 21.
# Half of 21 is 10.
gm person hp ida 1
  The GM rules: Ida has 1 hit points.
gm person rest ida 60
  Ida has had a rest of an hour.
  Ida regains 10, now 11.
# 2 less 2 is exactly ten below 10, and a failure; 2 less 3 is eleven below, and a critical one.
gm person hurt wea 9 laser
  Wea takes laser: 9 from hit points.
  Wea goes down.
  Wea: 1 of 4 dying.
gm person hurt xan 9 laser
  Xan takes laser: 9 from hit points.
  Xan goes down.
  Xan: 1 of 4 dying.
dice 2
pass to wea.boots
  The turn of Ida begins.
  The turn of Wea begins.
  Wea, death save: d20 2 - 2 Strength = 0 against 10, failure.
  Wea: 2 of 4 dying.
dice 2
pass to xan.boots
  The turn of Xan begins.
  Xan, death save: d20 2 - 3 Strength = -1 against 10, critical failure.
  Xan: 3 of 4 dying.
gm person track wea 1
  The GM rules: Wea: 1 dying.
gm person track xan 1
  The GM rules: Xan: 1 dying.
dice 10
pass to hal.boots
  The turn of Gun begins.
  Round 2.
  The turn of Hal begins.
  Hal, death save: d20 10 + 2 Strength = 12 against 10, success.
  Hal: 0 of 4 dying.
  Hal is stable.
show hal.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
