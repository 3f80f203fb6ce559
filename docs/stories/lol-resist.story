title Percentages, one after another, after defences and drive
covers LOL-RESIST LOL-RESIST-SPLIT

book lurasko
room 30 14
sheet rimer like plain, weapon rime-projector, attacks 10
sheet thirty like plain, weapon beam-cannon, attacks 10
sheet arc like plain, weapon arc-lance, attacks 10
sheet knife like plain, strength 5, weapon dagger, attacks 10
sheet maul like plain, strength 5, weapon maul, attacks 10
sheet ember like plain, strength 4, weapon ember-blade, attacks 10
sheet elf like sable-orrin
person Rim rimer at 6 2 side Blue
person Thi thirty at 3 4 side Blue
person Arc arc at 6 6 side Blue
person Kni knife at 9 8 side Blue
person Mau maul at 9 10 side Blue
person Emb ember at 9 4 side Blue
person Elf elf at 10 2 side Red special
person Cer dunmore-pell at 10 4 side Red special
person Bot brass-walker at 10 6 side Red
person Vam night-stalker at 10 9 side Red special
initiative rim 30, thi 25, arc 20, kni 15, mau 12, emb 11, elf 5, cer 4, bot 3, vam 2

begin
  The battle goes on.
  Round 1.
  The turn of Rim begins.
# An elf takes three quarters of frost: 22 of 30.
dice 10 5 1
rim.boots attack elf
  Damage of rime projector: 30.
  Elf defends against Rim, rime projector: d20 10+5 = 15 against 14, a hit.
  Elf takes frost (30 - 8 at 75 %): 22 suffered.
  Elf has suffered 22, a degree of injury for each 15: one more (1, hurt in a limb).
  Elf is hurt in a limb.
  Elf: fatigue +25, now 25.
pass to thi.boots
  The turn of Thi begins.
# Ceramic takes three quarters of heat: 40 drives above 22, and 30 are left.
dice 10 6 1
thi.boots attack cer
  Damage of heat cannon: 40.
  Cer defends against Thi, heat cannon: d20 10+6 = 16 against 15 with half cover, a hit.
  Cer takes heat (40 - 10 at 75 %): 30 suffered.
  Cer has suffered 30, a degree of injury for each 16: one more (1, hurt in a limb).
  Cer is hurt in a limb.
  Cer is burning.
pass to arc.boots
  The turn of Arc begins.
# A construct takes half as much again of electricity: 30 drive above 28, and become 45.
dice 6 6 1
arc.boots attack bot
  Damage of arc lance: 30.
  Bot defends against Arc, arc lance: d20 6+6 = 12 against 11, a hit.
  Bot takes electric (30 + 15 at 150 %): 45 suffered.
  Bot has suffered 45, a degree of injury for each 24: one more (1, hurt in a limb).
  Bot is hurt in a limb.
pass to kni.boots
  The turn of Kni begins.
# Edged quartz on a vampire: weapon and strength together, 10, are 15.
dice 10 8 1
kni.boots attack vam
  Damage of quartz dagger: 5 + 5 Strength = 10.
  Vam defends against Kni, quartz dagger: d20 10+8 = 18 against 16, a hit.
  Vam takes edged (10 + 5 at 150 %): 15 suffered.
  Vam has suffered 15, a degree of injury for each 18: no further one (1, hurt in a limb).
pass to mau.boots
  The turn of Mau begins.
# A blunt weapon is no matter.
dice 10 8 1
mau.boots attack vam
  Damage of adamant maul: 14 + 5 Strength = 19.
  Vam defends against Mau, adamant maul: d20 10+8 = 18 against 16, a hit.
  Vam takes blunt: 19 suffered.
  Vam has suffered 34, a degree of injury for each 18: one more (1, hurt in a limb).
  Vam is hurt in a limb.
pass to emb.boots
  The turn of Emb begins.
# What the blade cuts is not spared by the ceramic, what it burns is: 12 stopped by half, 8 heat at three quarters of a half.
dice 10 5 1
emb.boots attack cer
  Damage of ember blade: 8 + 4 Strength = 12.
  Damage of ember blade: 8.
  Cer defends against Emb, ember blade: d20 10+5 = 15 against 13, a hit.
  Cer takes edged and heat (20 - 10 halved by armour - 1 at 75 %): 9 suffered.
  Cer has suffered 39, a degree of injury for each 16: one more (1, hurt in a limb).
  Cer is maimed.
  Cer: speed 30 → 15 ft (maimed).
