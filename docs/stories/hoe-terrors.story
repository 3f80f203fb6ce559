title Ether: the great creatures, their gazes, hexes, mouths, rays and shells
covers HOE-DAMAGE HOE-REACT HOE-COMMON HOE-MORTALITY HOE-HEAL

book ether
room 60 14
sheet hero like plain, hp 60, agility 10, weapon cutlass, weapon mirror-shield, device acid 2, device water 2, power ember, power hoarfrost, reserve 9
person Ana hero at 3 2 side Blue
person Ben hero at 3 4 side Blue
person Ser coil-serpent at 4 2 side Red
person Hag pelt-hag at 20 2 side Red
person Nam nameless at 30 8 side Red
person Bar ichor-baron at 50 10 side Red
person Dra glass-dragon at 52 2 side Red
initiative hag 30, ser 28, nam 26, ana 24, ben 22, bar 20, dra 18

begin
  The battle goes on.
  Round 1.
  The turn of Hag begins.
# Hag: the hex needs no roll: 1d8, one action fewer, 1d8 as their turn starts; a chant keeps it.
dice 5
hag.boots cast rattling-hex on ana
  Hag uses Rattling Hex on Ana.
  Damage of Rattling Hex: d8 5.
  Ana is hexed.
  Ana takes spirit: 5 from Health.
hag.boots cast chant on ben
  refused [HOE-COMMON] Chant only works on targets that Hag has hexed
# Will 15, or a Mortality is lost; it takes two actions.
gm person place ben 14 2
dice 14
hag.boots cast soul-break on ben
  Hag uses Soul Break on Ben.
  Ben saves with Will against Soul Break: d20 14 against 15, failure.
  Ben: 1 of 3 Mortality lost.
pass to ser.boots
  The turn of Ser begins.
gm person place ben 3 4
# Serpent: 1d10 and bleeding. It swallows: Agility 12, then 1d6 each turn, Might 18 to get out.
dice 10 7
ser.boots attack ben
  Ser attacks Ben, jagged maw: d20 10 against 10, a hit.
  Damage of jagged maw: d10 7.
  Ben is bleeding.
  Ben takes physical: 7 from Health.
gm person place ben 3 4
gm person relieve ben bleeding
  Ben is no longer bleeding.
dice 11
ser.boots cast swallow on ana
  Ser uses Swallow on Ana.
  Ana saves with Agility against Swallow: d20 11 against 12, failure.
  Ana is swallowed.
  Ana: speed 30 → 0 ft (restrained).
dice 12
ser.boots cast swallow on ben
  Ser uses Swallow on Ben.
  Ben saves with Agility against Swallow: d20 12 against 12, success.
show person ana
  able at 4 2 on level 1, 55 of 60 Health, Defense 10
  hexed; swallowed; cutlass in hand; mirror shield in hand
# Hexed 1d8, swallowed 1d6, and one action fewer.
dice 6 4
pass to ana.boots
  The turn of Nam begins.
  The turn of Ana begins.
  Damage of hexed: d8 6.
  Damage of swallowed: d6 4.
  Ana takes spirit: 6 from Health.
  Ana takes physical: 4 from Health.
show ana.boots
  the turn is open; left: 1 action; movement 0 ft
dice 17
ana.boots escape
  Ana, escape: d20 17 against 18, failure.
# Acid in the serpent does 2d12 more. What it has swallowed is free when it dies.
gm person hp ser 3
  The GM rules: Ser has 3 Health.
dice 9 3
gm person hurt ser 1 acid
  Ser has a weakness: acid and poison.
  Damage of weakness: d12 9+3 = 12.
  Ser takes acid (1 + 12 weakness): 13 from Health.
  Ana is no longer swallowed.
  Ser lets go of Ana.
  Ser is dead.
  Ana: speed 0 → 30 ft (no longer restrained).
show person ana
  able at 4 2 on level 1, 45 of 60 Health, Defense 10
  hexed; cutlass in hand; mirror shield in hand
# The hex lasts until the end of the hag's next turn, or longer, if she chants.
pass to hag.boots
  The turn of Ben begins.
  The turn of Bar begins.
  The turn of Dra begins.
  Round 2.
  The turn of Hag begins.
hag.boots cast chant on ana
  Hag uses Chant on Ana.
dice 4
pass to ana.boots
  The turn of Nam begins.
  The turn of Ana begins.
  Damage of hexed: d8 4.
  Ana takes spirit: 4 from Health.
pass to nam.boots
  The turn of Ben begins.
  The turn of Bar begins.
  The turn of Dra begins.
  Round 3.
  The turn of Hag begins.
  Ana is no longer hexed.
  The turn of Nam begins.
pass to ana.boots
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 2 actions; movement 30 ft
# Fire singes a hag: 2 less on Defense, 18. Against spells she has advantage.
gm person place ana 18 2
gm person hurt hag 1 fire
  Hag has a weakness: fire in its furs.
  Hag is singed.
  Hag takes fire: 1 from Health.
  Hag: Defense 18 → 16 (singed).
show aim ana hag
  refused: 10 ft is beyond a reach of 5 ft [HOE-RANGE]
gm person place ana 19 2
show aim ana hag
  +0 against 16
ana.boots stow cutlass
  Ana stows cutlass.
dice 4 3 2 6
ana.boots cast hoarfrost on hag
  Ana: Mana -1, now 8.
  Ana casts Hoarfrost on Hag.
  Hag saves with Might against Hoarfrost: d20 4, dropped 3 (advantage: warded) + 3 Might = 7 against 10, failure.
  Damage of Hoarfrost: d6 2+6 = 8.
  Hag takes frost: 8 from Health.
# Her talon: +3 at up to 10 ft, 1d8 and bleeding.
pass to hag.boots
  The turn of Ben begins.
  The turn of Bar begins.
  The turn of Dra begins.
  Round 4.
  The turn of Hag begins.
gm person place ana 18 2
dice 7 5
hag.boots attack ana
  Hag attacks Ana, hag talon: d20 7 + 3 attack bonus = 10 against 10, a hit.
  Damage of hag talon: d8 5.
  Ana is bleeding.
  Ana takes physical: 5 from Health.
gm person relieve ana bleeding
  Ana is no longer bleeding.
# Nameless: a gaze at up to 500 ft: Will 10, or stunned, 1d4 Stamina lost each turn while it lasts.
pass to nam.boots
  The turn of Nam begins.
gm person place ben 30 4
dice 9
nam.boots cast great-gaze on ben
  Nam uses Great Gaze on Ben.
  Ben saves with Will against Great Gaze: d20 9 against 10, failure.
  Ben is transfixed.
  Ben: speed 30 → 0 ft (stunned).
dice 3
pass to ben.boots
  The turn of Ana begins.
  The turn of Ben begins.
  Loss of Stamina by transfixed: d4 3.
  Ben: Stamina -3, now 7.
show person ben
  able at 30 4 on level 1, 53 of 60 Health, Defense 10
  transfixed; cutlass in hand; mirror shield in hand
# Blinded, it cannot keep it.
gm person afflict nam blinded
  Nam is blinded.
  Nam no longer concentrates on Great Gaze.
  Ben is no longer transfixed.
  Ben: speed 0 → 30 ft (no longer stunned).
gm person relieve nam blinded
  Nam is no longer blinded.
show person ben
  able at 30 4 on level 1, 53 of 60 Health, Defense 10
  cutlass in hand; mirror shield in hand
# A raised mirror throws it back.
ben.boots raise mirror
  Ben raises mirror shield.
  Ben: Defense 10 → 12 (mirror shield).
pass to nam.boots
  The turn of Bar begins.
  The turn of Dra begins.
  Round 5.
  The turn of Hag begins.
  The turn of Nam begins.
nam.boots cast great-gaze on ben
  Nam uses Great Gaze on Ben.
  Ben throws it back at Nam.
  Nam is stunned.
  Nam no longer concentrates on Great Gaze.
  Nam: speed 30 → 0 ft (stunned).
show person nam
  able at 30 8 on level 1, 80 of 80 Health, Defense 14
  stunned
gm person relieve nam stunned
  Nam is no longer stunned.
  Nam: speed 0 → 30 ft (no longer stunned).
# A tendril: Agility 10, or held; then 1d8. Wither: Might 10, or 1d4, 1d4 Stamina and 1d4 Mana.
gm person place ben 32 8
dice 9
nam.boots cast tendril on ben
  Nam uses Tendril on Ben.
  Ben saves with Agility against Tendril: d20 9 against 10, failure.
  Ben is held aloft.
  Ben: speed 30 → 0 ft (restrained).
dice 6
nam.boots cast squeeze on ben
  Nam uses Squeeze on Ben.
  Damage of Squeeze: d8 6.
  Ben takes physical: 6 from Health.
pass to nam.boots
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Bar begins.
  The turn of Dra begins.
  Round 6.
  The turn of Hag begins.
  The turn of Nam begins.
dice 9 3 2 4
nam.boots cast wither on ben
  Nam uses Wither on Ben.
  Ben saves with Might against Wither: d20 9 against 10, failure.
  Damage of Wither: d4 3.
  Loss of Mana by Wither: d4 2.
  Ben: Mana -2, now 7.
  Loss of Stamina by Wither: d4 4.
  Ben: Stamina -4, now 3.
  Ben takes poison: 3 from Health.
gm person relieve ben gripped
  Ben is no longer held aloft.
  Nam lets go of Ben.
  Ben: speed 0 → 30 ft (no longer restrained).
# Baron. Tar: Agility 10, or 2d12 and corrupted; half on a success.
gm person place ben 48 10
gm person place ana 48 12
pass to bar.boots
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Bar begins.
ben.boots lower
  Ben lowers mirror shield.
  Ben: Defense 12 → 10 (mirror shield lowered).
dice 10 9 7 8 20
bar.boots cast tar-burst at 47 11
  Bar uses Tar Burst.
  Reached by Tar Burst: Ana, Ben.
  Ana saves with Agility against Tar Burst: d20 10 against 10, success.
  Ben saves with Agility against Tar Burst: d20 9 against 10, failure.
  Damage of Tar Burst: d12 7+8 = 15.
  Ben, Corruption: 20, their will holds, and leaves them sapped.
  Ben is sapped.
  Ben takes poison: 15 from Health.
  Ana takes poison (15 - 8 by the save): 7 from Health.
# Its sting: +5 at up to 10 ft, 1d12.
dice 8 9
bar.boots attack ben
  Bar attacks Ben, tar sting: d20 8 + 5 attack bonus = 13 against 10, a hit.
  Damage of tar sting: d12 9.
  Ben takes physical: 9 from Health.
# Its fumes: all within 100 ft, friend or foe: Might 20; once for each rest.
dice 20 19 20 19 15
bar.boots cast black-fumes
  Bar uses Black Fumes.
  Reached by Black Fumes: Ana, Ben, Nam, Dra.
  Ana saves with Might against Black Fumes: d20 20 against 20, success.
  Ben saves with Might against Black Fumes: d20 19, dropped 20 (disadvantage: sapped) = 19 against 20, failure.
  Nam saves with Might against Black Fumes: d20 19 + 1 Might = 20 against 20, success.
  Dra saves with Might against Black Fumes: d20 15 + 4 Might = 19 against 20, failure.
  Dra is sapped.
bar.boots cast black-fumes
  refused [HOE-COMMON] Black Fumes has been used, and comes back with a rest
# As a round begins: 1d4 Stamina and 1d4 Mana, of foes within 50 ft.
dice 4 3 2 1
pass to bar.boots
  The turn of Dra begins.
  Round 7.
  Bar uses Draining Air.
  Reached by Draining Air: Ana, Ben.
  Loss of Mana by Draining Air: d4 4.
  Ana: Mana -4, now 4.
  Loss of Stamina by Draining Air: d4 3.
  Ana: Stamina -3, now 7.
  Loss of Mana by Draining Air: d4 2.
  Ben: Mana -2, now 5.
  Loss of Stamina by Draining Air: d4 1.
  Ben: Stamina -1, now 2.
  The turn of Hag begins.
  The turn of Nam begins.
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Bar begins.
# Water wounds it. Whom it brings to 0 dies, and it regains 5d10.
dice 10
gm person hurt bar 1 water
  Bar has a weakness: water.
  Bar, Wound: 10, a limp.
  Bar is limping.
  Bar takes water: 1 from Health.
  Bar: speed 40 → 20 ft (encumbered).
gm person hp bar 40
  The GM rules: Bar has 40 Health.
gm person hp ana 3
  The GM rules: Ana has 3 Health.
dice 8 9 1 2 3 4 5
bar.boots attack ana
  Bar attacks Ana, tar sting: d20 8 + 5 attack bonus = 13 against 10, a hit.
  Damage of tar sting: d12 9.
  Ana takes physical: 9 from Health.
  Ana falls unconscious.
  Bar uses Dark Rebirth on Ana.
  Healing of Dark Rebirth: d10 1+2+3+4+5 = 15.
  Bar regains 15, now 55.
  Bar has Ember now.
  Bar has Hoarfrost now.
  Ana is killed by Dark Rebirth. They are entitled to their last words.
# What she could it can: her skills and her spells, as far as it can pay for them.
bar.boots cast hoarfrost
  refused [HOE-COMMON] Hoarfrost takes 1 Mana, and Bar has 0 left
dice d20=1
bar.boots cast ember on ben
  Bar casts Ember on Ben.
  Bar attacks Ben, Ember: d20 1 against 10, a miss on a 1.
