title Ether: a dragon of glass, its ray that recharges, its shell that others break, its hide
covers HOE-DAMAGE HOE-COMMON HOE-REACT

book ether
room 40 14
sheet hero like plain, hp 60, might 13, weapon cutlass, weapon silver-cutlass
person Ana hero at 10 4 side Blue
person Ben hero at 11 3 side Blue
person Cal hero at 20 9 side Blue
person Dra glass-dragon at 30 4 side Red
initiative dra 20, ana 15, ben 12, cal 10

begin
  The battle goes on.
  Round 1.
  The turn of Dra begins.
# Three foes within 100 ft: Agility 16, or 2d10; a natural 1 wounds. 15 fails, 16 does not.
dice 15 1 12 3 16 9 8
dra.boots cast prism-ray on cal
  Dra uses Prism Ray on Cal.
  Reached by Prism Ray: Cal, Ben, Ana.
  Cal saves with Agility against Prism Ray: d20 15 against 16, failure.
  Ben saves with Agility against Prism Ray: d20 1 against 16, failure.
  Ben, Wound: 12, only grazed.
  Damage of Wound: d4 3.
  Ana saves with Agility against Prism Ray: d20 16 against 16, success.
  Damage of Prism Ray: d10 9+8 = 17.
  Ben takes physical: 3 from Health.
  Cal takes spirit: 17 from Health.
  Ben takes spirit: 17 from Health.
dra.boots cast prism-ray on cal
  refused [HOE-COMMON] Prism Ray waits for a 5 on a d6, at the start of a turn
# A spike: +5 at up to 100 ft, 1d10, and 1d4 to others within 10 ft of a hit.
dice 5 7 3
dra.boots attack ana
  Dra attacks Ana, glass spike: d20 5 + 5 attack bonus = 10 against 10, a hit.
  Damage of glass spike: d10 7.
  Reached by glass spike: Ben.
  Damage of glass spike: d4 3.
  Ana takes physical: 7 from Health.
  Ben takes physical: 3 from Health.
# A shell: Might 15, +1, or stunned until somebody else breaks it with the same.
dice 13
dra.boots cast crystal-shell on ana
  Dra uses Crystal Shell on Ana.
  Ana saves with Might against Crystal Shell: d20 13 + 1 Might = 14 against 15, failure.
  Ana is encased.
  Ana: speed 30 → 0 ft (stunned).
pass to ana.boots
  The turn of Ana begins.
ana.boots escape
  refused [HOE-TURN] Ana cannot act
pass to ben.boots
  The turn of Ben begins.
dice 13
ben.boots escape ana
  Ben, free: d20 13 + 1 Might = 14 against 15, failure.
dice 14
ben.boots escape ana
  Ben, free: d20 14 + 1 Might = 15 against 15, success.
  Ana is no longer encased.
  Ana: speed 0 → 30 ft (no longer stunned).
ben.boots escape ana
  refused [HOE-COMMON] Ben has no action left
# At the start of a turn a d6: on 4 the ray is not ready, on 5 it is.
dice 4
pass to dra.boots
  The turn of Cal begins.
  Round 2.
  The turn of Dra begins.
  Dra: Prism Ray is not ready yet: d6 4.
dra.boots cast prism-ray on cal
  refused [HOE-COMMON] Prism Ray waits for a 5 on a d6, at the start of a turn
# Its eyes: all foes within 100 ft, Wit 15, or charmed until its next turn; Ana has not had hers, and the GM orders for her.
dice 14 15 20
dra.boots cast prism-eyes
  Dra uses Prism Eyes.
  Reached by Prism Eyes: Ana, Ben, Cal.
  Ana saves with Wit against Prism Eyes: d20 14 against 15, failure.
  Ben saves with Wit against Prism Eyes: d20 15 against 15, success.
  Cal saves with Wit against Prism Eyes: d20 20 against 15, success.
  Ana is entranced.
pass to ana.boots
  The turn of Ana begins.
gm person place dra 12 2
ana.boots attack dra
  refused [HOE-TURN] Ana is entranced: the GM decides what they do this turn
gm command ana.boots attack dra
  refused [HOE-TURN] Ana is charmed and does them no harm
pass to ben.boots
  The turn of Ben begins.
# Its hide takes 1d6 off what is neither a spell nor silver.
dice 18 6 4
ben.boots attack dra with cutlass
  Ben attacks Dra, cutlass: d20 18 against 18, a hit.
  Damage of cutlass: d6 6.
  Hide takes off: d6 4.
  Dra takes physical (6 - 4 hide): 2 from Health.
dice 18 6
ben.boots attack dra with silver-cutlass
  Ben attacks Dra, silver cutlass: d20 18 against 18, a hit.
  Damage of silver cutlass: d6 6.
  Dra takes physical: 6 from Health.
dice 5
pass to dra.boots
  The turn of Cal begins.
  Round 3.
  The turn of Dra begins.
  Ana is no longer entranced.
  Dra: Prism Ray is ready again: d6 5.
show person ana
  able at 10 4 on level 1, 53 of 60 Health, Defense 10
  cutlass in hand; silver cutlass in hand
dice 20 20 20
dra.boots cast prism-ray on ben
  Dra uses Prism Ray on Ben.
  Reached by Prism Ray: Ben, Ana, Cal.
  Ben saves with Agility against Prism Ray: d20 20 against 16, success.
  Ana saves with Agility against Prism Ray: d20 20 against 16, success.
  Cal saves with Agility against Prism Ray: d20 20 against 16, success.
