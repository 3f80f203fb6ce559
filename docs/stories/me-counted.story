title On foot: powers of soldiers and engineers, the number they are had for each rest, saves that follow a hit
covers ME-CAST ME-SHIELD ME-HEAL ME-DAMAGE

book me5e
room 40 14
sheet trooper like plain, hp 60, dexterity 14, strength 16, charisma 10, shields 10 regain 5, level 1, weapon riot-baton, power flak-shot, power adder-darts, power hawk-rocket, power hornet-gun, power meteor-stomp, power siege-wave, power blade-volley
sheet smith like plain, hp 60, charisma 16, proficiency 3, level 5, power jolt, power cripple, power ice-fetters, power plasma-darts, power many-hands, power gnawing-swarm, power sap, power anchor-field, power ice-mask, power kindle, resists cold
sheet bare like plain, hp 90, weapon tack-pistol
sheet ox like plain, hp 90, size huge
person Tro trooper at 2 9 side Blue
person Ana smith at 2 2 side Blue
person Bob bare at 7 9 side Red
person Ox ox at 30 8 side Red
person Cal bare at 7 11 side Red
initiative tro 20, ana 15, bob 5, ox 4, cal 3

begin
  The battle goes on.
  Round 1.
  The turn of Tro begins.
# Flak: 4 m around a square 10 m off at most, three for each rest. 8, proficiency and
# Dexterity: 12.
tro.boots cast flak-shot at 8 9
  refused [ME-RANGE] that is 12 m away, beyond 10
dice 11 12 3 3
tro.boots cast flak-shot at 7 10
  Tro casts Flak Shot.
  Reached by Flak Shot: Bob, Cal.
  Bob saves with Dexterity against Flak Shot: d20 11 against 12, failure.
  Cal saves with Dexterity against Flak Shot: d20 12 against 12, success.
  Damage of Flak Shot: d6 3+3 = 6.
  Bob takes piercing: 6 from hit points.
  Cal takes piercing (6 - 3 by the save): 3 from hit points.
pass to tro.boots
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 2.
  The turn of Tro begins.
# A dart is an attack with Dexterity; then he saves, with no ability in the number: 10.
dice 10 4 9
tro.boots cast adder-darts on bob
  Tro casts Adder Darts on Bob.
  Tro attacks Bob, Adder Darts: d20 10 + 2 Dexterity + 2 proficiency = 14 against 12, a hit.
  Damage of Adder Darts: d12 4.
  Bob saves with Constitution against Adder Darts: d20 9 against 10, failure.
  Bob is poisoned.
  Bob takes poison: 4 from hit points.
pass to tro.boots
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 3.
  The turn of Tro begins.
dice 10 4 10
tro.boots cast adder-darts on cal
  Tro casts Adder Darts on Cal.
  Tro attacks Cal, Adder Darts: d20 10 + 2 Dexterity + 2 proficiency = 14 against 12, a hit.
  Damage of Adder Darts: d12 4.
  Cal saves with Constitution against Adder Darts: d20 10 against 10, success.
  Cal takes poison: 4 from hit points.
pass to tro.boots
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 4.
  The turn of Tro begins.
# A rocket never misses, and there is one for each rest; so it is with the hornet gun.
dice 1 2 3
tro.boots cast hawk-rocket on cal
  Tro casts Hawk Rocket on Cal.
  Damage of Hawk Rocket: d6 1+2+3 = 6.
  Cal takes thunder: 6 from hit points.
gm person place bob 5 9
gm person place cal 5 10
dice 11 12 2 2 2
tro.boots cast hornet-gun at 5 9
  Tro casts Hornet Gun.
  Reached by Hornet Gun: Bob, Cal.
  Bob saves with Dexterity against Hornet Gun: d20 11 against 12, failure.
  Cal saves with Dexterity against Hornet Gun: d20 12 against 12, success.
  Damage of Hornet Gun: d6 2+2+2 = 6.
  Bob takes piercing: 6 from hit points.
  Cal takes piercing (6 - 3 by the save): 3 from hit points.
pass to tro.boots
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 5.
  The turn of Tro begins.
# A leap of 8 m, and a stomp for who is beside: 8, proficiency and Strength: 13.
gm person place bob 7 5
gm person place cal 7 3
tro.boots cast hawk-rocket on cal
  refused [ME-CAST] Hawk Rocket has been used, and comes back with a rest
dice 12 4 4
tro.boots cast meteor-stomp at 6 6
  Tro casts Meteor Stomp.
  Tro has moved to 6 6 on level 1; 10 m of movement is left.
  Reached by Meteor Stomp: Bob.
  Bob saves with Dexterity against Meteor Stomp: d20 12 against 13, failure.
  Damage of Meteor Stomp: d8 4+4 = 8.
  Bob takes thunder: 8 from hit points.
pass to tro.boots
  The turn of Ana begins.
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 6.
  The turn of Tro begins.
# The wave takes 5 of the shields, 8 and proficiency; who saves is not stunned.
gm person layer tro shields -6
  Tro: shields -6, now 4.
tro.boots cast siege-wave
  refused [ME-CAST] Siege Wave takes 5 of shields, and Tro has 4
gm person layer tro shields 1
  Tro: shields +1, now 5.
gm person place cal 7 4
dice 9 10 4 4
tro.boots cast siege-wave
  Tro: shields -5, now 0.
  Tro casts Siege Wave.
  Reached by Siege Wave: Bob, Cal.
  Bob saves with Constitution against Siege Wave: d20 9 against 10, failure.
  Cal saves with Constitution against Siege Wave: d20 10 against 10, success.
  Damage of Siege Wave: d8 4+4 = 8.
  Bob is stunned.
  Bob takes psychic: 8 from hit points.
  Cal takes psychic (8 - 4 by the save): 4 from hit points.
  Bob: speed 10 → 0 m (stunned).
# What is jolted may be stunned: 8, proficiency and Charisma make 14. Shield points help.
pass to ana.boots
  The turn of Ana begins.
gm person place ana 8 6
gm person relieve bob stunned
  Bob is no longer stunned.
  Bob: speed 0 → 10 m (no longer stunned).
dice 12 2 13
ana.boots cast jolt on bob
  Ana casts Jolt on Bob.
  Ana attacks Bob, Jolt: d20 12 + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Jolt: d6 2.
  Bob is primed with lightning.
  Bob saves with Constitution against Jolt: d20 13 against 14, failure.
  Bob is stunned.
  Bob takes lightning: 2 from hit points.
  Bob: speed 10 → 0 m (stunned).
pass to ana.boots
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 7.
  The turn of Tro begins.
  The turn of Ana begins.
# Hampered: disadvantage on the next attack with a weapon, and on that one alone.
gm person relieve bob stunned
  Bob is no longer stunned.
  Bob: speed 0 → 10 m (no longer stunned).
gm person relieve bob poisoned
  Bob is no longer poisoned.
gm person place ana 2 2
gm person place tro 2 9
ana.boots cast cripple on bob
  Ana casts Cripple on Bob.
  Bob is hampered.
pass to bob.boots
  Bob is no longer primed with lightning.
  The turn of Bob begins.
show aim bob ana with tack-pistol
  +2 against 12, disadvantage: hampered
dice 2 3
bob.boots attack ana with tack-pistol
  Bob attacks Ana, Tack pistol: d20 2, dropped 3 (disadvantage: hampered) + 2 proficiency = 4 against 12, a miss.
  Bob is no longer hampered.
show aim bob ana with tack-pistol
  refused: Bob has no action left [ME-ATTACK]
# Sapped: so with the next attack, check or save, whichever comes first.
pass to ana.boots
  The turn of Ox begins.
  The turn of Cal begins.
  Round 8.
  The turn of Tro begins.
  The turn of Ana begins.
dice 12 5 5
ana.boots cast sap on bob
  Ana casts Sap on Bob.
  Ana attacks Bob, Sap: d20 12 + 3 Charisma + 3 proficiency = 18 against 12, a hit.
  Damage of Sap: d10 5+5 = 10.
  Bob is primed with necrosis.
  Bob takes necrotic: 10 from hit points.
pass to bob.boots
  The turn of Bob begins.
show aim bob ana with tack-pistol
  +2 against 12, disadvantage: Sap
dice 2 3
bob.boots search
  Bob searches, Perception: d20 2, dropped 3 (disadvantage: Sap) = 2.
show aim bob ana with tack-pistol
  refused: Bob has no action left [ME-ATTACK]
# Fetters: two better to hit; an action and Strength against the number of the power.
pass to ana.boots
  The turn of Ox begins.
  The turn of Cal begins.
  Round 9.
  The turn of Tro begins.
  The turn of Ana begins.
dice 4
ana.boots cast ice-fetters on bob
  Ana casts Ice Fetters on Bob.
  Ana attacks Bob, Ice Fetters: d20 4 + 2 Ice Fetters + 3 Charisma + 3 proficiency = 12 against 12, a hit.
  Bob is ice-bound.
  Bob: speed 10 → 0 m (restrained).
pass to bob.boots
  Bob is no longer primed with necrosis.
  The turn of Bob begins.
dice 13
bob.boots escape
  Bob, escape: d20 13 against 14, failure.
pass to bob.boots
  The turn of Ox begins.
  The turn of Cal begins.
  Round 10.
  The turn of Tro begins.
  The turn of Ana begins.
  The turn of Bob begins.
dice 14
bob.boots escape
  Bob, escape: d20 14 against 14, success.
  Bob is no longer ice-bound.
  Bob: speed 0 → 10 m (no longer restrained).
# The mask is for large and smaller ones, five worse to hit.
pass to ana.boots
  The turn of Ox begins.
  The turn of Cal begins.
  Round 11.
  The turn of Tro begins.
  The turn of Ana begins.
gm person place ox 12 6
dice 13
ana.boots cast ice-mask on ox
  Ana casts Ice Mask on Ox.
  Ana attacks Ox, Ice Mask: d20 13 - 5 Ice Mask + 3 Charisma + 3 proficiency = 14 against 14 with half cover, a hit.
show person ox
  able at 12 6 on level 1, 90 of 90 hit points, AC 12
pass to ana.boots
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 12.
  The turn of Tro begins.
  The turn of Ana begins.
# Darts never miss; a slot above their level makes two more of them, and 2d10 of a kindling.
dice 1 2 3 4 1
ana.boots cast plasma-darts on ox slot 2
  Ana casts Plasma Darts on Ox.
  Damage of Plasma Darts: d4 1+2+3+4+1 + 5 power = 16.
  Ox takes radiant: 16 from hit points.
pass to ana.boots
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 13.
  The turn of Tro begins.
  The turn of Ana begins.
dice 10 1 2 3 4
ana.boots cast kindle on ox slot 2
  Ana casts Kindle on Ox.
  Ana attacks Ox, Kindle: d20 10 + 3 Charisma + 3 proficiency = 16 against 14 with half cover, a hit.
  Damage of Kindle: d10 1+2+3+4 = 10.
  Ox is primed with fire.
  Ox takes fire: 10 from hit points.
pass to ana.boots
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 14.
  The turn of Tro begins.
  The turn of Ana begins.
# Swarms: the first, and two foes within 6 m of them.
gm person place ox 9 7
dice 13 14 13 5
ana.boots cast gnawing-swarm on bob
  Ana casts Gnawing Swarm on Bob.
  Reached by Gnawing Swarm: Bob, Cal, Ox.
  Bob saves with Constitution against Gnawing Swarm: d20 13 against 14, failure.
  Cal saves with Constitution against Gnawing Swarm: d20 14 against 14, success.
  Ox saves with Constitution against Gnawing Swarm: d20 13 against 14, failure.
  Damage of Gnawing Swarm: d8 5.
  Bob is gnawed.
  Ox is gnawed.
  Bob takes psychic: 5 from hit points.
  Ox takes psychic: 5 from hit points.
show aim bob ana with tack-pistol
  +2 against 12, disadvantage: gnawed
pass to bob.boots
  Ox is no longer primed with fire.
  The turn of Bob begins.
dice 14
bob.boots escape
  Bob, escape: d20 14 against 14, success.
  Bob is no longer gnawed.
pass to ana.boots
  The turn of Ox begins.
  The turn of Cal begins.
  Round 15.
  The turn of Tro begins.
  The turn of Ana begins.
# A die for each friend who is hurt. The field holds who fails for as long as it is kept.
gm person hp ana 40
  The GM rules: Ana has 40 hit points.
gm person hp tro 40
  The GM rules: Tro has 40 hit points.
dice 2 5
ana.boots cast many-hands
  Ana casts Many Hands.
  Reached by Many Hands: Tro, Ana.
  Healing of Many Hands: d6 2 + 3 Charisma = 5.
  Tro regains 5, now 45.
  Healing of Many Hands: d6 5 + 3 Charisma = 8.
  Ana regains 8, now 48.
pass to ana.boots
  The turn of Bob begins.
  The turn of Ox begins.
  The turn of Cal begins.
  Round 16.
  The turn of Tro begins.
  The turn of Ana begins.
dice 2 2
ana.boots cast anchor-field at 7 4
  Ana casts Anchor Field.
  Ana no longer concentrates on Gnawing Swarm.
  Ox is no longer gnawed.
  Reached by Anchor Field: Bob, Cal.
  Bob saves with Strength against Anchor Field: d20 2 against 14, failure.
  Cal saves with Strength against Anchor Field: d20 2 against 14, failure.
  Bob is anchored.
  Cal is anchored.
  Bob: speed 10 → 0 m (restrained).
  Cal: speed 10 → 0 m (restrained).
