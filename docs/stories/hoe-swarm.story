title Ether: a swarm, a shaman of the swamp, a tick that drinks
covers HOE-DAMAGE HOE-COMMON HOE-COVER

book ether
room 40 12
sheet hero like plain, hp 40, might 12, weapon cutlass, device salt 1, power ember, power hoarfrost, power glare, reserve 9
person Ana hero at 10 2 side Blue
person Ben hero at 30 8 side Blue
person Swa swarm at 12 2 side Red
person Sha bleak-shaman at 20 7 side Red
person Kin crawling-throne at 31 8 side Red
initiative ana 20, swa 18, sha 16, kin 14, ben 12

# As a round begins all within 10 ft of the swarm: Might 10, or sapped until a rest.
dice 9
begin
  The battle goes on.
  Round 1.
  Swa uses Foul Air.
  Reached by Foul Air: Ana.
  Ana saves with Might against Foul Air: d20 9 against 10, failure.
  Ana is sapped.
  The turn of Ana begins.
# No attack roll harms a swarm; what it has to save against does.
gm person place swa 11 2
dice 12 5
ana.boots attack swa with cutlass
  Ana attacks Swa, cutlass: d20 12 against 8, a hit.
  Damage of cutlass: d6 5.
  Swa takes physical (5 - 5 immune): 0 from Health.
dice 12 4 3
ana.boots cast hoarfrost on swa
  Ana: Mana -1, now 8.
  Ana casts Hoarfrost on Swa.
  Swa saves with Might against Hoarfrost: d20 12 - 3 Might = 9 against 10, failure.
  Damage of Hoarfrost: d6 4+3 = 7.
  Swa takes frost: 7 from Health.
pass
  The turn of Swa begins.
# Its cloud: 1d4, and Might 10 or bleeding.
dice 10 3 9 15
swa.boots attack ana
  Swa attacks Ana, eating cloud: d20 10 against 10, a hit.
  Damage of eating cloud: d4 3.
  Ana saves with Might against eating cloud: d20 9, dropped 15 (disadvantage: sapped) = 9 against 10, failure.
  Ana is bleeding.
  Ana takes physical: 3 from Health.
pass
  The turn of Sha begins.
# Shaman: all foes within 50 ft, Might 10, or 1d4 and paralysed.
gm person place ana 12 7
gm person relieve ana bleeding
  Ana is no longer bleeding.
dice 9 15 10 3
sha.boots cast numbing-spray
  Sha uses Numbing Spray.
  Reached by Numbing Spray: Ana, Ben.
  Ana saves with Might against Numbing Spray: d20 9, dropped 15 (disadvantage: sapped) = 9 against 10, failure.
  Ben saves with Might against Numbing Spray: d20 10 against 10, success.
  Damage of Numbing Spray: d4 3.
  Ana is paralysed.
  Ana takes poison: 3 from Health.
  Ana: speed 30 → 0 ft (stunned).
# A noose for one within 50 ft: Agility 10, or 1d4 and strung up.
dice 9 2
sha.boots cast noose on ben
  Sha uses Noose on Ben.
  Ben saves with Agility against Noose: d20 9 against 10, failure.
  Damage of Noose: d4 2.
  Ben is strung up.
  Ben takes physical: 2 from Health.
  Ben: speed 30 → 0 ft (restrained).
# It hurts 1d4 at the start of each turn; an action cuts it.
dice 3
pass to ben.boots
  The turn of Kin begins.
  The turn of Ben begins.
  Damage of strung up: d4 3.
  Ben takes physical: 3 from Health.
ben.boots escape
  Ben is no longer strung up.
  Ben: speed 0 → 30 ft (no longer restrained).
show person ben
  able at 30 8 on level 1, 35 of 40 Health, Defense 10
  cutlass in hand
# The paralysed can do one thing: an action, and Might 10.
pass to ana.boots
  Round 2.
  The turn of Ana begins.
ana.boots attack sha
  refused [HOE-TURN] Ana cannot act
dice 9 12
ana.boots escape
  Ana, escape: d20 9, dropped 12 (disadvantage: sapped) = 9 against 10, failure.
dice 10 11
ana.boots escape
  Ana, escape: d20 10, dropped 11 (disadvantage: sapped) = 10 against 10, success.
  Ana is no longer paralysed.
  Ana: speed 0 → 30 ft (no longer stunned).
show person ana
  able at 12 7 on level 1, 34 of 40 Health, Defense 10
  sapped; cutlass in hand
pass to sha.boots
  The turn of Swa begins.
  The turn of Sha begins.
# Bone Omen: within 10 ft, Will 15, or stunned until the start of their next turn.
gm person place ana 18 7
gm person relieve ana sapped
  Ana is no longer sapped.
dice 14
sha.boots cast bone-omen
  Sha uses Bone Omen.
  Reached by Bone Omen: Ana.
  Ana saves with Will against Bone Omen: d20 14 against 15, failure.
  Ana is stunned.
  Ana: speed 30 → 0 ft (stunned).
dice 10 4 5
sha.boots attack ana with gnarled
  Sha attacks Ana, gnarled club: d20 10, dropped 4 (advantage: stunned) = 10 against 10, a hit.
  Damage of gnarled club: d8 5.
  Ana takes physical: 5 from Health.
pass to kin.boots
  The turn of Kin begins.
# The tick: its bite has +2, holds, and with Might below 10 bleeds.
dice 7
kin.boots attack ben with drinking
  Kin attacks Ben, drinking bite: d20 7 + 2 attack bonus = 9 against 10, a miss.
dice 8 4 9
kin.boots attack ben with drinking
  Kin attacks Ben, drinking bite: d20 8 + 2 attack bonus = 10 against 10, a hit.
  Damage of drinking bite: d6 4.
  Ben is drunk from.
  Ben saves with Might against drinking bite: d20 9 against 10, failure.
  Ben is bleeding.
  Ben takes physical: 4 from Health.
  Ben: speed 30 → 0 ft (restrained).
dice 4
pass to ben.boots
  The turn of Ben begins.
  Damage of bleeding: d4 4.
  Ben takes physical: 4 from Health.
dice 10
ben.boots escape
  Ben, escape: d20 10 against 10, success.
  Ben is no longer drunk from.
  Kin lets go of Ben.
  Ben: speed 0 → 30 ft (no longer restrained).
ben.boots move 29 8
  Ben has moved to 29 8 on level 1; 25 ft of movement is left.
pass to ana.boots
  Round 3.
  The turn of Ana begins.
  Ana is no longer stunned.
  Ana: speed 0 → 30 ft (no longer stunned).
# Salt does 2d10 to a shaman, and nothing to most.
gm person place ana 19 7
dice 9 6 7
ana.boots use salt on sha
  Ana uses bag of salt on Sha.
  Ana attacks Sha, bag of salt: d20 9 against 8, a hit.
  Sha has a weakness: salt.
  Damage of weakness: d10 6+7 = 13.
  Sha takes salt (0 + 13 weakness): 13 from Health.
pass to kin.boots
  The turn of Swa begins.
  The turn of Sha begins.
  The turn of Kin begins.
# Blood: foes within 50 ft, Might 13, or 1d6 and two Stamina.
dice 12 3
kin.boots cast blood-spray
  Kin uses Blood Spray.
  Reached by Blood Spray: Ben.
  Ben saves with Might against Blood Spray: d20 12 against 13, failure.
  Damage of Blood Spray: d6 3.
  Ben: Stamina -2, now 10.
  Ben takes poison: 3 from Health.
dice 13
kin.boots cast blood-spray
  Kin uses Blood Spray.
  Reached by Blood Spray: Ben.
  Ben saves with Might against Blood Spray: d20 13 against 13, success.
# Lightning makes it bleed. Fire ends a swarm.
gm person hurt kin 1 lightning
  Kin has a weakness: lightning.
  Kin is bleeding.
  Kin takes lightning: 1 from Health.
gm person hurt swa 1 fire
  Swa has a weakness: fire and what is holy.
  Swa is killed by its weakness.
show person swa
  dead at 11 2 on level 1, 0 of 20 Health, Defense 8
