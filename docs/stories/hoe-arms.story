title Ether: holy, cursed and silver blades, bombs, boomerangs, potions, a gun's butt, bodies as cover
covers HOE-DAMAGE HOE-CRIT HOE-NAT1 HOE-COVER HOE-NONLETHAL HOE-HEAL HOE-COMMON HOE-STABLE HOE-SHIELD

book ether
room 40 12
sheet templar like plain, will 14, weapon holy-cutlass, weapon cursed-cutlass, hp 30
sheet thrower like plain, weapon boomerang, device bomb 3, device acid 1, device goop 1, hp 30
sheet healer like plain, device remedy 1, device mana-potion 1, device ration 1, device bandage 1, device quickener 1, device potion 2, actions 4, device blood-kit 1, power knitting, reserve 6, hp 30
sheet guard like plain, weapon revolver, weapon buckler, hp 9
sheet victim like plain, hp 12
sheet clumsy like plain, weapon buckler, untrained 1
person Tem templar at 2 2 side Blue
person Thr thrower at 2 4 side Blue
person Hea healer at 2 6 side Blue
person Gua guard at 2 8 side Blue
person Clu clumsy at 12 10 side Blue
person Vic victim at 3 8 side Red
person Elf crooked-elf at 3 2 side Red
person Mas mastiff at 20 4 side Red
person Mat mastiff at 22 4 side Red
person Mau mastiff at 25 4 side Red
initiative tem 30, thr 28, hea 26, gua 24, clu 22, vic 20, elf 18, mas 16, mat 14, mau 12

begin
  The battle goes on.
  Round 1.
  The turn of Tem begins.
# Holy: 1d4 more for shadow and unholy, here not doubled by a 20, and none for others.
gm person hp elf 5
  The GM rules: Elf has 5 Health.
dice 20 1 2 1
tem.boots attack elf with holy-cutlass
  Tem attacks Elf, holy cutlass: d20 20 against 10, a critical hit.
  Damage of holy cutlass: d6 1+2 = 3.
  Damage of holy cutlass: d4 1.
  Elf takes physical: 4 from Health.
gm person place mas 3 3
dice 11 4
tem.boots attack mas with holy-cutlass
  Tem attacks Mas, holy cutlass: d20 11 against 11, a hit.
  Damage of holy cutlass: d6 4.
  Mas takes physical: 4 from Health.
pass to tem.boots
  The turn of Thr begins.
  The turn of Hea begins.
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 2.
  The turn of Tem begins.
# Cursed: the modifier of Will, +1 for 14, on the damage; a natural 1 corrupts its wielder.
dice 11 4
tem.boots attack mas with cursed-cutlass
  Tem attacks Mas, cursed cutlass: d20 11 against 11, a hit.
  Damage of cursed cutlass: d6 4 + 1 Will = 5.
  Mas takes physical: 5 from Health.
dice 1 17
tem.boots attack mas with cursed-cutlass
  Tem attacks Mas, cursed cutlass: d20 1 against 11, a miss on a 1.
  Tem, Corruption: 17, their hands shake.
  Tem is trembling.
# A bomb is a throw: a miss harms nobody, a hit hurts all within 10 ft of its target as well.
pass to thr.boots
  The turn of Thr begins.
gm person place mas 20 4
gm person heal mas 10
  Mas regains 9, now 10.
dice 10
thr.boots use bomb on mas
  Thr uses bomb on Mas.
  Thr attacks Mas, bomb: d20 10 against 11, a miss.
pass to thr.boots
  The turn of Hea begins.
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 3.
  The turn of Tem begins.
  The turn of Thr begins.
dice 11 1 2
thr.boots use bomb on mas
  Thr uses bomb on Mas.
  Thr attacks Mas, bomb: d20 11 against 11, a hit.
  Damage of bomb: d4 1+2 = 3.
  Reached by bomb: Mat.
  Mas takes fire: 3 from Health.
  Mat takes fire: 3 from Health.
pass to thr.boots
  The turn of Hea begins.
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 4.
  The turn of Tem begins.
  The turn of Thr begins.
# 20 doubles its dice; those around take as much as its target.
gm person heal mas 10
  Mas regains 3, now 10.
dice 20 1 1 1 1
thr.boots use bomb on mat
  Thr uses bomb on Mat.
  Thr attacks Mat, bomb: d20 20 against 14 with half cover, a critical hit.
  Damage of bomb: d4 1+1+1+1 = 4.
  Reached by bomb: Mas.
  Mat takes fire: 4 from Health.
  Mas takes fire: 4 from Health.
# A boomerang comes back from a hit, and is caught by an action; a miss leaves it lying.
pass to thr.boots
  The turn of Hea begins.
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 5.
  The turn of Tem begins.
  The turn of Thr begins.
gm person place mau 12 4
dice 11 2
thr.boots attack mau
  Thr attacks Mau, boomerang: d20 11 against 11, a hit.
  Thr can catch the returning boomerang.
  Damage of boomerang: d6 2.
  Mau takes physical: 2 from Health.
pass to thr.boots
  The turn of Hea begins.
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 6.
  The turn of Tem begins.
  The turn of Thr begins.
thr.boots attack mau
  refused [HOE-COMMON] draw boomerang first
thr.boots draw boomerang
  Thr draws boomerang.
dice 10
thr.boots attack mau
  Thr attacks Mau, boomerang: d20 10 against 11, a miss.
thr.boots draw boomerang
  refused [HOE-COMMON] Thr has no action left
pass to thr.boots
  The turn of Hea begins.
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 7.
  The turn of Tem begins.
  The turn of Thr begins.
# Goop holds until an action and Might 10; acid does 1d6.
dice 11
thr.boots use goop on mau
  Thr uses goop on Mau.
  Thr attacks Mau, goop: d20 11 against 11, a hit.
  Mau is stuck.
  Mau: speed 50 → 0 ft (restrained).
pass to thr.boots
  The turn of Hea begins.
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 8.
  The turn of Tem begins.
  The turn of Thr begins.
dice 11 5
thr.boots use acid on mau
  Thr uses acid vial on Mau.
  Thr attacks Mau, acid vial: d20 11 against 11, a hit.
  Damage of acid vial: d6 5.
  Mau takes acid: 5 from Health.
# Potions: Mana, Stamina, what ends conditions, one action more.
pass to hea.boots
  The turn of Hea begins.
gm person reserve hea mana -6
  Hea: Mana -6, now 0.
gm person reserve hea stamina -8
  Hea: Stamina -8, now 2.
dice 4
hea.boots use mana-potion on hea
  Hea uses mana potion.
  Gain of Mana by mana potion: d6 4.
  Hea: Mana +4, now 4.
dice 5
hea.boots use ration on hea
  Hea uses ration.
  Gain of Stamina by ration: d6 5.
  Hea: Stamina +5, now 7.
pass to hea.boots
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 9.
  The turn of Tem begins.
  The turn of Thr begins.
  The turn of Hea begins.
gm person afflict thr bleeding
  Thr is bleeding.
gm person place thr 3 6
hea.boots use bandage on thr
  Hea uses bandage on Thr.
  Thr is no longer bleeding.
hea.boots use quickener on hea
  Hea uses quickener.
  Hea is hurried.
gm person afflict gua sapped
  Gua is sapped.
pass to hea.boots
  The turn of Gua begins.
  The turn of Clu begins.
  The turn of Vic begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 10.
  The turn of Tem begins.
  The turn of Thr begins.
  The turn of Hea begins.
show hea.boots
  the turn is open; left: 5 actions; movement 30 ft
gm person place gua 3 7
hea.boots use remedy on gua
  Hea uses remedy on Gua.
  Gua is no longer sapped.
# With the butt of a gun, 1d4, a life can be spared.
pass to gua.boots
  The turn of Gua begins.
gm person place vic 4 7
gm person hp vic 2
  The GM rules: Vic has 2 Health.
dice 10 2
gua.boots attack vic with revolver butt spare
  Gua attacks Vic, revolver butt: d20 10 against 10, a hit.
  Damage of revolver butt: d4 2.
  Vic takes physical: 2 from Health.
  Vic falls unconscious.
  Vic is stable.
show person vic
  stable at 4 7 on level 1, 0 of 12 Health, Defense 10
  unconscious; prone
# The dead regain nothing: not by a potion, a spell or a GM.
gm person hp vic 1
  Vic wakes.
  The GM rules: Vic has 1 Health.
gm person hurt vic 1 physical
  Vic takes physical: 1 from Health.
  Vic falls unconscious.
gm person hurt vic 1 physical critical
  Vic takes physical: 1 from Health.
  Vic is killed by a critical hit. They are entitled to their last words.
show person vic
  dead at 4 7 on level 1, 0 of 12 Health, Defense 10
  prone; unconscious
pass to hea.boots
  The turn of Clu begins.
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 11.
  The turn of Tem begins.
  The turn of Thr begins.
  The turn of Hea begins.
gm person place hea 5 7
hea.boots use potion on vic
  refused [HOE-HEAL] a foe is dead, and the dead regain nothing
hea.boots cast knitting on vic
  refused [HOE-HEAL] a foe is dead, and the dead regain nothing
hea.boots stabilise vic
  refused [HOE-STABLE] there is nobody to stabilise
gm person heal vic 5
  refused [HOE-HEAL] Vic is dead, and the dead regain nothing
gm person reserve vic stamina 1
  refused [HOE-HEAL] Vic is dead, and the dead regain nothing
show person vic
  dead at 4 7 on level 1, 0 of 12 Health, Defense 10
  prone; unconscious
# A shot cannot spare a life, and a gun has to be one to have a butt.
pass to gua.boots
  The turn of Gua begins.
gua.boots attack mau with revolver spare
  refused [HOE-NONLETHAL] revolver cannot spare a life
# A body in the way is an obstacle: half cover, +3.
gm person place gua 2 10
gm person place mas 6 10
show aim gua mas
  +0 against 11
gm person place thr 4 10
show aim gua mas
  +0 against 14 with half cover
# A shield adds 2, in untrained hands 1.
pass to clu.boots
  The turn of Clu begins.
clu.boots raise buckler
  Clu raises shield.
  Clu: Defense 10 → 11 (shield).
show person clu
  able at 12 10 on level 1, 12 of 12 Health, Defense 11
  shield in hand
pass to gua.boots
  The turn of Elf begins.
  The turn of Mas begins.
  The turn of Mat begins.
  The turn of Mau begins.
  Round 12.
  The turn of Tem begins.
  The turn of Thr begins.
  The turn of Hea begins.
  The turn of Gua begins.
gua.boots raise buckler
  Gua raises shield.
  Gua: Defense 10 → 12 (shield).
show person gua
  able at 2 10 on level 1, 9 of 9 Health, Defense 12
  revolver in hand, 3 of 3; shield in hand
