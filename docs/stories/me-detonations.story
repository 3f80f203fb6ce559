title On foot: powers that detonate set off who is primed, those by a save only who fails it
covers ME-CAST

book me5e
room 40 12
sheet mage like plain, hp 200, charisma 16, power spear, power kindle, power rolling-shock, power unravel, slots 9 9
sheet foe like plain, hp 200
person Mag mage at 4 4 side Blue special
person Foe foe at 7 4 side Red special
initiative mag 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Mag begins.
gm go-on
# An attack that hits. A miss sets off nothing.
gm person afflict foe primed-force
  Foe is primed with force.
dice d20=5
mag.boots cast spear on foe
  Mag casts Spear of Force on Foe.
  Mag attacks Foe, Spear of Force: d20 5 + 3 Charisma + 2 proficiency = 10 against 12, a miss.
pass to mag.boots
  The turn of Foe begins.
  Round 2.
  The turn of Mag begins.
dice d20=15 d8=1 d8=1 d8=1 d6=3 d6=3
mag.boots cast spear on foe
  Mag casts Spear of Force on Foe.
  Mag attacks Foe, Spear of Force: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Spear of Force: d8 1+1+1 + 3 power = 6.
  Foe is no longer primed with force.
  Damage of primed with force detonation: d6 3+3 = 6.
  Foe is prone.
  Foe has moved to 10 4 on level 1.
  Foe takes force: 6 from hit points.
  Foe takes force: 6 from hit points.
gm person place foe 7 4
gm person relieve foe prone
  Foe is no longer prone.
# What primes does not detonate; what does both sets off the old and primes with the new.
pass to mag.boots
  The turn of Foe begins.
  Round 3.
  The turn of Mag begins.
gm person afflict foe primed-lightning
  Foe is primed with lightning.
dice d20=15 d10=1 d10=1 d10=1
mag.boots cast unravel on foe
  Mag casts Unravel on Foe.
  Mag attacks Foe, Unravel: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Unravel: d10 1+1+1 + 3 power = 6.
  Foe is primed with necrosis.
  Foe takes necrotic: 6 from hit points.
gm person relieve foe primed-necrotic
  Foe is no longer primed with necrosis.
pass to mag.boots
  The turn of Foe begins.
  Round 4.
  The turn of Mag begins.
dice d20=15 d10=1 d10=1 d4=1 d4=2 d4=3
mag.boots cast kindle on foe
  Mag casts Kindle on Foe.
  Mag attacks Foe, Kindle: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Kindle: d10 1+1 = 2.
  Foe is no longer primed with lightning.
  Reached by primed with lightning detonation: Foe.
  Damage of primed with lightning detonation: d4 1+2+3 = 6.
  Foe is primed with fire.
  Foe takes fire: 2 from hit points.
  Foe takes lightning: 6 from hit points.
# A save that holds is no hit, though half of the damage is taken.
gm person relieve foe primed-fire
  Foe is no longer primed with fire.
gm person afflict foe primed-force
  Foe is primed with force.
pass to mag.boots
  The turn of Foe begins.
  Round 5.
  The turn of Mag begins.
dice d20=15 d6=1 d6=1 d6=4
mag.boots cast rolling-shock at 6 4
  Mag casts Rolling Shock.
  Reached by Rolling Shock: Foe.
  Foe saves with Dexterity against Rolling Shock: d20 15 against 13, success.
  Damage of Rolling Shock: d6 1+1+4 = 6.
  Foe takes force (6 - 3 by the save): 3 from hit points.
pass to mag.boots
  The turn of Foe begins.
  Round 6.
  The turn of Mag begins.
dice d20=3 d6=1 d6=1 d6=4 d6=2 d6=2
mag.boots cast rolling-shock at 6 4
  Mag casts Rolling Shock.
  Reached by Rolling Shock: Foe.
  Foe saves with Dexterity against Rolling Shock: d20 3 against 13, failure.
  Damage of Rolling Shock: d6 1+1+4 = 6.
  Foe is no longer primed with force.
  Damage of primed with force detonation: d6 2+2 = 4.
  Foe is prone.
  Foe has moved to 10 4 on level 1.
  Foe takes force: 6 from hit points.
  Foe takes force: 4 from hit points.
