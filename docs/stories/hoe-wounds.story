title Ether: every row of the wound table, Stamina, exhaustion and collapse, what a rest gives back
covers HOE-DAMAGE HOE-COMMON HOE-HEAL HOE-STABLE

book ether
room 30 9
sheet hero like plain, might 12, wit 12, hp 20, weapon maul, power surge, power war-cry
sheet brute like plain, weapon gruesome-cutlass, weapon maul, hp 40, actions 9
person Ana hero at 2 2 side Blue
person Bru brute at 3 2 side Red
person Far hero at 26 2 side Red
initiative ana 20, bru 10, far 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# A gruesome blade: Might against 5, or a d12 on the wound table.
pass to bru.boots
  The turn of Bru begins.
dice 20 4 3 5
bru.boots attack ana with gruesome
  Bru attacks Ana, gruesome cutlass: d20 20 against 10, a critical hit.
  Damage of gruesome cutlass: d6 4+3 = 7.
  Ana saves with Might against gruesome cutlass: d20 5 against 5, success.
  Ana takes physical: 7 from Health.
dice 15 4 4 12 2
bru.boots attack ana with gruesome
  Bru attacks Ana, gruesome cutlass: d20 15 against 10, a hit.
  Damage of gruesome cutlass: d6 4.
  Ana saves with Might against gruesome cutlass: d20 4 against 5, failure.
  Ana, Wound: 12, only grazed.
  Damage of Wound: d4 2.
  Ana takes physical: 2 from Health.
  Ana takes physical: 4 from Health.
# One wound at a time: a second one is spared the die.
dice 15 1 4 7
bru.boots attack ana with gruesome
  Bru attacks Ana, gruesome cutlass: d20 15 against 10, a hit.
  Damage of gruesome cutlass: d6 1.
  Ana saves with Might against gruesome cutlass: d20 4 against 5, failure.
  Ana, Wound: 7, it bleeds.
  Ana is bleeding.
  Ana takes physical: 1 from Health.
dice 15 1 4
bru.boots attack ana with gruesome
  Bru attacks Ana, gruesome cutlass: d20 15 against 10, a hit.
  Damage of gruesome cutlass: d6 1.
  Ana saves with Might against gruesome cutlass: d20 4 against 5, failure.
  Ana takes physical: 1 from Health.
# Bleeding is 1d4 at the start of each turn.
dice 3
pass to ana.boots
  The turn of Far begins.
  Round 2.
  The turn of Ana begins.
  Damage of bleeding: d4 3.
  Ana takes physical: 3 from Health.
show person ana
  able at 2 2 on level 1, 2 of 20 Health, Defense 10
  bleeding; maul in hand
gm person relieve ana bleeding
  Ana is no longer bleeding.
gm person heal ana 20
  Ana regains 18, now 20.
# 1: to 0, and one Mortality.
dice 1
gm person table ana wounds
  Ana, Wound: 1, through the heart.
  Ana falls unconscious.
  Ana: 1 of 3 Mortality lost.
  The turn of Bru begins.
show person ana
  dying at 2 2 on level 1, 0 of 20 Health, Defense 10
  unconscious; prone; maul in hand
gm person hp ana 20
  Ana wakes.
  The GM rules: Ana has 20 Health.
gm person rest ana
  Ana has rested.
# 2: one hand, and nothing that takes two.
gm person afflict ana prone
dice 2
gm person table ana wounds
  Ana, Wound: 2, a hand is lost.
  Ana is maimed.
  Ana can no longer hold maul.
ana.boots draw maul
  refused [HOE-COMMON] maul takes two hands, and Ana has 1 free
gm person relieve ana severed
  Ana is no longer maimed.
# 3: sapped, and one Mortality less: the second failure is the last.
dice 3
gm person table ana wounds
  Ana, Wound: 3, it festers.
  Ana is infected.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 Health.
gm person hurt ana 1 physical
  Ana takes physical: 1 from Health.
  Ana: 1 of 2 Mortality lost.
gm person hp ana 20
  Ana wakes.
  The GM rules: Ana has 20 Health.
gm person relieve ana infected
  Ana is no longer infected.
gm person rest ana
  Ana has rested.
# 4: damage is told to the others, and not to her own side.
dice 4
gm person table ana wounds
  Ana, Wound: 4, nothing is felt any more.
  Ana is numb.
gm person hurt ana 3 physical
  Ana takes physical: 3 from Health.
log ana.boots
log bru.boots
  Plain takes physical: 3 from Health.
gm person relieve ana numb
  Ana is no longer numb.
# 11: 1d4 more whenever hurt, but not by nothing.
dice 11
gm person table ana wounds
  Ana, Wound: 11, charred.
  Ana is charred.
dice 2
gm person hurt ana 3 physical
  Damage of charred: d4 2.
  Ana takes physical (3 + 2 charred): 5 from Health.
gm person hurt ana 0 physical
  Ana takes physical: 0 from Health.
gm person relieve ana charred
  Ana is no longer charred.
# 8, 9 and 10: blinded, Wit with disadvantage, a speed of 20.
dice 8
gm person table ana wounds
  Ana, Wound: 8, in the eyes.
  Ana is gouged.
gm person relieve ana gouged
  Ana is no longer gouged.
dice 9
gm person table ana wounds
  Ana, Wound: 9, a blow to the head.
  Ana is concussed.
dice 12 4
gm person check ana wit 10
  Ana, Wit: d20 4, dropped 12 (disadvantage: concussed) = 4 against 10, failure.
gm person relieve ana concussed
  Ana is no longer concussed.
dice 10
gm person table ana wounds
  Ana, Wound: 10, a limp.
  Ana is limping.
show ana.boots
  the turn is over; left: 2 actions; movement 20 ft
gm person relieve ana limping
  Ana is no longer limping.
gm person relieve ana prone
  Ana is no longer prone.
  Ana: speed 20 → 30 ft (no longer prone).
ana.boots draw maul
  Ana draws maul.
# Stamina is the Might score, 12. Surge: one action and two Stamina for two attacks.
pass to ana.boots
  The turn of Far begins.
  Round 3.
  The turn of Ana begins.
ana.boots cast surge
  Ana: Stamina -2, now 10.
  Ana uses Surge.
dice 1
ana.boots attack bru
  Ana attacks Bru, maul: d20 1 against 10, a miss on a 1.
dice 2
ana.boots attack bru
  Ana attacks Bru, maul: d20 2 against 10, a miss.
show ana.boots
  the turn is open; left: 1 action; movement 30 ft
pass to ana.boots
  The turn of Bru begins.
  The turn of Far begins.
  Round 4.
  The turn of Ana begins.
dice 9
ana.boots cast war-cry
  Ana: Stamina -2, now 8.
  Ana uses War Cry.
  Reached by War Cry: Bru.
  Bru saves with Will against War Cry: d20 9 against 10, failure.
  Bru is restrained.
  Bru: speed 30 → 0 ft (restrained).
# 6: one more whenever any is lost.
dice 6
gm person table ana wounds
  Ana, Wound: 6, gored.
  Ana is gored.
gm person reserve ana stamina -2
  Ana: Stamina -3, now 5.
gm person relieve ana gored
  Ana is no longer gored.
# None left: exhausted. Two more lost is too much; one is not.
gm person reserve ana stamina -5
  Ana: Stamina -5, now 0.
  Ana is exhausted.
gm person reserve ana stamina -1
  Ana: Stamina +0, now 0.
show person ana
  able at 2 2 on level 1, 12 of 20 Health, Defense 10
  exhausted; maul in hand
gm person reserve ana stamina -1
  Ana: Stamina +0, now 0.
  Ana is stabilised.
  Ana is prone.
  The battle is over. Every other side is beaten.
  Ana: speed 30 → 0 ft (stunned, prone).
show person ana
  able at 2 2 on level 1, 12 of 20 Health, Defense 10
  exhausted; stabilised; prone; maul in hand
# A rest gives everything back but wounds; and no Stamina to the weary.
gm person rest ana
  Ana: Stamina +12, now 12.
  Ana is no longer exhausted.
  Ana is no longer stabilised.
  Ana regains 8, now 20.
  Ana has rested.
  Ana: speed 0 → 20 ft (no longer stunned).
show person ana
  able at 2 2 on level 1, 20 of 20 Health, Defense 10
  prone; maul in hand
gm person reserve ana stamina -3
  Ana: Stamina -3, now 9.
dice 5
gm person table ana wounds
  Ana, Wound: 5, something has given up.
  Ana is weary.
gm person rest ana
  Ana has rested.
gm person reserve ana stamina 1
gm person relieve ana weary
  Ana is no longer weary.
gm person rest ana
  Ana: Stamina +3, now 12.
  Ana has rested.
