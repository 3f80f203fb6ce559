title Ether: a wound through the heart fells the one who is struck, and leaves the other as they are
covers HOE-MORTALITY

book ether
room 20 9
sheet brute like plain, weapon giant-blade, hp 30
sheet brave like plain, hp 30
person Bru brute at 3 2 side Red special
person Ana brave at 4 2 side Blue special
person Bea brave at 4 4 side Blue special
initiative bru 20, ana 10, bea 5

begin
  ...
dice 15 2 3 1
bru.boots attack ana
  Bru attacks Ana, giant blade: d20 15 against 10, a hit.
  Damage of giant blade: d8 2+3 = 5.
  Ana, Wound: 1, through the heart.
  Ana falls unconscious.
  Ana: 1 of 3 Mortality lost.
  Ana takes physical: 5 from Health.
  Ana: 2 of 3 Mortality lost.
show person ana
  dying at 4 2 on level 1, 0 of 30 Health, Defense 10
  unconscious; prone
show person bru
  able at 3 2 on level 1, 30 of 30 Health, Defense 10
