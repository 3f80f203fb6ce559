title On foot: ranges, a foe nearby, hip fire, reach, unarmed strikes, the butt of a gun
covers ME-RANGE ME-CLOSE ME-MELEE ME-GUNBUTT

book me5e
room 60 9
sheet gunner like plain, dexterity 14, strength 16, weapon warden-rifle, weapon hinge-shotgun, weapon adder-dagger
sheet bold like gunner, weapon live-wire
person Gil gunner at 1 1 side Blue
person Bo bold at 1 5 side Blue
person Near plain at 11 1 side Red
person Far plain at 31 1 side Red
person Foe plain at 30 7 side Red
initiative gil 20, bo 15, near 5, far 4, foe 3

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# 20 m are normal range, 22 beyond it, 60 the last of long range, 62 none.
show aim gil near
  +4 against 12
gm person place near 12 1
show aim gil near
  +4 against 12, disadvantage: beyond normal range
gm person place near 31 2
show aim gil far
  +4 against 12, disadvantage: beyond normal range
gm person place far 32 1
show aim gil far
  refused: 62 m is beyond the range of Warden rifle, 60 m [ME-RANGE]
# A seeing, able foe within 2 m hinders every ranged attack; 4 m away it does not.
gm person place near 5 1
gm person place foe 2 1
show aim gil near
  +4 against 14 with half cover, disadvantage: a foe nearby
gm person place foe 3 1
show aim gil near
  +4 against 14 with half cover
gm person afflict foe blinded
  Foe is blinded.
gm person place foe 2 1
show aim gil near
  +4 against 14 with half cover
gm person relieve foe blinded
  Foe is no longer blinded.
gm person afflict foe incapacitated
  Foe is incapacitated.
show aim gil near
  +4 against 14 with half cover
gm person relieve foe incapacitated
  Foe is no longer incapacitated.
# Hip fire is not hindered by its own target beside it.
gil.boots stow warden
  Gil stows Warden rifle.
gil.boots draw hinge
  Gil draws Hinge shotgun.
pass to gil.boots
  The turn of Bo begins.
  The turn of Near begins.
  The turn of Far begins.
  The turn of Foe begins.
  Round 2.
  The turn of Gil begins.
gil.boots draw hinge
  refused [ME-FREE] Hinge shotgun is in hand already
show aim gil foe with hinge-shotgun
  +5 against 12
show aim gil near with hinge-shotgun
  +5 against 14 with half cover, disadvantage: beyond normal range, disadvantage: a foe nearby
# The butt strikes with Strength: 1d4 and 3, and proficiency to hit.
dice 9 4
gil.boots attack foe with hinge-shotgun butt
  Gil attacks Foe, Hinge shotgun butt: d20 9 + 3 Strength + 2 proficiency = 14 against 12, a hit.
  Damage of Hinge shotgun butt: d4 4 + 3 Strength = 7.
  Foe takes bludgeoning: 7 from hit points.
pass to gil.boots
  The turn of Bo begins.
  The turn of Near begins.
  The turn of Far begins.
  The turn of Foe begins.
  Round 3.
  The turn of Gil begins.
# Bare hands deal 1 and Strength.
dice 11
gil.boots attack foe with fists
  Gil attacks Foe, unarmed strike: d20 11 + 3 Strength + 2 proficiency = 16 against 12, a hit.
  Damage of unarmed strike: 1 + 3 Strength = 4.
  Foe takes bludgeoning: 4 from hit points.
# Reach is 2 m, and 2 more with a reaching weapon.
show aim gil near with fists
  refused: Gil has no action left [ME-ATTACK]
pass to bo.boots
  The turn of Bo begins.
gm person place foe 3 5
show aim bo foe with fists
  refused: 4 m is beyond a reach of 2 m [ME-MELEE]
show aim bo foe with live-wire
  refused: draw Live wire first [ME-FREE]
bo.boots stow warden
  Bo stows Warden rifle.
bo.boots draw live-wire
  Bo draws Live wire.
pass to bo.boots
  The turn of Near begins.
  The turn of Far begins.
  The turn of Foe begins.
  Round 4.
  The turn of Gil begins.
  The turn of Bo begins.
bo.boots draw live-wire
  refused [ME-FREE] Live wire is in hand already
show aim bo foe with live-wire
  +5 against 12
