title On foot: powers with their casting times, slots, saves, areas, concentration and detonations
covers ME-CAST ME-DAMAGE ME-TEMPHP ME-SHIELD ME-BONUS

book me5e
room 40 12
sheet adept like plain, charisma 16, hp 60, level 5, proficiency 3, constitution 14, power fling, power unravel, power hoist, power well, power leaping-arc, power rolling-shock, power lash, power kindle, power stillness, power kinetic-wall, power mend
sheet thug like plain, hp 80, shields 10 regain 5
sheet bare like plain, hp 80
person Mar adept at 2 5 side Blue
person Thug thug at 6 5 side Red
person Bob bare at 8 5 side Red
person Bea bare at 10 6 side Red
person Cal bare at 22 9 side Red
initiative mar 20, thug 5, bob 4, bea 3, cal 2

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# An attack with the casting ability and proficiency; a cantrip grows at level 5. The
# target is pushed 10 m.
dice 10 3 4
mar.boots cast fling on bob
  Mar casts Fling on Bob.
  Mar attacks Bob, Fling: d20 10 + 3 Charisma + 3 proficiency = 16 against 14 with half cover, a hit.
  Damage of Fling: d8 3+4 = 7.
  Bob has moved to 13 5 on level 1.
  Bob takes force: 7 from hit points.
gm person place bob 8 5
# One action, one power; a bonus action for another where its casting time is one.
mar.boots cast fling on bob
  refused [ME-CAST] Fling takes 1 action, and Mar has 0 left
mar.boots cast kinetic-wall
  Mar casts Kinetic Wall.
  Mar: barrier +4, now 4.
pass to mar.boots
  The turn of Thug begins.
  The turn of Bob begins.
  The turn of Bea begins.
  The turn of Cal begins.
  Round 2.
  The turn of Mar begins.
# It bypasses shields, and primes with necrosis; the third-level slot adds 2d10.
dice 12 5 5 5 5 5
mar.boots cast unravel on thug slot 3
  Mar casts Unravel on Thug.
  Mar attacks Thug, Unravel: d20 12 + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Unravel: d10 5+5+5+5+5 + 3 power = 28.
  Thug is primed with necrosis.
  Thug takes necrotic: 28 from hit points.
show person thug
  able at 6 5 on level 1, 52 of 80 hit points, AC 12
  shields 10 of 10; primed with necrosis
pass to mar.boots
  The turn of Thug begins.
  The turn of Bob begins.
  The turn of Bea begins.
  The turn of Cal begins.
  Round 3.
  The turn of Mar begins.
# A save against 8, proficiency and Charisma: 14. Lightning leaps to three more within 6 m
# of the first: Bea is 8 m off. Half for those who save, one roll of damage for all; all
# are primed, until the caster's next turn begins.
dice 13 14 2 3 4
mar.boots cast leaping-arc on thug
  Mar casts Leaping Arc on Thug.
  Reached by Leaping Arc: Thug, Bob.
  Thug saves with Dexterity against Leaping Arc: d20 13 against 14, failure.
  Bob saves with Dexterity against Leaping Arc: d20 14 + 2 cover = 16 against 14, success.
  Damage of Leaping Arc: d6 2+3+4 = 9.
  Thug is primed with lightning.
  Bob is primed with lightning.
  Thug takes lightning (9 + 5 shields): 10 from shields, 4 from hit points.
  Bob takes lightning (9 - 5 by the save): 4 from hit points.
pass to mar.boots
  Thug is no longer primed with necrosis.
  The turn of Thug begins.
  The turn of Bob begins.
  The turn of Bea begins.
  The turn of Cal begins.
  Round 4.
  The turn of Mar begins.
  Thug is no longer primed with lightning.
  Bob is no longer primed with lightning.
# A line 2 m wide and 10 m long: who fails falls prone, who saves takes half. Bea is beside
# it, Cal beyond its end.
gm person place thug 4 5
gm person place bob 7 5
gm person place bea 6 6
gm person place cal 8 5
dice 13 14 4 4 4
mar.boots cast rolling-shock at 6 5
  Mar casts Rolling Shock.
  Reached by Rolling Shock: Thug, Bob.
  Thug saves with Dexterity against Rolling Shock: d20 13 against 14, failure.
  Bob saves with Dexterity against Rolling Shock: d20 14 + 2 cover = 16 against 14, success.
  Damage of Rolling Shock: d6 4+4+4 = 12.
  Thug is prone.
  Thug takes force: 12 from hit points.
  Bob takes force (12 - 6 by the save): 6 from hit points.
gm person place cal 22 9
gm person place bob 5 4
pass to mar.boots
  The turn of Thug begins.
  The turn of Bob begins.
  The turn of Bea begins.
  The turn of Cal begins.
  Round 5.
  The turn of Mar begins.
# Concentration: who fails is lifted until it ends. Shield points give advantage.
gm person place bea 20 2
gm person layer thug shields 5
  Thug: shields +5, now 5.
gm person afflict thug primed-necrotic
  Thug is primed with necrosis.
gm person afflict thug primed-lightning
  Thug is primed with lightning.
dice 2 4 3
mar.boots cast well at 6 5
  Mar casts Well.
  Reached by Well: Thug, Bob.
  Thug saves with Strength against Well: d20 4, dropped 2 (advantage: shields) = 4 against 14, failure.
  Bob saves with Strength against Well: d20 3 against 14, failure.
  Thug is lifted.
  Bob is lifted.
  Thug: speed 10 → 0 m (restrained).
  Bob: speed 10 → 0 m (restrained).
show person thug
  able at 4 5 on level 1, 36 of 80 hit points, AC 12
  shields 5 of 10; prone; primed with necrosis; primed with lightning; lifted
show person bob
  able at 5 4 on level 1, 63 of 80 hit points, AC 12
  lifted
# What is primed goes off under a detonating power, once. Another concentration ends the
# first, so that Bob comes down.
pass to mar.boots
  The turn of Thug begins.
  The turn of Bob begins.
  The turn of Bea begins.
  The turn of Cal begins.
  Round 6.
  The turn of Mar begins.
gm person place bob 8 4
gm person place mar 1 2
dice 12 14 4 4 4 4 12 6 2 2 2
mar.boots cast lash on thug
  Mar casts Lash on Thug.
  Mar no longer concentrates on Well.
  Thug is no longer lifted.
  Bob is no longer lifted.
  Mar attacks Thug, Lash: d20 12, dropped 14 (disadvantage: prone) + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Lash: d8 4+4+4+4 = 16.
  Thug is no longer primed with necrosis.
  Thug saves with Constitution against primed with necrosis detonation: d20 12 against 13, failure.
  Damage of primed with necrosis detonation: d12 6.
  Thug is stunned.
  Thug is no longer primed with lightning.
  Reached by primed with lightning detonation: Thug.
  Damage of primed with lightning detonation: d4 2+2+2 = 6.
  Thug is lashed.
  Thug takes force: 5 from shields, 11 from hit points.
  Thug takes necrotic: 6 from hit points.
  Thug takes lightning: 6 from hit points.
  Bob: speed 0 → 10 m (no longer restrained).
show person bob
  able at 8 4 on level 1, 63 of 80 hit points, AC 12
# Damage may break it: a Constitution save against 10, or half of the damage where that is more.
dice 5 7
gm person hurt mar 24 fire
  Barrier takes off: d8 5.
  Mar takes fire: 5 from barrier, 19 from hit points.
  Mar saves with Constitution against concentration: d20 7 + 2 Constitution = 9 against 10, failure.
  Mar no longer concentrates on Lash.
  Thug is no longer lashed.
show person thug
  able at 4 5 on level 1, 13 of 80 hit points, AC 12
  shields 0 of 10; prone; stunned
pass to mar.boots
  The turn of Thug begins.
  Thug is no longer stunned.
  The turn of Bob begins.
  Thug: speed 0 → 10 m (no longer stunned).
  The turn of Bea begins.
  The turn of Cal begins.
  Round 7.
  The turn of Mar begins.
# Held in stillness one is paralysed: hits from nearby are critical, saves by Strength fail.
dice 2
mar.boots cast stillness on bob
  Mar casts Stillness on Bob.
  Bob saves with Strength against Stillness: d20 2 against 14, failure.
  Bob is held in stillness.
  Bob: speed 10 → 0 m (paralysed).
show person bob
  able at 8 4 on level 1, 63 of 80 hit points, AC 12
  held in stillness
gm person place mar 2 5
gm person place bob 3 5
show aim mar bob with fists
  refused: Mar has no action left [ME-ATTACK]
# Beyond its range nothing is reached, nor behind something solid.
mar.boots cast mend on cal
  refused [ME-CAST] Mend takes 1 action, and Mar has 0 left
# The save that ends it can be made, although the paralysed fail all others by Strength: not with 13 against 14.
dice 13
pass to mar.boots
  The turn of Thug begins.
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 13 against 14, failure.
  The turn of Bea begins.
  The turn of Cal begins.
  Round 8.
  The turn of Mar begins.
dice 5
mar.boots cast mend on mar
  Mar casts Mend.
  Healing of Mend: d8 5 + 3 Charisma = 8.
  Mar regains 8, now 49.
dice 14
pass to mar.boots
  The turn of Thug begins.
  The turn of Bob begins.
  Bob saves with Strength against held in stillness: d20 14 against 14, success.
  Bob is no longer held in stillness.
  The turn of Bea begins.
  Bob: speed 0 → 10 m (no longer paralysed).
  The turn of Cal begins.
  Round 9.
  The turn of Mar begins.
# Held and paralysed by something else too, it is not made.
dice 2
mar.boots cast stillness on bob
  Mar casts Stillness on Bob.
  Mar no longer concentrates on Stillness.
  Bob saves with Strength against Stillness: d20 2 against 14, failure.
  Bob is held in stillness.
  Bob: speed 10 → 0 m (paralysed).
gm person afflict bob paralysed
pass to mar.boots
  The turn of Thug begins.
  The turn of Bob begins.
  Bob automatically fails the Strength save against held in stillness.
  The turn of Bea begins.
  The turn of Cal begins.
  Round 10.
  The turn of Mar begins.
