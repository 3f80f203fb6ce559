title Ether: Parry and Shake It Off, by reaction and for Stamina
covers HOE-REACT HOE-FREE

book ether
room 20 9
sheet hero like plain, might 5, hp 30, weapon cutlass, power parry, power shake-it-off
sheet brute like plain, weapon maul, weapon revolver, hp 30, actions 9
person Ana hero at 2 2 side Blue
person Bru brute at 3 2 side Red
initiative ana 20, bru 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
pass to bru.boots
  The turn of Bru begins.
# A blow in melee that hits: 1d4 off it for two Stamina. What is left may be shaken off.
dice 12
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 12 against 10, a hit.
  Ana may react to Bru: Parry.
dice 3 5
ana.boots react
  Ana: Stamina -2, now 3.
  Ana uses Parry.
  Parry takes off: d4 3.
  Damage of maul: d8 5.
  Ana takes physical (5 - 3 taken off): 2 from Health.
  Ana may react to Bru: Shake It Off.
dice 4
ana.boots react
  Ana: Stamina -2, now 1.
  Ana uses Shake It Off.
  Healing of Shake It Off: d4 4.
  Ana regains 2, now 30.
# With one Stamina left nobody is asked. The score of Might is 5.
dice 12 5
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 12 against 10, a hit.
  Damage of maul: d8 5.
  Ana takes physical: 5 from Health.
show person ana
  able at 2 2 on level 1, 25 of 30 Health, Defense 10
  cutlass in hand
gm person rest ana
  Ana: Stamina +4, now 5.
  Ana regains 5, now 30.
  Ana has rested.
# A shot is not parried; to be shaken off it may be.
bru.boots stow maul
  Bru stows maul.
bru.boots draw revolver
  Bru draws revolver.
gm person place bru 6 2
dice 12 5
bru.boots attack ana with revolver
  Bru attacks Ana, revolver: d20 12 against 10, a hit.
  Damage of revolver: d8 5.
  Ana takes physical: 5 from Health.
  Ana may react to Bru: Shake It Off.
dice 2
ana.boots react
  Ana: Stamina -2, now 3.
  Ana uses Shake It Off.
  Healing of Shake It Off: d4 2.
  Ana regains 2, now 27.
