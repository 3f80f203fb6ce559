title Who is moved against their will in mid-move stays there, cuts no corner, and goes no farther once they fall
covers ME-MOVE ME-READY ME-SHOVE ME-FLYING

book me5e
room 40 14 levels 2
square wall 20 10
square wall 19 11
square shaft-down 29 10
sheet mage like plain, charisma 16, power fling, casting charisma, strength 16, skilled athletics, weapon gauntlet-torch, hp 30
person Ana plain at 12 4 side Red
person Foe mage at 5 4 side Blue
person Fee plain at 19 10 side Red
person Wes mage at 18 9 side Blue
person Gil plain at 27 10 side Red
person Nan mage at 25 10 side Blue
initiative foe 20, wes 15, nan 10, ana 4, gil 3, fee 2
begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
# Flung by what was readied, Ana does not go on with her way.
foe.boots ready within 10 ana: cast fling on ana
  Foe readies Cast for somebody who comes near.
# A step to 20 11 would cut a corner, and so would who is pushed there.
pass to wes.boots
  The turn of Wes begins.
dice 15 5
wes.boots shove fee push
  Wes, shove: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Fee: d20 5, won.
  Fee has no room to go.
# What falls down a shaft is not flung on below.
pass to nan.boots
  The turn of Nan begins.
dice 15 1 3
nan.boots cast fling on gil
  Nan casts Fling on Gil.
  Nan attacks Gil, Fling: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Fling: d8 1.
  Gil falls from a height of 4.
  Damage of the fall: d6 3.
  Gil is prone.
  Gil has moved to 29 10 on level 2.
  Gil takes force: 1 from hit points.
  Gil takes bludgeoning: 3 from hit points.
show person gil
  able at 29 10 on level 2, 16 of 20 hit points, AC 12
  prone
pass to ana.boots
  The turn of Ana begins.
ana.boots move 11 4, 10 4, 9 4, 8 4
  Foe may react to Ana: what was readied.
dice 15 5
foe.boots react
  Foe reacts with what was readied.
  Foe casts Fling on Ana.
  Foe no longer concentrates on Fling.
  Foe attacks Ana, Fling: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Fling: d8 5.
  Ana has moved to 15 4 on level 1.
  Ana takes force: 5 from hit points.
show person ana
  able at 15 4 on level 1, 15 of 20 hit points, AC 12
# Whom the GM puts elsewhere is asked about no more, and not under way.
gm person place ana 6 4
pass to ana.boots
  The turn of Gil begins.
  The turn of Fee begins.
  Round 2.
  The turn of Foe begins.
  The turn of Wes begins.
  The turn of Nan begins.
  The turn of Ana begins.
foe.boots standing strikes ask
ana.boots move 7 4, 8 4
  Foe may react to Ana: an opportunity attack.
gm person place ana 12 4
  Foe lets it pass.
show person ana
  able at 12 4 on level 1, 15 of 20 hit points, AC 12
