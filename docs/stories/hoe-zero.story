title Ether: Mortality, its natural 1 and 20, damage at 0, stabilised, massive damage, last words
covers HOE-MORTALITY HOE-MORTALITY-NAT HOE-CRITKILL HOE-STABLE HOE-LASTWORDS HOE-NPC HOE-NONLETHAL HOE-MASSIVE HOE-HEAL

book ether
room 24 14
sheet hero like plain, might 14, hp 8
sheet medic like plain, wit 14, device blood-kit 2, hp 8
sheet bruiser like plain, weapon maul, hp 30
sheet sniper like plain, weapon musket, hp 30
person Med medic at 2 6 side Blue
person Ana hero at 2 2 side Blue
person Ben hero at 2 4 side Blue
person Cal hero at 3 6 side Blue
person Dee hero at 2 8 side Blue
person Bru bruiser at 3 2 side Red
person Sni sniper at 20 2 side Red
person Rot rot-walker at 20 12 side Red
initiative med 20, ana 18, ben 16, cal 14, dee 12, bru 10, sni 8, rot 6

begin
  The battle goes on.
  Round 1.
  The turn of Med begins.
# From the turn after falling: a d20 against 10, 9 fails and costs one Mortality of three.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 Health.
dice 9
pass
  The turn of Ana begins.
  Ana, Mortality check: d20 9 against 10, failure.
  Ana: 1 of 3 Mortality lost.
  The turn of Ben begins.
show person ana
  dying at 2 2 on level 1, 0 of 8 Health, Defense 10
  unconscious; prone
pass to med.boots
  The turn of Cal begins.
  The turn of Dee begins.
  The turn of Bru begins.
  The turn of Sni begins.
  The turn of Rot begins.
  Round 2.
  The turn of Med begins.
dice 10
pass
  The turn of Ana begins.
  Ana, Mortality check: d20 10 against 10, success.
  The turn of Ben begins.
# A 1 costs two: none is left, and there are last words.
pass to med.boots
  The turn of Cal begins.
  The turn of Dee begins.
  The turn of Bru begins.
  The turn of Sni begins.
  The turn of Rot begins.
  Round 3.
  The turn of Med begins.
dice 1
pass
  The turn of Ana begins.
  Ana, Mortality check: d20 1 against 10, critical failure.
  Ana: 3 of 3 Mortality lost.
  Ana dies. They are entitled to their last words.
  The turn of Ben begins.
show person ana
  dead at 2 2 on level 1, 0 of 8 Health, Defense 10
  unconscious; prone
# A 20 wakes with 1 Health; the check was the turn.
gm person hp cal 0
  Cal falls unconscious.
  The GM rules: Cal has 0 Health.
dice 20
pass
  The turn of Cal begins.
  Cal, Mortality check: d20 20 against 10, critical success.
  Cal regains 1, now 1.
  Cal wakes.
  The turn of Dee begins.
show person cal
  able at 3 6 on level 1, 1 of 8 Health, Defense 10
  prone
show cal.boots
  the turn is over; left: nothing; movement 20 ft
# Any damage at 0 costs one Mortality, a critical hit kills.
gm person hp dee 0
  Dee falls unconscious.
  The GM rules: Dee has 0 Health.
  The turn of Bru begins.
gm person hurt dee 3 physical
  Dee takes physical: 3 from Health.
  Dee: 1 of 3 Mortality lost.
show person dee
  dying at 2 8 on level 1, 0 of 8 Health, Defense 10
  unconscious; prone
# Stabilised by a kit and Wit against 10: no checks, until hurt again, which costs one more.
pass to med.boots
  The turn of Sni begins.
  The turn of Rot begins.
  Round 4.
  The turn of Med begins.
gm person place dee 2 7
dice 8
med.boots stabilise dee
  Med, stabilise: d20 8 + 1 Wit = 9 against 10, failure.
dice 9
med.boots stabilise dee
  Med, stabilise: d20 9 + 1 Wit = 10 against 10, success.
  Dee is stable.
show person dee
  stable at 2 7 on level 1, 0 of 8 Health, Defense 10
  unconscious; prone
pass to med.boots
  The turn of Ben begins.
  The turn of Cal begins.
  The turn of Dee begins.
  The turn of Bru begins.
  The turn of Sni begins.
  The turn of Rot begins.
  Round 5.
  The turn of Med begins.
gm person hurt dee 1 physical
  Dee takes physical: 1 from Health.
  Dee is no longer stable.
  Dee: 2 of 3 Mortality lost.
show person dee
  dying at 2 7 on level 1, 0 of 8 Health, Defense 10
  unconscious; prone
# Mortality comes back with a rest, not with healing.
gm person heal dee 4
  Dee regains 4, now 4.
  Dee wakes.
gm person hp dee 0
  Dee falls unconscious.
  The GM rules: Dee has 0 Health.
gm person rest dee
  Dee has rested.
show person dee
  dying at 2 7 on level 1, 0 of 8 Health, Defense 10
  prone; unconscious
gm person hurt dee 1 physical
  Dee takes physical: 1 from Health.
  Dee: 1 of 3 Mortality lost.
gm person hurt dee 1 physical critical
  Dee takes physical: 1 from Health.
  Dee is killed by a critical hit. They are entitled to their last words.
# One attack of at least the maximum: Might against 10, or dead. 7 of 8 ask for nothing.
gm person hurt ben 7 physical attack
  Ben takes physical: 7 from Health.
gm person heal ben 8
  Ben regains 7, now 8.
dice 9
gm person hurt ben 8 physical attack
  Ben takes physical: 8 from Health.
  Ben falls unconscious.
  Ben, massive damage: d20 9 + 1 Might = 10 against 10, success.
show person ben
  dying at 2 4 on level 1, 0 of 8 Health, Defense 10
  unconscious; prone
gm person heal ben 8
  Ben regains 8, now 8.
  Ben wakes.
dice 8
gm person hurt ben 8 physical attack
  Ben takes physical: 8 from Health.
  Ben falls unconscious.
  Ben, massive damage: d20 8 + 1 Might = 9 against 10, failure.
  Ben is killed at once: the damage was massive. They are entitled to their last words.
# Creatures of the GM's die at 0.
gm person hurt rot 10 physical
  Rot takes physical: 10 from Health.
  Rot is dead.
# In melee a life can be spared: unconscious and stabilised. A shot cannot.
pass to bru.boots
  The turn of Cal begins.
  The turn of Bru begins.
gm person place cal 4 2
gm person relieve cal prone
  Cal is no longer prone.
  Cal: speed 20 → 30 ft (no longer prone).
dice 15 4
bru.boots attack cal spare
  Bru attacks Cal, maul: d20 15 against 10, a hit.
  Damage of maul: d8 4.
  Cal takes physical: 4 from Health.
  Cal falls unconscious.
  Cal is stable.
show person cal
  stable at 4 2 on level 1, 0 of 8 Health, Defense 10
  unconscious; prone
pass to sni.boots
  The turn of Sni begins.
gm person place med 18 2
sni.boots attack med spare
  refused [HOE-NONLETHAL] musket cannot spare a life
