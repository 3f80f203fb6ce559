title Ether: the lesser creatures, what they can do and where they are weak
covers HOE-TOHIT HOE-DAMAGE HOE-COMMON HOE-CRITKILL HOE-REACT HOE-NPC

book ether
room 40 12
sheet hero like plain, hp 20, weapon cutlass, weapon buckler, device salt 1, power ember, power hoarfrost, reserve 6
person Ana hero at 10 2 side Blue
person Ben hero at 12 2 side Blue
person Cal hero at 30 8 side Blue
person Rot rot-walker at 11 2 side Red
person Elf crooked-elf at 20 5 side Red
person Elm crooked-elf at 20 6 side Red
initiative rot 20, elf 18, elm 16, ana 14, ben 12, cal 10

begin
  The battle goes on.
  Round 1.
  The turn of Rot begins.
# Rot Walker: Health 10, Defense 8. Its cleaver does 1d6 and knocks down.
dice 10 4
rot.boots attack ana with rending
  Rot attacks Ana, rending cleaver: d20 10 against 10, a hit.
  Damage of rending cleaver: d6 4.
  Ana is prone.
  Ana takes physical: 4 from Health.
  Ana: speed 30 → 20 ft (prone).
# Spores: Might against 8; 7 is unconscious and stabilised, though hit points are left.
dice 7
rot.boots cast sleep-spores on ben
  Rot uses Sleep Spores on Ben.
  Ben saves with Might against Sleep Spores: d20 7 against 8, failure.
  Ben is stabilised.
  Ben is prone.
  Ben: speed 30 → 0 ft (stunned, prone).
show person ben
  able at 12 2 on level 1, 20 of 20 Health, Defense 10
  stabilised; prone; cutlass in hand; shield in hand
# Healing wakes. Asleep, damage costs a Mortality as at 0, and a critical hit kills.
gm person heal ben 1
  Ben regains 0, now 20.
  Ben is no longer stabilised.
  Ben: speed 0 → 20 ft (no longer stunned).
gm person afflict ben stabilised
  Ben is stabilised.
  Ben: speed 20 → 0 ft (stunned).
gm person hurt ben 3 physical
  Ben takes physical: 3 from Health.
  Ben: 1 of 3 Mortality lost.
gm person heal ben 3
  Ben regains 3, now 20.
  Ben is no longer stabilised.
  Ben: speed 0 → 20 ft (no longer stunned).
pass to rot.boots
  The turn of Elf begins.
  The turn of Elm begins.
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Cal begins.
  Round 2.
  The turn of Rot begins.
dice 8
rot.boots cast sleep-spores on ben
  Rot uses Sleep Spores on Ben.
  Ben saves with Might against Sleep Spores: d20 8 against 8, success.
# Its claws reach all foes beside it, 1d6 each, and break what is held; once for each rest.
gm person relieve ana prone
  Ana is no longer prone.
  Ana: speed 20 → 30 ft (no longer prone).
dice 9 11 3 5
rot.boots cast caustic-rake
  Rot uses Caustic Rake.
  Reached by Caustic Rake: Ana, Ben.
  Rot attacks Ana, Caustic Rake: d20 9 against 10, a miss.
  Rot attacks Ben, Caustic Rake: d20 11, dropped 3 (advantage: prone) = 11 against 10, a hit.
  Damage of Caustic Rake: d6 5.
  Ben cannot use cutlass any more: it is broken.
  Ben takes acid: 5 from Health.
rot.boots cast caustic-rake
  refused [HOE-COMMON] Caustic Rake takes 1 action, and Rot has 0 left
pass to elf.boots
  The turn of Elf begins.
# The Elf's thorn: 1d4 at up to 100 ft, and Might 5 or sapped until a rest.
dice 12 2 4
elf.boots attack cal with thorn
  Elf attacks Cal, venom thorn: d20 12 against 10, a hit.
  Damage of venom thorn: d4 2.
  Cal saves with Might against venom thorn: d20 4 against 5, failure.
  Cal is sapped.
  Cal takes physical: 2 from Health.
gm person place elm 30 7
# Its pack: advantage on whom another of its side stands beside.
show aim elf cal
  +0 against 10, advantage: the pack
# Sapped: disadvantage on checks, and what is saved against is a check.
dice 3 12 2 20 5
elf.boots attack cal with thorn
  Elf attacks Cal, venom thorn: d20 12, dropped 3 (advantage: the pack) = 12 against 10, a hit.
  Damage of venom thorn: d4 2.
  Cal saves with Might against venom thorn: d20 5, dropped 20 (disadvantage: sapped) = 5 against 5, success.
  Cal takes physical: 2 from Health.
pass to elm.boots
  The turn of Elm begins.
dice 15 8
elm.boots cast tossed-net on cal
  Elm uses Tossed Net on Cal.
  Cal saves with Agility against Tossed Net: d20 8, dropped 15 (disadvantage: sapped) = 8 against 8, success.
dice 8 7
elm.boots cast tossed-net on cal
  Elm uses Tossed Net on Cal.
  Cal saves with Agility against Tossed Net: d20 7, dropped 8 (disadvantage: sapped) = 7 against 8, failure.
  Cal is restrained.
  Cal: speed 30 → 0 ft (restrained).
gm person rest cal
  Cal is no longer restrained.
  Cal is no longer sapped.
  Cal regains 4, now 20.
  Cal has rested.
  Cal: speed 0 → 30 ft (no longer restrained).
# The head of a Rot Walker: a called shot has disadvantage, and kills. 7 would miss, 8 hits.
pass to ana.boots
  The turn of Ana begins.
gm person place rot 11 2
gm person heal rot 10
  Rot regains 0, now 10.
dice 15 7
ana.boots attack rot called
  Ana attacks Rot, cutlass: d20 7, dropped 15 (disadvantage: a called shot) = 7 against 8, a miss.
dice 15 8 1
ana.boots attack rot called
  Ana attacks Rot, cutlass: d20 8, dropped 15 (disadvantage: a called shot) = 8 against 8, a hit.
  Damage of cutlass: d6 1.
  Rot has a weakness: the head.
  Rot is killed by its weakness.
# Nothing comes of calling a shot at whom has no such spot.
pass to ben.boots
  The turn of Ben begins.
gm person place elf 13 2
dice 14 13 2
ben.boots attack elf with fists called
  Ben attacks Elf, unarmed strike: d20 13, dropped 14 (disadvantage: a called shot) = 13 against 10, a hit.
  Damage of unarmed strike: d4 2.
  Elf takes physical: 2 from Health.
# The net held until the end of the next round.
pass to cal.boots
  The turn of Cal begins.
pass to elm.boots
  Round 3.
  The turn of Elf begins.
  The turn of Elm begins.
pass to cal.boots
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Cal begins.
pass to elm.boots
  Round 4.
  The turn of Elf begins.
  The turn of Elm begins.
